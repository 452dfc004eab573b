import { Injectable } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts/live';
import { EventBus, type Message } from '../../platform/bus/event-bus.js';
import { ChannelSubscriptions, GameSubscriptions } from './subscriptions.js';
import { CHANNELS, type EventOrder, type EventDefinition, EventRegistry } from '../event-definition.js';
import { Client, endsGame, type Delivery, type Resume, type LiveConnection } from '../client.js';
import { type LiveSource, Reconciler } from './reconciler.js';

/** The live connections of this instance. Decides who gets which messages, and in which order. */
@Injectable()
export class Hub {
  private readonly events = new EventRegistry();
  private readonly received = new Map<string, (payload: unknown) => void>();
  private readonly published = new Map<string, (payload: unknown) => void>();
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

  /** Registers a feature's event. Every instance has to know all events. */
  register<Payload>(definition: EventDefinition<Payload>): void {
    this.events.add(definition);
  }

  /** Calls a feature when an event, published by any instance, reaches a client of this one. */
  onReceived<Payload>(definition: EventDefinition<Payload>, received: (payload: Payload) => void): void {
    this.received.set(definition.name, received as (payload: unknown) => void);
  }

  /** Calls a feature, which mustn't throw, when this instance publishes an event. */
  onPublished<Payload>(definition: EventDefinition<Payload>, published: (payload: Payload) => void): void {
    this.published.set(definition.name, published as (payload: unknown) => void);
  }

  /** Sets the feature that provides the states of games. */
  serve(source: LiveSource): void {
    this.reconciler.serve(source);
  }

  publish<Payload>(definition: EventDefinition<Payload>, payload: Payload): void {
    const message = this.events.write(definition, payload);
    for (const channel of definition.channels(payload)) this.bus.publish(channel, message);
    this.published.get(definition.name)?.(payload);
  }

  /** Adds a connection: greets it, brings it up to date and subscribes it. */
  open(connection: LiveConnection, resume: Resume = {}): Client {
    const client = new Client(connection, resume);
    this.clients.add(client);
    this.channelSubscriptions.join(CHANNELS.player(client.viewer), client);
    const { clientId } = connection;
    client.send({
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

  /** Sends one client the current state of a game, and subscribes it to the game. */
  refresh(client: Client, gameId: string): Promise<void> {
    return this.reconciler.refresh(client, gameId);
  }

  /** Sends the current states of these games to all clients of this instance that are subscribed to them. */
  resend(gameIds: readonly string[]): void {
    void this.reconciler.resend(gameIds);
  }

  /** Sends every client a message of its own. */
  broadcast(envelopeOf: (client: Client) => Envelope): void {
    for (const client of this.clients) client.send(envelopeOf(client));
  }

  /** The open connections of this instance. */
  connections(): LiveConnection[] {
    return [...this.clients].map(({ connection }) => connection);
  }

  /** Closes the matching connections, after a last message if there is one. */
  disconnect(matches: (connection: LiveConnection) => boolean, finalMessage?: Envelope): void {
    for (const client of [...this.clients]) {
      if (!matches(client.connection)) continue;
      if (finalMessage) client.send(finalMessage);
      client.connection.close();
    }
  }

  /** Closes every connection, including any that are still to be opened. */
  closeAll(): void {
    this.isClosed = true;
    for (const client of [...this.clients]) client.connection.close();
  }

  /** Finds and resyncs games whose events were lost. */
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
        const messages = definition.view(payload, client.viewer);
        delivery = { version: order?.version ?? 0, messages, isLast: messages.some(endsGame) };
        views.set(client.viewer, delivery);
      }
      if (!order) for (const message of delivery.messages) client.send(message);
      else if (
        this.deliver(client, order, delivery) &&
        !definition.knowsConnected?.(payload, client.viewer)
      ) {
        void this.reconciler.begun(client, order.gameId);
      }
    }
  }

  /** Returns whether this has subscribed the client to the game. */
  private deliver(client: Client, { gameId, version }: EventOrder, delivery: Delivery): boolean {
    const isSilent = delivery.messages.length === 0;
    const isNew = !client.queues.has(gameId);
    const queue = this.gameSubscriptions.begin(client, gameId, isSilent ? version : version - 1);
    // An event without messages for this client doesn't advance its version. If the client is behind, it gets
    // the state instead. So a move also reaches a player who has taken a seat without the sender's instance
    // knowing yet.
    if (!isSilent) this.gameSubscriptions.send(client, gameId, queue.offer(delivery));
    const isBehind = isSilent && queue.version !== null && queue.lacks(version);
    if (queue.hasGap || isBehind) this.reconciler.resyncSoon(client, gameId, version);
    return isNew;
  }
}
