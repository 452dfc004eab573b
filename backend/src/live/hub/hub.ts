import { Injectable } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts';
import { EventBus, type Message } from '../../platform/bus/event-bus.js';
import { ChannelSubscriptions } from './channel-subscriptions.js';
import { CHANNELS } from '../events/channels.js';
import { Client, endsGame, frameOf, type Delivery, type Resume } from '../connections/client.js';
import type { LiveConnection } from '../connections/connection.js';
import type { EventOrder, EventDefinition } from '../events/event-definition.js';
import { EventRegistry } from '../events/event-registry.js';
import type { LiveSource } from './live-source.js';
import { Reconciler } from './reconciler.js';
import { GameSubscriptions } from './game-subscriptions.js';

/** The live connections of this instance: who hears of what, in which order, and as what. */
@Injectable()
export class Hub {
  private readonly events = new EventRegistry();
  private readonly received = new Map<string, (payload: unknown) => void>();
  private readonly clients = new Set<Client>();
  private readonly channelSubscriptions: ChannelSubscriptions;
  private readonly gameSubscriptions: GameSubscriptions;
  private readonly reconciler: Reconciler;
  private isClosed = false;

  constructor(private readonly bus: EventBus) {
    this.channelSubscriptions = new ChannelSubscriptions(bus, (message, listeners) =>
      this.receive(message, listeners),
    );
    this.gameSubscriptions = new GameSubscriptions(this.channelSubscriptions);
    this.reconciler = new Reconciler(this.clients, this.gameSubscriptions);
    bus.onGap(() => void this.compareVersions());
  }

  /** A room's events become known; every instance has to know them all. */
  register<Payload>(definition: EventDefinition<Payload>): void {
    this.events.add(definition);
  }

  /** Lets a room hear of what is published to somebody here, on whichever instance. */
  onReceived<Payload>(definition: EventDefinition<Payload>, received: (payload: Payload) => void): void {
    this.received.set(definition.name, received as (payload: unknown) => void);
  }

  /** Names the room that is asked for states. */
  serve(source: LiveSource): void {
    this.reconciler.serve(source);
  }

  publish<Payload>(definition: EventDefinition<Payload>, payload: Payload): void {
    const message = this.events.write(definition, payload);
    for (const channel of definition.channels(payload)) this.bus.publish(channel, message);
  }

  /** Takes a connection in: greets it, brings it up to date and lets it hear what comes. */
  open(connection: LiveConnection, resume: Resume = {}): Client {
    const client = new Client(connection, resume);
    this.clients.add(client);
    this.channelSubscriptions.join(CHANNELS.player(client.viewer), client);
    const { clientId } = connection;
    client.say({
      type: 'CONNECTION_ESTABLISHED',
      connectionId: client.connectionId,
      ...(clientId === undefined ? {} : { clientId }),
    });
    if (this.isClosed) connection.close();
    else void this.reconciler.bringUpToDate(client);
    return client;
  }

  close(client: Client): void {
    client.isOpen = false;
    this.clients.delete(client);
    this.channelSubscriptions.leave(CHANNELS.player(client.viewer), client);
    for (const gameId of client.queues.keys()) this.gameSubscriptions.end(client, gameId);
  }

  /** Reads a game anew for one client, which watches it from now on. */
  refresh(client: Client, gameId: string): Promise<void> {
    return this.reconciler.refresh(client, gameId);
  }

  /** Tells every connection something, each in its own words. */
  broadcast(envelopeOf: (client: Client) => Envelope): void {
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

  /** Finds what got lost on the way. */
  compareVersions(): Promise<void> {
    return this.reconciler.compareVersions();
  }

  private receive(message: Message, listeners: ReadonlySet<Client>): void {
    const { definition, payload } = this.events.read(message);
    if (!definition) return;
    this.received.get(definition.name)?.(payload);
    const order = definition.order?.(payload);
    const views = new Map<string, Delivery>();
    for (const client of [...listeners]) {
      let delivery = views.get(client.viewer);
      if (!delivery) {
        const envelopes = definition.view(payload, client.viewer);
        const isLast = envelopes.some(endsGame);
        delivery = { version: order?.version ?? 0, frames: envelopes.map(frameOf), isLast };
        views.set(client.viewer, delivery);
      }
      if (order) this.deliver(client, order, delivery);
      else client.send(delivery.frames);
    }
  }

  private deliver(client: Client, { gameId, version }: EventOrder, delivery: Delivery): void {
    const isSilent = delivery.frames.length === 0;
    const isNew = !client.queues.has(gameId);
    const queue = this.gameSubscriptions.begin(client, gameId, isSilent ? version : version - 1);
    if (isNew) void this.reconciler.begun(client, gameId);
    // What shows the client nothing does not bring it to the version either: only the state can, where it
    // lacks one. So a move whose sender did not know yet who sits there now reaches that player too.
    if (!isSilent) this.gameSubscriptions.send(client, gameId, queue.offer(delivery));
    const isBehind = isSilent && queue.version !== null && queue.lacks(version);
    if (queue.hasGap || isBehind) this.reconciler.resyncSoon(client, gameId, version);
  }
}
