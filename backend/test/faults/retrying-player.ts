import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  ClientCommands,
  Envelope,
  LiveGameView,
  RejectedAck,
  ServerMessages,
} from '@tessera/contracts/live';
import { chooserOf, ROUNDS, type Seat } from '@tessera/rules';
import { io, type Socket } from 'socket.io-client';
import { Understanding } from './position.js';

const ACKNOWLEDGED_WITHIN_MS = 1500;
const CONNECTED_WITHIN_MS = 10_000;
const AGAIN_AFTER_MS = 100;
/** Socket.IO's reason for a disconnect that this side requested. */
const HUNG_UP = 'io client disconnect';

type Accepted = { success: true; version: number; game: LiveGameView };
type Answer = Accepted | RejectedAck;
type LiveSocket = Socket<ServerMessages, ClientCommands>;

/** Rejections because of the server's state rather than the command. */
const TRANSIENT = ['UNAVAILABLE', 'RATE_LIMITED'];

const acked = (socket: LiveSocket) => socket.timeout(ACKNOWLEDGED_WITHIN_MS);

/** A move that the server has acknowledged. */
export interface AcknowledgedMove {
  seat: Seat;
  kind: 'letter' | 'place';
  round: number;
  /** The letter, or the cell index. */
  value: string | number;
  version: number;
}

/**
 * A minimal client that loses nothing: it connects to the next address when a connection ends, repeats
 * commands that weren't acknowledged, and plays only on states that the server has sent.
 */
export class RetryingPlayer {
  readonly playerUUID = randomUUID();
  readonly known = new Understanding();
  readonly acknowledged: AcknowledgedMove[] = [];
  /** Rejected moves, each of which seemed to be allowed. */
  readonly rejections: string[] = [];
  /** The number of unannounced disconnects and failed connection attempts. */
  cutOff = 0;
  /** How often it was asked to reconnect elsewhere. */
  farewells = 0;
  /** The delay before each move. */
  paceMs = 0;
  /** The last round in which it plays. */
  untilRound = 0;
  private socket: LiveSocket;
  private readonly echoes: LiveSocket[] = [];
  private turn = 0;
  private lastEventId: string | undefined;
  private isDone = false;
  private pauseMs = AGAIN_AFTER_MS;
  /** Whether a move hasn't been acknowledged yet. */
  isMoving = false;

  constructor(
    private readonly seat: Seat,
    private readonly addresses: readonly string[],
    private gameId = '',
  ) {
    this.socket = this.connect();
  }

  async create(): Promise<string> {
    const requestId = randomUUID();
    const answer = await this.insist((socket) => acked(socket).emitWithAck('create_game', { requestId }));
    this.gameId = (answer as unknown as { gameId: string }).gameId;
    return this.gameId;
  }

  async join(): Promise<void> {
    const { gameId } = this;
    const answer = await this.insist((socket) => acked(socket).emitWithAck('join_game', { gameId }));
    this.known.learn(answer.game);
  }

  /** Lets it continue as fast as possible to the end of a round. */
  playUntil(round: number): void {
    this.untilRound = round;
    this.move();
  }

  /** From now on, sends every command to this address too, at the same moment. */
  echoTo(address: string): void {
    this.echoes.push(this.open(address));
  }

  close(): void {
    this.isDone = true;
    for (const socket of [this.socket, ...this.echoes]) socket.disconnect();
  }

