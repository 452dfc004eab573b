import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Presence } from '../presence/index.js';
import { OutboxRepository, type TakenNotice } from './outbox.repository.js';
import { deliverPushes } from './pushes.js';
import { PushSources, type NoticeContent } from './push-sources.js';
import { SendNotice } from './send-notice.js';

/** How many notices are sent at once to one push service. */
const AT_ONCE = 20;
/** How long notices wait if the database fails before they are sent. */
const UNKNOWN_FOR_MS = 60_000;
/** How often and how many times they are then put back, which may take until another database has taken over. */
const PUT_BACK_EVERY_MS = 2000;
const MAX_PUT_BACK = 30;
/** When a player who seemed to be in the app has either given another sign or is away. */
const LOOKED_AWAY_MS = LIMITS.AWAY_AFTER_MS + 15_000;

/** Sends the notices that are due. Each push service has a queue of its own, so that none has to wait for another. */
@Injectable()
export class DeliverPushes implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(DeliverPushes.name);
  /** The services with a running queue, and whether to look again at its end. */
  private readonly running = new Map<string, { isWoken: boolean; done: Promise<void> }>();
  private isClosing = false;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'isPushOn'>,
    private readonly outbox: OutboxRepository,
    private readonly sources: PushSources,
    private readonly presence: Presence,
    private readonly sendNotice: SendNotice,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(deliverPushes, () => this.execute());
  }

  /** Returns once everything that is due is being sent. A slow service mustn't keep other jobs waiting. */
  async execute(): Promise<void> {
    if (!this.config.isPushOn) return;
    for (const service of await this.outbox.dueServices(new Date(this.clock.now()))) this.wake(service);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    await Promise.all([...this.running.values()].map(({ done }) => done));
  }

  private wake(service: string): void {
    const before = this.running.get(service);
    if (before) before.isWoken = true;
    else if (!this.isClosing) this.running.set(service, { isWoken: true, done: this.drain(service) });
  }

  private async drain(service: string): Promise<void> {
    await Promise.resolve();
    const queue = this.running.get(service);
    try {
      while (queue?.isWoken && !this.isClosing) {
        queue.isWoken = false;
        while ((await this.sendSome(service)) && !this.isClosing);
      }
    } catch (error) {
      // The next run finds what is left.
      this.log.warn(`Failed to send notices: ${String(error)}`);
    } finally {
      this.running.delete(service);
    }
  }

  /** Whether there may be more. */
  private async sendSome(service: string): Promise<boolean> {
    const taken = await this.outbox.take(service, new Date(this.clock.now()), AT_ONCE);
    if (taken.length === 0) return false;
    const facts = await this.factsOf(taken);
    const outcomes = await Promise.allSettled(
      taken.map((notice, i) => this.decide(notice, facts.areHere[i] === true, facts.contents[i] ?? null)),
    );
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') this.log.warn(`Failed to send a notice: ${String(outcome.reason)}`);
    return taken.length === AT_ONCE;
  }

  /** Which players are in the app, and what the notices say. If that isn't known, they are sent later. */
  private async factsOf(taken: readonly TakenNotice[]) {
    try {
      const [areHere, contents] = await Promise.all([
        this.presence.isActive(taken.map(({ playerUUID }) => playerUUID)),
        this.sources.contents(taken),
      ]);
      return { areHere, contents };
    } catch (error) {
      await this.putBack(taken);
      throw error;
    }
  }

  private async putBack(taken: readonly TakenNotice[]): Promise<void> {
    const later = new Date(this.clock.now() + UNKNOWN_FOR_MS);
    for (let attempt = 1; ; attempt++) {
      try {
        for (const notice of taken) await this.outbox.postpone(notice, later, notice.attempts - 1);
        return;
      } catch (error) {
        if (attempt === MAX_PUT_BACK || this.isClosing) throw error;
        await this.clock.pause(PUT_BACK_EVERY_MS);
      }
    }
  }

  /**
   * Players who seem to be in the app aren't notified yet. If they are still there after a while, they never
   * are.
   */
  private async decide(notice: TakenNotice, isHere: boolean, content: NoticeContent): Promise<void> {
    if (content === null) return;
    if (!isHere) return this.sendNotice.execute(notice, content.name);
    const lookedAwayAt = notice.createdAt.getTime() + LOOKED_AWAY_MS;
    if (this.clock.now() < lookedAwayAt)
      await this.outbox.postpone(notice, new Date(lookedAwayAt), notice.attempts - 1);
  }
}
