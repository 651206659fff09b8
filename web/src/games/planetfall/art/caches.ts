export const CACHES: Record<string, string> = {};
