export function makeScratch(parent?: string): string;
export function makeTestScratch(): string;
export function recordProcess(folder: string, pid: number): () => void;
export function sweep(folder: string): void;
