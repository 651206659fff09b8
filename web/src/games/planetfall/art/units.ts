export const UNITS: Record<string, string> = {};
