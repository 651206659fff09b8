// Small signs of counts, on a 16 px grid.
export const SIGN = {
  supply: 'M3 15v-3a5 4.500 0 0 1 10 0v3zM8 1a4 4 0 1 0 .1 0z',
  lost: 'M14 8a6 6 0 1 1-3-5.200M11 8a3 3 0 1 1-1.500-2.600',
  cards: 'M3.500 1.500h9v13h-9z',
};
