export function findChromium(): Promise<string | undefined>;
export const CHROMIUM_FLAGS: readonly string[];
