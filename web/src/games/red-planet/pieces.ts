// Small drawings around the point (0, 0): resources, helmets, marks.

export const INK = '#161B26';
export const CREAM = '#FFF8E8';
export const BRASS = '#B98A2C';

export const RESOURCE: Record<string, { light: string; paths: { d: string; line?: true }[] }> = {
  ice: { light: '#BFE8F7', paths: [{ d: 'M0-8.5l4 3.5v6L0 8.5l-4-7.5v-6z' }, { d: 'M4.5-1.5L8 1.5V5L4.5 7l-2-3z' }] },
  sylvanite: { light: '#F6D25B', paths: [{ d: 'M-8 2l4-7h8l4 7-8 6.5z' }, { d: 'M-8 2H8M-4-5 0 2l4-7M0 2v6.5', line: true }] },
  celerium: { light: '#E28BFF', paths: [{ d: 'M0-9l3 6 6 3-6 3-3 6-3-6-6-3 6-3z' }] },
};

/** Lines of a pattern a region, on a 24 px tile: never colour alone. */
export const PATTERN: Record<string, string> = {
  vastitas_borealis: 'M4 5h.1M14 11h.1M9 17h.1M19 3h.1M17 18l2-2 2 2-2 2z',
  tritonis_sinus: 'M-2 14L14-2M4 26L26 4M10 24l14-14',
  mare_tyrrhenum: 'M0 7q3-4 6 0t6 0 6 0 6 0M0 19q3-4 6 0t6 0 6 0 6 0',
  ausonia: 'M3 10V5h7v5M14 22v-5h7v5',
  mare_serpentis: 'M6 0q5 6 0 12t0 12M18 0q5 6 0 12t0 12',
  sinus_sabaeus: 'M2 8a6 6 0 0 0 10 0M14 20a6 6 0 0 0 10 0',
  valles_marineris: 'M0 6h9l3 2h12M0 14h5l3-2h16M0 20h14l3 2h7',
  hellas: 'M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0',
  syrtis_major: 'M3 9l3-5 3 5M15 21l3-5 3 5M16 7h.1M6 19h.1',
};
export const TINTS = { rim: ['#B4512F', '#A1452A'], inner: ['#C96B40', '#BC5C36', '#D27F50'] };
export const BORDER = '#35140B';
export const FLASK = 'M-3-9h6M-1.500-9v5l-5 8q-1 3 2 3h9q3 0 2-3l-5-8v-5';

/** The spiral of the wormhole. */
export function spiral(radius: number): string {
  return Array.from({ length: 161 }, (_, i) => {
    const [turn, far] = [(i / 160) * 6.28 * 3.1, radius * (1 - (i / 160) * 0.92)];
    return `${i ? 'L' : 'M'}${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far * 0.62).toFixed(1)}`;
  }).join('');
}

/** A card's drawing by what it does, on a 24 px grid. */
export const EFFECT: Record<string, string> = {
  only_even: 'M5 8h6M5 16h6M13 8h6M13 16h6',
  only_odd: 'M9 6h6M5 12h6M13 12h6M9 18h6',
  neighbour_tokens: 'M12 12m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M12 3v3M12 18v3M4.200 7.500l2.600 1.500M17.200 15l2.600 1.500M4.200 16.500l2.600-1.500M17.200 9l2.600-1.500',
  no_tokens: 'M4 20l8-14 8 14zM9 20l3-5 3 5M5 5l14 14',
  second_place: 'M4 20v-6h5v6M9 20V8h6v12M15 20v-9h5v9M18 5l2 2-2 2',
  own_tokens: 'M4 19l4-5 3 3 4-6 5 8zM8 8l2-3 2 3-2 2zM15 6l1.500-2L18 6l-1.500 1.500z',
  each_loses: 'M12 3v10M8 9l4 4 4-4M5 17h14M8 21h8',
  swap_resource: 'M7 4L3.500 7.500 7 11M3.500 7.500H17M17 13l3.500 3.500L17 20M20.500 16.500H7',
  lift: 'M12 21V4M7 9l5-5 5 5M5 21h14',
  storm: 'M3 8h11a3 3 0 1 0-3-3M3 12h15a3 3 0 1 1-3 3M3 16h8a2.500 2.500 0 1 1-2.500 2.500',
  points_present: 'M12 21c-5-4-8-7-8-11a8 8 0 0 1 16 0c0 4-3 7-8 11zM12 7v6M9 10h6',
  points_leader: 'M4 20h16M6 20v-9l3 3 3-7 3 7 3-3v9',
  gain_tokens: 'M12 3l6 5v8l-6 5-6-5V8zM6 8l6 4 6-4M12 12v9',
  change_character: 'M6 4h8v11H6zM10 18v2h8V9h-2',
  rescue: 'M12 5a7 7 0 1 0 7 7M12 9a3 3 0 1 0 3 3M15 6l4-3 1 5',
  redirect: 'M4 20C5 12 9 9 14 9M14 5l5 4-5 4M5 5l3 3M8 5L5 8',
};
/** A mission's drawing by what it counts. */
export const METRIC: Record<string, string> = {
  astronauts: 'M12 4a4.500 4.500 0 1 0 .1 0M5 21v-3a7 5 0 0 1 14 0v3z',
  regions_settled: 'M6 21V4M6 5h11l-3 4 3 4H6M12 21h8',
  regions_led: 'M4 20h16M6 20v-9l3 3 3-7 3 7 3-3v9',
  tokens: 'M12 3l8 9-8 9-8-9zM4 12h16',
  token_sets: 'M8 5l4 5-4 5-4-5zM16 5l4 5-4 5-4-5zM12 13l4 4-4 4-4-4z',
  lost: 'M20 12a8 8 0 1 1-4-6.900M16 12a4 4 0 1 1-2-3.500M12 12h.1',
};
