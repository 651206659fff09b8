/** Tones of the bare globe, by theme. */
export interface Look {
  dark: boolean;
  face: string;
  line: string;
  number: string;
  wall: string;
  groove: string;
  /** Faces that can be chosen. */
  lit: string;
  /** The outline of a region that grows. */
  grown: string;
}

export const LOOKS: Record<'dark' | 'light', Look> = {
  dark: { dark: true, face: '#2C3B66', line: '#7C90C8', number: '#D5DFFA', wall: '#EFE4CB', groove: '#1A2547', lit: '#9BE07F', grown: '#EEFFC4' },
  light: { dark: false, face: '#D9CBAE', line: '#8F7B52', number: '#5A4725', wall: '#FFF7E4', groove: '#B9A782', lit: '#3F9A2F', grown: '#FFFFFF' },
};
