import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { Hub } from './hub.js';

const COMPARE_EVERY_MS = 2000;
/** Random, so that not all clients reconnect to another instance at the same moment. */
const RETRY_MIN_MS = 500;
const RETRY_SPREAD_MS = 2500;

/** The hub's periodic work: heartbeats, comparing versions, and announcing a restart. */
@Injectable()
export class Heartbeat implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private hasAnnouncedRestart = false;

  constructor(private readonly hub: Hub) {}

  onModuleInit(): void {
    this.timers = [
      setInterval(() => this.beat(), LIMITS.HEARTBEAT_EVERY_MS),
      setInterval(() => void this.hub.compareVersions(), COMPARE_EVERY_MS),
    ];
  }

  /** Sends every client the versions that it should have by now. */
  beat(): void {
    this.hub.broadcast((client) => ({ type: 'HEARTBEAT', versions: client.versions() }));
  }

  /** Asks every client to reconnect after a random delay. Most disconnect immediately. */
  announceRestart(): void {
    if (this.hasAnnouncedRestart) return;
    this.hasAnnouncedRestart = true;
    this.hub.broadcast(() => ({
      type: 'SERVER_RESTART',
      reason: 'The server is restarting.',
      retryInMs: RETRY_MIN_MS + Math.round(Math.random() * RETRY_SPREAD_MS),
    }));
  }

  /** Announces the restart before running requests are finished; connections are closed afterwards. */
  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.announceRestart();
  }

  beforeApplicationShutdown(): void {
    this.hub.closeAll();
  }
}
