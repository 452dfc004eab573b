export function makeScratch(): string;
export function recordProcess(folder: string, pid: number): () => void;
export function sweep(folder: string): void;
