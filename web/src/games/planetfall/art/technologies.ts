export const TECHNOLOGIES: Record<string, string> = {};
