export const VERSIONED: Readonly<Record<string, (version: string) => string>>;
