// Two players who play one game after the other. Each moves as soon as the other's move arrives.
import { randomUUID } from 'node:crypto';
import { connectPlayer } from './socket.mjs';

const ROUNDS = 16;
export const MOVES_PER_GAME = 46;
const LETTERS = 'EEEEAAAIIOOUTTNNSSRRLLDDGHMPBC';

/**
 * Connects two players, to different instances if there are two, and creates and joins `games` games.
 * `play` plays the next game and returns its latencies: for each move, the milliseconds from sending it to its
 * arrival at the opponent. Moves that arrive as part of a full state have none. `think` is how many milliseconds
 * a player waits before each move, `headers` those of the handshakes, and `onLatency` is called with each latency.
 */
export async function createPair(urls, games, { think = 0, headers, onLatency = () => undefined } = {}) {
  const players = await Promise.all(
    [urls[0], urls.at(-1)].map((url) => connectPlayer(url, randomUUID(), undefined, headers)),
  );
  const waiting = [];
  for (let i = 0; i < games; i++) {
    const { gameId } = await players[0].command('create_game', {});
    await players[1].command('join_game', { gameId });
    waiting.push(gameId);
  }
  return {
    play: () => playGame(players, waiting.shift(), { think, onLatency }),
    close: () => players.forEach((player) => player.close()),
  };
}

const chooserOf = (round) => (round % 2 ? 1 : 2);

/** Makes each move that the game expects from a player, once. */
class Hand {
  cells = shuffled();
  sentAt = 0;
  #chosen = 0;
  #placed = 0;

  constructor(seat, send, think) {
    this.seat = seat;
    this.send = send;
    this.think = think;
  }

  act(round, hasLetter) {
    if (!hasLetter && chooserOf(round) === this.seat && this.#chosen < round) {
      this.#chosen = round;
      this.#submit('submit_letter', { letter: LETTERS[Math.floor(Math.random() * LETTERS.length)], round });
    } else if (hasLetter && round < ROUNDS && this.#placed < round) {
      this.#placed = round;
      this.#submit('submit_placement', { cellIndex: this.cells[round - 1], round });
    }
  }

  #submit(command, payload) {
    const submit = () => {
      this.sentAt = performance.now();
      this.send(command, payload);
    };
    if (this.think === 0) submit();
    else setTimeout(submit, this.think);
  }
}

function playGame(players, gameId, { think, onLatency }) {
  const latencies = [];
  return new Promise((resolve, reject) => {
    const hands = players.map(
      (player, i) =>
        new Hand(
          i + 1,
          (command, payload) => player.command(command, { gameId, ...payload }).catch(reject),
          think,
        ),
    );
    let ended = 0;
    const end = (game) => {
      const cellsOnServer = [game.player1Cells, game.player2Cells];
      if (
        game.version !== MOVES_PER_GAME + 1 ||
        cellsOnServer.some((cells, i) => String(cells) !== String(hands[i].cells))
      ) {
        reject(new Error(`a move of ${gameId} was lost`));
      } else if (++ended === players.length) resolve(latencies);
    };
    const receive = (hand, { type, change, game }) => {
      if (change?.by && change.by !== hand.seat) {
        const latency = performance.now() - hands[change.by - 1].sentAt;
        latencies.push(latency);
        onLatency(latency);
      }
      if (game?.status === 'completed') end(game);
      else if (game) hand.act(game.currentRound, game.currentLetter !== null);
      else if (type === 'LETTER_SELECTED') hand.act(change.round, true);
      else if (type === 'ROUND_COMPLETE') hand.act(change.round, false);
    };
    players.forEach((player, i) => {
      player.onMessage = (envelope) => envelope.gameId === gameId && receive(hands[i], envelope);
    });
    hands[0].act(1, false);
  });
}

function shuffled() {
  const cells = Array.from({ length: ROUNDS }, (_, cell) => cell);
  for (let i = cells.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cells[i], cells[j]] = [cells[j], cells[i]];
  }
  return cells;
}
