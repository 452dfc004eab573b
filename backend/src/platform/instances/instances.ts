import { hostname } from 'node:os';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { nanoid } from 'nanoid';
import { Clock } from '../clock/clock.js';
import { CONFIG, type Config } from '../config/config.js';
import { RedisCommands } from '../redis/redis-connections.js';
import { redisKey } from '../redis/redis-keys.js';

const EVERY_MS = 5000;
/** An instance without a heartbeat for this long is gone. */
const GONE_AFTER_MS = 3 * EVERY_MS;

/** A process of this program. */
export interface Instance {
  readonly id: string;
  /** The machine, pod or container on which it runs. */
  readonly host: string;
  readonly role: Config['role'];
  readonly startedAt: string;
  readonly seenAt: string;
}

const KEY = redisKey('instances', 'all');

/**
 * The running processes, each of which sends a heartbeat every few seconds. Without Redis, this is the only
 * one.
 */
@Injectable()
export class Instances implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = nanoid(10);
  private readonly startedAt: string;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: RedisCommands,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
  ) {
    this.startedAt = this.now();
  }

  onApplicationBootstrap(): void {
    const beat = () => void this.beat().catch(() => undefined);
    beat();
    if (this.redis.client) this.timer = setInterval(beat, EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.redis.client?.hdel(KEY, this.id).catch(() => undefined);
  }

  /** This instance first, then the others by age. Without a connection to Redis, only this one. */
  async alive(): Promise<Instance[]> {
    const others = await this.others().catch(() => []);
    return [this.self(), ...others.sort((a, b) => a.startedAt.localeCompare(b.startedAt))];
  }

  private async others(): Promise<Instance[]> {
    const beats = Object.values((await this.redis.client?.hgetall(KEY)) ?? {});
    const instances = beats.map((beat) => toInstance(beat));
    const goneBefore = new Date(this.clock.now() - GONE_AFTER_MS).toISOString();
    const gone = instances.filter(({ seenAt }) => seenAt < goneBefore).map(({ id }) => id);
    if (gone.length > 0) await this.redis.client?.hdel(KEY, ...gone);
    return instances.filter(({ id }) => id !== this.id && !gone.includes(id));
  }

  private async beat(): Promise<void> {
    await this.redis.client?.hset(KEY, this.id, JSON.stringify(this.self()));
  }

  private self(): Instance {
    const { id, startedAt } = this;
    return { id, host: hostname(), role: this.config.role, startedAt, seenAt: this.now() };
  }

  private now(): string {
    return new Date(this.clock.now()).toISOString();
  }
}

/** Other releases may send fewer fields. */
const toInstance = (beat: string): Instance => ({
  host: '',
  ...(JSON.parse(beat) as Omit<Instance, 'host'>),
});
