import { Injectable, Logger } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts';
import { EventBus, type Message } from '../platform/bus/event-bus.js';
import { Audience } from './audience.js';
import { CHANNELS } from './channels.js';
import { Client, endsGame, frameOf, type Delivery, type Resume } from './client.js';
import type { LiveConnection } from './connection.js';
import type { EventOrder, EventToken } from './event-token.js';
import { EventTokens } from './event-tokens.js';
import type { LiveSource, StateSync } from './live-source.js';
import { Watch } from './watch.js';

/** The live connections of this instance: who hears of what, in which order, and as what. */
@Injectable()
export class Hub {
  private readonly log = new Logger(Hub.name);
  private readonly events = new EventTokens();
  private readonly clients = new Set<Client>();
  private readonly audience: Audience;
  private source: LiveSource | undefined;
  private isClosed = false;
  private isComparing = false;

  constructor(private readonly bus: EventBus) {
    this.audience = new Audience(bus, (message, listeners) => this.hear(message, listeners));
    bus.onGap(() => void this.compareVersions());
  }

  /** A room's events become known; every instance has to know them all. */
  register<Payload>(token: EventToken<Payload>): void {
    this.events.add(token);
  }

  /** Names the room that is asked for states. */
  serve(source: LiveSource): void {
    this.source = source;
  }

  publish<Payload>(token: EventToken<Payload>, payload: Payload): void {
    const message = this.events.write(token, payload);
    for (const channel of token.channels(payload)) this.bus.publish(channel, message);
  }

  /** Takes a connection in: greets it, brings it up to date and lets it hear what comes. */
  open(connection: LiveConnection, resume: Resume = {}): Client {
    const client = new Client(connection, resume);
    this.clients.add(client);
    this.audience.join(CHANNELS.player(client.viewer), client);
    const { clientId } = connection;
    client.say({
      type: 'CONNECTION_ESTABLISHED',
      connectionId: client.connectionId,
      ...(clientId === undefined ? {} : { clientId }),
    });
    if (this.isClosed) connection.close();
    else void this.bringUpToDate(client);
    return client;
  }

  close(client: Client): void {
    client.isOpen = false;
    this.clients.delete(client);
    this.audience.leave(CHANNELS.player(client.viewer), client);
    for (const gameId of client.watches.keys()) this.unwatch(client, gameId);
  }

  /** Reads a game anew for one client, which watches it from now on. */
  async refresh(client: Client, gameId: string): Promise<void> {
    this.watch(client, gameId, null);
    await this.heal(client, [gameId], true);
  }

  /** Tells every connection something, each in its own words. */
  tellAll(envelopeOf: (client: Client) => Envelope): void {
    for (const client of this.clients) client.say(envelopeOf(client));
  }

  /** Those that are open here. */
  connections(): LiveConnection[] {
    return [...this.clients].map(({ connection }) => connection);
  }

  /** Ends the connections that are meant, with a last word where there is one. */
  end(isMeant: (connection: LiveConnection) => boolean, lastWord?: Envelope): void {
    for (const client of [...this.clients]) {
      if (!isMeant(client.connection)) continue;
      if (lastWord) client.say(lastWord);
      client.connection.close();
    }
  }

  /** Ends every connection, and whatever still comes. */
  closeAll(): void {
    this.isClosed = true;
    for (const client of [...this.clients]) client.connection.close();
  }

  /** Finds what got lost on the way: reads the states of watched games that have gone on unheard. */
  async compareVersions(): Promise<void> {
    for (const client of this.clients) void this.bringUpToDate(client);
    const watched = new Set([...this.clients].flatMap((client) => [...client.watches.keys()]));
    if (watched.size === 0 || !this.source || this.isComparing) return;
    this.isComparing = true;
    try {
      const present = await this.source.versionsOf([...watched]);
      await Promise.all([...this.clients].map((client) => this.catchUp(client, watched, present)));
    } catch (error) {
      this.log.warn(`watched games could not be compared: ${String(error)}`);
    } finally {
      this.isComparing = false;
    }
  }

  private async catchUp(
    client: Client,
    asked: ReadonlySet<string>,
    present: ReadonlyMap<string, number>,
  ): Promise<void> {
    const behind: string[] = [];
    for (const [gameId, watch] of client.watches) {
      const version = present.get(gameId);
      if (version === undefined) {
        if (asked.has(gameId)) this.unwatch(client, gameId);
      } else if (watch.lacks(version) || watch.hasGap) behind.push(gameId);
    }
    if (behind.length > 0) await this.heal(client, behind);
  }

