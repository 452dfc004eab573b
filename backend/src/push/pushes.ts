import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PUSH_NOTICES, type PushNotice } from '@tessera/contracts/push';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Jobs } from '../platform/jobs/jobs.js';
import type { Job } from '../platform/jobs/job-queue.js';
import { OutboxRepository, type ToldRow } from './outbox.repository.js';

/** Sends the notices that are due. Runs when there are new ones, and every minute for those that are sent again. */
export const deliverPushes: Job = { name: 'deliver-pushes', cron: '* * * * *' };

/** Something that a player is told, unless they have switched its kind off or are in the app anyway. */
export interface Notification {
  readonly playerUUID: string;
  /** Only this one of the player's devices. */
  readonly deviceId?: string;
  readonly notice: PushNotice;
  /** The live game that it is about. */
  readonly gameId?: string;
  /**
   * Notices about one game replace each other, and only higher versions are sent. By default the current time in
   * milliseconds, which is higher than any version of a game.
   */
  readonly version?: number;
  /** When it happened (milliseconds since 1970; by default now). Devices that asked later aren't told. */
  readonly since?: number;
}

/** How long notices wait for others, so that all of them take one statement. */
const COLLECTED_MS = 250;

/** Nudges don't replace what a device was told about the moves of a game, but look like it. */
const topicOf = ({ notice, gameId }: Notification): string =>
  gameId === undefined ? notice : `${notice === 'nudge' ? 'nudge' : 'game'}-${gameId}`;

/** Where features say what players are to be told. */
@Injectable()
export class Pushes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Pushes.name);
  private waiting: ToldRow[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'isPushOn'>,
    private readonly outbox: OutboxRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), COLLECTED_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /**
   * Tells a player something that has been committed, soon. Never fails and takes no time. If the process ends before,
   * it is lost, so what must not be is found again by a job.
   */
  enqueue(notification: Notification): void {
    if (this.config.isPushOn) this.waiting.push(this.rowOf(notification, 0));
  }

  /** The same for what can be said in several ways: a device is told the first one that it wants. */
  enqueueFirst(notifications: readonly Notification[]): void {
    if (this.config.isPushOn)
      this.waiting.push(...notifications.map((notification, rank) => this.rowOf(notification, rank)));
  }

  /** Stores notices right away, and has them sent. */
  async store(notifications: readonly Notification[]): Promise<void> {
    if (!this.config.isPushOn || notifications.length === 0) return;
    await this.add(notifications.map((notification, rank) => this.rowOf(notification, rank)));
  }

  private async flush(): Promise<void> {
    const rows = this.waiting;
    if (rows.length === 0) return;
    this.waiting = [];
    try {
      await this.add(rows);
    } catch (error) {
      this.log.warn(`Failed to store notices: ${String(error)}`);
    }
  }

  private async add(rows: readonly ToldRow[]): Promise<void> {
    const added = await this.outbox.add(rows, new Date(this.clock.now()));
    if (added > 0) await this.jobs.add(deliverPushes);
  }

  private rowOf(notification: Notification, rank: number): ToldRow {
    const { playerUUID, deviceId = null, notice, gameId = null } = notification;
    const now = this.clock.now();
    const { version = now, since = now } = notification;
    const { kind } = PUSH_NOTICES[notice];
    const at = new Date(since).toISOString();
    return {
      playerUUID,
      deviceId,
      topic: topicOf(notification),
      notice,
      kind,
      rank,
      version,
      gameId,
      since: at,
    };
  }
}
