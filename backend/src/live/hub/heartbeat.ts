import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { Hub } from './hub.js';

const COMPARE_EVERY_MS = 2000;
/** So that not all clients come back to another instance at the same moment. */
const RETRY_MIN_MS = 500;
const RETRY_SPREAD_MS = 2500;

/** What the hub does by itself: heartbeats, the comparison of versions, the farewell. */
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

  /** Tells every client which versions it should have by now. */
  beat(): void {
    this.hub.broadcast((client) => ({ type: 'HEARTBEAT', versions: client.versions() }));
  }

  /** Tells every client to come back elsewhere, not all at the same moment; most of them hang up by this. */
  announceRestart(): void {
    if (this.hasAnnouncedRestart) return;
    this.hasAnnouncedRestart = true;
    this.hub.broadcast(() => ({
      type: 'SERVER_RESTART',
      reason: 'The server restarts.',
      retryInMs: RETRY_MIN_MS + Math.round(Math.random() * RETRY_SPREAD_MS),
    }));
  }

  /** First the word, while what runs is finished; then the line. */
  onModuleDestroy(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.announceRestart();
  }

  beforeApplicationShutdown(): void {
    this.hub.closeAll();
  }
}
