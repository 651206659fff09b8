export const LANDMARKS: Record<string, string> = {};
