import { Logger } from '@nestjs/common';

const READ_EVERY_MS = 5000;

/** Reads a setting again and again, so that a change is in effect in all processes within seconds. Returns what stops it. */
export function keepReading(what: string, read: () => Promise<void>): () => void {
  const log = new Logger('Settings');
  const again = () =>
    void read().catch((error: unknown) => log.warn(`Failed to read ${what}: ${String(error)}`));
  const timer = setInterval(again, READ_EVERY_MS).unref();
  return () => clearInterval(timer);
}