  private async bringUpToDate(client: Client): Promise<void> {
    const { source } = this;
    const { pending } = client;
    if (!source || !pending) return;
    client.pending = undefined;
    const { lastEventId, gameId } = pending;
    try {
      const games = new Set(await source.gamesOf(client.viewer));
      if (gameId !== undefined) games.add(gameId);
      // Heard from now on, held until the state is there: nothing falls between the two.
      for (const game of games) this.watch(client, game, null);
      const states = await source.statesOf(client.viewer, [...games]);
      const missed = lastEventId === undefined ? [] : await source.eventsAfter(client.viewer, lastEventId);
      this.greet(client, states, missed);
      const found = new Set(states.map((state) => state.gameId));
      for (const game of games) if (!found.has(game)) this.unwatch(client, game);
      await source.connected(client.viewer);
    } catch (error) {
      // The next comparison tries again.
      client.pending = pending;
      this.log.warn(`a connection could not be brought up to date: ${String(error)}`);
    }
  }

  /** First the states, then what was missed, then what has happened since: all without a pause between. */
  private greet(client: Client, states: readonly StateSync[], missed: readonly Envelope[]): void {
    for (const { envelope } of states) client.say(envelope);
    client.send(missed.map(frameOf));
    const last = missed.at(-1);
    for (const { gameId, version, envelope } of states) {
      const told = last?.gameId === gameId ? last : envelope;
      this.reach(client, gameId, Math.max(version, told.version ?? 0), endsGame(told));
    }
  }

  private hear(message: Message, listeners: ReadonlySet<Client>): void {
    const { token, payload } = this.events.read(message);
    if (!token) return;
    const order = token.order?.(payload);
    const views = new Map<string, Delivery>();
    for (const client of [...listeners]) {
      let delivery = views.get(client.viewer);
      if (!delivery) {
        const envelopes = token.view(payload, client.viewer);
        const isLast = envelopes.some(endsGame);
        delivery = { version: order?.version ?? 0, frames: envelopes.map(frameOf), isLast };
        views.set(client.viewer, delivery);
      }
      if (order) this.deliver(client, order, delivery);
      else client.send(delivery.frames);
    }
  }

  private deliver(client: Client, { gameId, version }: EventOrder, delivery: Delivery): void {
    const watch = this.watch(client, gameId, version - 1);
    this.sendAll(client, gameId, watch.offer(delivery));
    if (watch.hasGap) void this.heal(client, [gameId]).catch(() => undefined);
  }

  private sendAll(client: Client, gameId: string, deliveries: readonly Delivery[]): void {
    for (const { frames, isLast } of deliveries) {
      client.send(frames);
      if (isLast) this.unwatch(client, gameId);
    }
  }

  private watch(client: Client, gameId: string, seen: number | null): Watch<Delivery> {
    let watch = client.watches.get(gameId);
    if (!watch) {
      watch = new Watch<Delivery>(seen);
      client.watches.set(gameId, watch);
      // It may have gone while its state was being read.
      if (client.isOpen) this.audience.join(CHANNELS.game(gameId), client);
    }
    return watch;
  }

  private unwatch(client: Client, gameId: string): void {
    client.watches.delete(gameId);
    this.audience.leave(CHANNELS.game(gameId), client);
  }

  /** Reads the state of games that a client watches and sends it where it is news. */
  private async heal(client: Client, gameIds: readonly string[], isAsked = false): Promise<void> {
    const wanted = gameIds.filter((gameId) => isAsked || !client.healing.has(gameId));
    if (wanted.length === 0 || !this.source) return;
    for (const gameId of wanted) client.healing.add(gameId);
    try {
      const states = await this.source.statesOf(client.viewer, wanted);
      for (const state of states) this.sync(client, state, isAsked);
      const found = new Set(states.map(({ gameId }) => gameId));
      for (const gameId of wanted) if (!found.has(gameId)) this.unwatch(client, gameId);
    } finally {
      for (const gameId of wanted) client.healing.delete(gameId);
    }
  }

  private sync(client: Client, { gameId, version, envelope }: StateSync, isAsked: boolean): void {
    const watch = client.watches.get(gameId);
    if (!watch) return;
    if (watch.lacks(version) || (isAsked && watch.version === version)) client.say(envelope);
    this.reach(client, gameId, version, endsGame(envelope));
  }

  /** The client has this version now; what was held for it goes out. */
  private reach(client: Client, gameId: string, version: number, isOver: boolean): void {
    const watch = client.watches.get(gameId);
    if (watch) this.sendAll(client, gameId, watch.reach(version));
    if (isOver) this.unwatch(client, gameId);
  }
}
