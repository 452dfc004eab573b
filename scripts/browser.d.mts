export function findTestBrowser(): Promise<string | undefined>;
export function findFullBrowser(): Promise<string | undefined>;
export const CHROMIUM_FLAGS: readonly string[];
