// Signs on a 24 px grid: resources and kinds of cards are filled, what is done is stroked.
export const FILLED = {
  points: 'm12 1.8 3 6.6 7.2.8-5.4 4.8 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1L1.8 9.2 9 8.4z',
  experience: 'm12 2.5 9 8.2v4.6l-9-8.2-9 8.2v-4.6zM12 11.2l9 8.2V22h-1.9L12 15.6 4.9 22H3v-2.6z',
  strength: 'M20.8 2.2 14 4.8 7.5 12l-1.9-1.9-1.7 1.7 2.4 2.4-3.7 3.7a2.5 2.5 0 1 0 3.5 3.5l3.7-3.7 2.4 2.4 1.7-1.7L12 16.5l7.2-6.5z',
  energy: 'M13.9 1.8 4.6 13.5h6l-1.5 8.7 10.3-12.6h-6.3z',
  unit: 'M4 20.5V11a8 8 0 0 1 16 0v9.5h-5.5V15h-5v5.5zm3.5-9.7v2.4h9v-2.4z',
  landmark: 'M8 21.5v-9H4.5V8H6V4.5h2.5V8h1.9V2.5h3.2V8h1.9V4.5H18V8h1.5v4.5H16v9h-2.5v-4h-3v4z',
  cache: 'm12 2 9 4.3v11.4L12 22l-9-4.3V6.3zm-6 6.1v7.7l5 2.4v-7.7zm12 0-5 2.4v7.7l5-2.4z',
  sector: 'M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM15.2 13h3.6v2.2H21v3.6h-2.2V21h-3.6v-2.2H13v-3.6h2.2z',
  technology: 'M9.2 2.5h5.6v1.9h-1v4.2l5.5 9.3c1 1.7-.2 3.6-2.1 3.6H6.8c-1.9 0-3.1-1.9-2.1-3.6l5.5-9.3V4.4h-1zM8.3 15.5h7.4l-1.9-3.2h-3.6z',
  operations: 'M12 1.8 22.2 12 12 22.2 1.8 12zm0 4.4L6.2 12l5.8 5.8 5.8-5.8zM12 9.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2z',
  ship: 'M12 1.5c3.3 2.7 4.6 6.3 4.6 10.2l3.9 4.8v3.7l-5.3-1.7h-6.4l-5.3 1.7v-3.7l3.9-4.8c0-3.9 1.3-7.5 4.6-10.2zm0 6.1a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zM10 20h4l-2 3z',
  lock: 'M6 10V8a6 6 0 0 1 12 0v2h1.5v11.5h-15V10zm2.6 0h6.8V8a3.4 3.4 0 0 0-6.8 0z',
  token: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm0 3.2a7.3 7.3 0 0 0-5.8 11.8L16.5 6.2A7.2 7.2 0 0 0 12 4.7zm5.8 2.8L7.5 17.8A7.3 7.3 0 0 0 17.8 7.5z',
  pair: 'm7 6 5.2 3v6L7 18l-5.2-3V9zM17 6l5.2 3v6L17 18l-5.2-3V9z',
} as const;
export const STROKED = {
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  each: 'M19.5 12a7.5 7.5 0 1 1-2.5-5.6L20 9M20.2 4v5.2H15',
  check: 'm4.5 12.5 5 5.5 10-12',
} as const;
export type SignName = keyof typeof FILLED | keyof typeof STROKED;
