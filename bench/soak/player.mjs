// A player whose client loses nothing: it reconnects to the next address and repeats what was not acknowledged.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';

const ROUNDS = 16;
const ACKNOWLEDGED_WITHIN_MS = 2000;
const AGAIN_AFTER_MS = 200;
const LETTERS = 'ETAOINSHRDLUCMFW';
/** Rejections that are about the server's state and not about the command. */
const TRANSIENT = ['UNAVAILABLE', 'RATE_LIMITED', 'INTERNAL'];

export class Player {
  playerUUID = randomUUID();
  /** The position in the current game: `{ version, index, round, phase, placed }`. */
  position = undefined;
  #socket;
  #turn;
  #pauseMs = AGAIN_AFTER_MS;
  #isMoving = false;
  #done = new Set();
  #onOver = () => undefined;

  constructor(seat, urls, tally, paceMs) {
    Object.assign(this, { seat, urls, tally, paceMs });
    this.#turn = seat;
    this.#connect();
  }

  async create() {
    const requestId = randomUUID();
    return (await this.#insist('create_game', { requestId })).gameId;
  }

  /** Plays a game to its end. */
  async play(gameId, join) {
    const isOver = new Promise((resolve) => (this.#onOver = resolve));
    Object.assign(this, { gameId, position: undefined });
    this.#done.clear();
    if (join) await this.#insist('join_game', { gameId });
    void this.#refresh();
    await isOver;
  }

  close() {
    this.isClosed = true;
    this.#socket.disconnect();
  }

  #connect() {
    const socket = io(this.urls[this.#turn % this.urls.length], {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      timeout: ACKNOWLEDGED_WITHIN_MS,
      auth: { playerUUID: this.playerUUID, clientId: 'soak' },
    });
    this.#socket = socket;
    const lost = () => {
      if (this.isClosed || socket !== this.#socket) return;
      this.tally.reconnections += 1;
      this.#turn += 1;
      const pauseMs = this.#pauseMs;
      this.#pauseMs = AGAIN_AFTER_MS;
      setTimeout(() => {
        socket.disconnect();
        if (!this.isClosed) this.#connect();
      }, pauseMs);
    };
    socket.on('disconnect', lost).on('connect_error', lost);
    // A new connection starts with the games in progress; this one may have ended in the meantime.
    socket.on('connect', () => this.position && void this.#refresh());
    socket.on('message', (envelope) => this.#hear(envelope));
  }

  #hear(envelope) {
    const { type, gameId, game, change, version, eventId, retryInMs } = envelope;
    if (type === 'SERVER_RESTART') {
      this.#pauseMs = retryInMs;
      this.#socket.disconnect();
    }
    if (gameId !== this.gameId || gameId === undefined) return;
    if (game) this.#learn(game);
    else if (change) {
      const index = Number(eventId?.split(':')[2]);
      const known = this.position;
      if (!known || version > known.version + 1) return void this.#refresh();
      if (version < known.version || (version === known.version && index <= known.index)) return;
      this.position = { version, index, round: change.round, phase: change.phase, placed: change.placed };
    }
    this.#move();
  }

  #learn(game) {
    if (game.gameId !== this.gameId || game.version < (this.position?.version ?? -1)) return;
    const { version, currentRound: round, currentLetter, status } = game;
    const phase = status === 'completed' ? 'completed' : currentLetter === null ? 'choosing' : 'placing';
    const placed = { 1: game.player1Submitted, 2: game.player2Submitted };
    // Nothing to do until the opponent has joined.
    const isOpen = status !== 'waiting';
    this.position = { version, index: Infinity, round, phase, placed, isOpen };
  }

  async #refresh() {
    const { gameId } = this;
    const answer = await this.#insist('refresh_game', { gameId });
    if (gameId !== this.gameId || !answer) return;
    this.#learn(answer.game);
    this.#move();
  }

  async #move() {
    const { position, seat, gameId } = this;
    if (!position || this.#isMoving) return;
    const { round, phase, placed, isOpen = true } = position;
    if (phase === 'completed') return this.#onOver();
    if (!isOpen) return;
    const isChooser = (round % 2 ? 1 : 2) === seat;
    const isDue = phase === 'choosing' ? isChooser : !placed[seat] && round < ROUNDS;
    const kind = phase === 'choosing' ? 'letter' : 'place';
    const key = `${kind} ${round}`;
    if (!isDue || this.#done.has(key)) return;
    this.#isMoving = true;
    await sleep(this.paceMs * (0.5 + Math.random()));
    const cellIndex = ((round - 1) * (seat === 1 ? 3 : 5)) % ROUNDS;
    const sentAt = performance.now();
    const answer =
      kind === 'letter'
        ? await this.#insist('submit_letter', { gameId, letter: LETTERS[round - 1], round })
        : await this.#insist('submit_placement', { gameId, cellIndex, round });
    if (answer) {
      this.#done.add(key);
      this.tally.move(performance.now() - sentAt, { gameId, seat, kind, round, version: answer.version });
    }
    this.#isMoving = false;
    void this.#move();
  }

  /** Repeats a command until it succeeds. Records a rejection that is not about the server's own state. */
  async #insist(name, payload) {
    while (!this.isClosed) {
      const answer = await this.#socket
        .timeout(ACKNOWLEDGED_WITHIN_MS)
        .emitWithAck(name, payload)
        .catch(() => undefined);
      if (answer?.success) return answer;
      if (answer && !TRANSIENT.includes(answer.code)) {
        this.tally.rejections.push(`${name}: ${answer.code}`);
        return undefined;
      }
      await sleep(AGAIN_AFTER_MS);
    }
    return undefined;
  }
}
