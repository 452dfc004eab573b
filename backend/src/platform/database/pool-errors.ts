import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';

/** Says when the database ends a connection that nobody uses at that moment. */
export class PoolErrors implements BeforeApplicationShutdown {
  private readonly log = new Logger('Database');
  private isClosing = false;

  note(error: Error): void {
    if (!this.isClosing) this.log.warn(`database connection lost: ${error.message}`);
  }

  /** From here on it is wanted: the pool says goodbye, and does not wait until the server has heard it. */
  beforeApplicationShutdown(): void {
    this.isClosing = true;
  }
}
