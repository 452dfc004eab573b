import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';

/** Logs when the database closes an idle connection. */
export class PoolErrors implements BeforeApplicationShutdown {
  private readonly log = new Logger('Database');
  private isClosing = false;

  note(error: Error): void {
    if (!this.isClosing) this.log.warn(`Lost a database connection: ${error.message}`);
  }

  /** From now on that is expected: the pool closes its connections without waiting for the server. */
  beforeApplicationShutdown(): void {
    this.isClosing = true;
  }
}