  private open(address: string): LiveSocket {
    const { playerUUID, lastEventId } = this;
    return io(address, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: CONNECTED_WITHIN_MS,
      auth: { playerUUID, clientId: playerUUID.slice(0, 8), ...(lastEventId ? { lastEventId } : {}) },
    });
  }

  private connect(): LiveSocket {
    const socket = this.open(this.addresses[this.turn % this.addresses.length] ?? '');
    const again = () => {
      if (socket === this.socket) this.reconnect();
    };
    socket.on('disconnect', (reason) => {
      if (reason !== HUNG_UP) this.cutOff += 1;
      again();
    });
    socket.on('connect_error', () => {
      this.cutOff += 1;
      again();
    });
    socket.on('message', (envelope) => this.hear(envelope));
    return socket;
  }

  private reconnect(): void {
    const lost = this.socket;
    setTimeout(() => {
      if (this.isDone || this.socket !== lost) return;
      lost.disconnect();
      this.turn += 1;
      this.socket = this.connect();
    }, this.pauseMs);
    this.pauseMs = AGAIN_AFTER_MS;
  }

  /** Like the app, disconnects immediately and reconnects after the given delay. */
  private leave(retryInMs = AGAIN_AFTER_MS): void {
    this.farewells += 1;
    this.pauseMs = retryInMs;
    this.socket.disconnect();
  }

  private hear(envelope: Envelope): void {
    if (envelope.type === 'SERVER_RESTART') return this.leave(envelope.retryInMs);
    if (envelope.gameId !== this.gameId) return;
    if (envelope.eventId !== undefined) this.lastEventId = envelope.eventId;
    if (!this.known.hear(envelope)) void this.refresh();
    this.move();
  }

  private async refresh(): Promise<void> {
    const { gameId } = this;
    const answer = await this.insist((socket) => acked(socket).emitWithAck('refresh_game', { gameId }));
    this.known.learn(answer.game);
    this.move();
  }

  private move(): void {
    if (this.isMoving || this.isDone) return;
    const next = this.nextMove();
    if (!next) return;
    this.isMoving = true;
    void sleep(this.paceMs)
      .then(next)
      .catch((error: unknown) => this.rejections.push(String(error)))
      .finally(() => {
        this.isMoving = false;
        this.move();
      });
  }

  /** The player's next move, if there is one. Never one that has been acknowledged. */
  private nextMove(): (() => Promise<void>) | undefined {
    const { position } = this.known;
    if (!position || position.phase === 'completed' || position.round > this.untilRound) return undefined;
    const { round, phase, placed } = position;
    // The server places the last letter.
    const isToPlace = !placed[this.seat] && round < ROUNDS;
    const isDue = phase === 'choosing' ? chooserOf(round) === this.seat : isToPlace;
    const kind = phase === 'choosing' ? 'letter' : 'place';
    const isKnown = this.acknowledged.some((move) => move.kind === kind && move.round === round);
    if (!isDue || isKnown) return undefined;
    return () => (kind === 'letter' ? this.chooseLetter(round) : this.place(round));
  }

  private async chooseLetter(round: number): Promise<void> {
    const letter = 'ETAOINSHRDLUCMFW'[round - 1] ?? 'E';
    const { gameId } = this;
    const send = (socket: LiveSocket) =>
      acked(socket).emitWithAck('submit_letter', { gameId, letter, round });
    this.note({ kind: 'letter', round, value: letter }, await this.insist(send));
  }

  private async place(round: number): Promise<void> {
    const { gameId } = this;
    // A path through the grid that visits each cell once, and differs between the two players.
    const cellIndex = ((round - 1) * (this.seat === 1 ? 3 : 5)) % ROUNDS;
    const send = (socket: LiveSocket) =>
      acked(socket).emitWithAck('submit_placement', { gameId, cellIndex, round });
    this.note({ kind: 'place', round, value: cellIndex }, await this.insist(send));
  }

  private note(move: Pick<AcknowledgedMove, 'kind' | 'round' | 'value'>, { version }: { version: number }) {
    this.acknowledged.push({ seat: this.seat, ...move, version });
  }

  /**
   * Repeats a command until it is accepted. Throws if it is rejected for any reason but the server's state.
   */
  private async insist(send: (socket: LiveSocket) => Promise<unknown>): Promise<Accepted> {
    while (!this.isDone) {
      const sent = [this.socket, ...this.echoes].map((socket) => send(socket) as Promise<Answer>);
      const answers = (await Promise.allSettled(sent)).flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value] : [],
      );
      const accepted = answers.filter((answer) => answer.success);
      for (const answer of answers) {
        if (!answer.success && !TRANSIENT.includes(answer.code)) throw new Error(answer.code);
      }
      if (new Set(accepted.map(({ version }) => version)).size > 1) throw new Error('ANSWERED_DIFFERENTLY');
      if (accepted[0]) return accepted[0];
      await sleep(AGAIN_AFTER_MS);
    }
    throw new Error('closed');
  }
}
