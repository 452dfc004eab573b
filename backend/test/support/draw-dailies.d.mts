export function drawDailies(databaseUrl: string): Promise<void>;
