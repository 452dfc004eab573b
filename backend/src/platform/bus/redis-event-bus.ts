import { randomBytes } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { RedisClient, RedisConnections } from '../redis/redis-connections.js';
import { redisKey } from '../redis/redis-keys.js';
import {
  type BusSubscriber,
  type SubscriberOwner,
  RedisSubscriber,
  supportsShardedPubSub,
  ClusterSubscriber,
} from './redis-subscriber.js';
import { ChannelListeners, EventBus, type Message } from './event-bus.js';

/** A probe that takes longer is given up, and the next one is sent. */
const EVERY_MS = 2000;

/**
 * Measures how long a message takes through the bus. This instance receives its own probes, so no two clocks
 * are compared. The lag is at least the age of an unanswered probe, so it keeps growing while the bus is
 * down.
 */
export class BusLagProbe {
  private sentAt: number | undefined;
  private call = 0;
  private last = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly send: (call: number) => void,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.timer = setInterval(() => this.ask(), EVERY_MS).unref();
  }

  ask(): void {
    // A lost probe is repeated, but its age counts from the first attempt.
    this.sentAt ??= this.now();
    this.send(++this.call);
  }

  receive(call: unknown): void {
    if (call !== this.call || this.sentAt === undefined) return;
    this.last = (this.now() - this.sentAt) / 1000;
    this.sentAt = undefined;
  }

  get lagSeconds(): number {
    const age = this.sentAt === undefined ? 0 : (this.now() - this.sentAt) / 1000;
    return Math.max(this.last, age);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}

/**
 * The maximum number of unanswered messages. With more than that, Redis is hanging, and queuing them would
 * only use up memory.
 */
const MAX_UNDER_WAY = 10_000;

/** The bus of several instances. Each message names its sender, which also receives it and ignores it. */
export class RedisEventBus extends EventBus {
  readonly missesCommands = false;
  private readonly log = new Logger(RedisEventBus.name);
  private readonly instance = randomBytes(9).toString('base64url');
  private readonly listeners = new ChannelListeners();
  private readonly probe: BusLagProbe;
  private readonly probeKey = redisKey('bus', `probe:${this.instance}`);
  private readonly publisher: RedisClient;
  private readonly subscriber: BusSubscriber;
  private isSharded: boolean | undefined;
  private underWay = 0;

  constructor(private readonly connections: RedisConnections) {
    super();
    this.publisher = connections.connect('publishing', { enableAutoPipelining: true });
    this.publisher.on('ready', () => void this.learnToPublish());
    this.publisher.on('close', () => (this.isSharded = undefined));
    const owner: SubscriberOwner = {
      wanted: () => this.listeners.channels,
      received: (key, payload) => this.receive(key, payload),
      missed: () => this.reportGap(),
    };
    this.subscriber = connections.isCluster
      ? new ClusterSubscriber(connections, owner)
      : new RedisSubscriber(connections, owner);
    this.probe = new BusLagProbe((call) => this.send(this.probeKey, this.instance + JSON.stringify(call)));
    this.listeners.add(this.probeKey, (call) => this.probe.receive(call));
  }

  publish(channel: string, message: Message): void {
    const key = redisKey('bus', channel);
    this.listeners.deliver(key, message);
    this.send(key, this.instance + JSON.stringify(message));
  }

  subscribe(channel: string, listener: (message: Message) => void): () => void {
    const key = redisKey('bus', channel);
    const isFirst = !this.listeners.has(key);
    const stop = this.listeners.add(key, listener);
    if (isFirst) this.subscriber.subscribe(key);
    return () => {
      if (stop()) this.subscriber.unsubscribe(key);
    };
  }

  lagSeconds(): number {
    return this.probe.lagSeconds;
  }

  async close(): Promise<void> {
    this.probe.stop();
    this.listeners.clear();
    await Promise.all([this.subscriber.close(), this.connections.close(this.publisher)]);
  }

  private receive(key: string, payload: string): void {
    if (payload.startsWith(this.instance) && key !== this.probeKey) return;
    let message: Message;
    try {
      message = JSON.parse(payload.slice(this.instance.length));
    } catch {
      // An exception in an event handler of the connection would end the process.
      this.log.warn('Ignored an invalid message from the bus');
      return;
    }
    this.listeners.deliver(key, message);
  }

  private async learnToPublish(): Promise<void> {
    this.isSharded = await supportsShardedPubSub(this.publisher).catch(() => undefined);
  }

  /**
   * Messages that can't be sent now are dropped. Sent later they would be outdated, and clients recover by
   * version.
   */
  private send(key: string, payload: string): void {
    if (this.isSharded === undefined || this.underWay >= MAX_UNDER_WAY) return;
    const sent = this.isSharded
      ? this.publisher.spublish(key, payload)
      : this.publisher.publish(key, payload);
    this.underWay += 1;
    void sent.catch(() => undefined).finally(() => (this.underWay -= 1));
  }
}
