// A driver for the peer benchmark (see README.md), so that its load can play on this server.
import { randomUUID } from 'node:crypto';
import { startTessera } from './services.mjs';
import { connectPlayer } from './socket.mjs';

const LAST_ROUND = 16;

/** The state that both players of a game share, by game. */
const matches = new Map();

export const title = 'Tessera (every move committed before it is announced)';

export async function start({ serverCore }) {
  const { urls, pids, stop } = await startTessera({ cores: serverCore, databaseCores: serverCore });
  return { url: urls[0], groups: pids, gcPids: [pids.node], stop };
}

const lettersOf = (cells, letters) => {
  const grid = Array(LAST_ROUND).fill(' ');
  cells.forEach((cell, i) => (grid[cell] = letters[i]));
  return grid.join('');
};

/**
 * Our server places the sixteenth letter itself, while in the peer benchmark the players do. This driver therefore
 * reports the last two moves without sending them. `score` scores a grid of character codes the way the load does.
 */
export const driverWith = (score) =>
  async function connect(url) {
    const player = await connectPlayer(url, randomUUID());
    const own = { player, onEvent: null, round: 1, cells: [], hasEnded: false };
    let match;

    const tell = (event) => own.onEvent(event);
    const rejected = (error) => tell({ type: 'rejected', why: error.message });
    const sit = (gameId, seat) => {
      Object.assign(own, { gameId, seat });
      match = matches.get(gameId) ?? { seats: [], letters: [], placed: 0 };
      match.seats[seat] = own;
      matches.set(gameId, match);
    };

    own.end = (game) => {
      own.complete ??= game;
      if (!own.complete || match.placed < 2 || own.hasEnded) return;
      own.hasEnded = true;
      matches.delete(own.gameId);
      const grids = match.seats.map(({ cells }) => lettersOf(cells, match.letters));
      const stored = [own.complete.player1Grid, own.complete.player2Grid].map((rows) => rows.flat().join(''));
      if (String(grids) !== String(stored))
        return rejected(new Error(`the server has ${stored} instead of ${grids}`));
      tell({ type: 'end', scores: grids.map((grid) => score([...grid].map((mark) => mark.charCodeAt(0)))) });
    };

    player.onMessage = ({ type, change, game }) => {
      switch (type) {
        case 'LETTER_SELECTED':
          own.round = change.round;
          match.letters[change.round - 1] = change.letter;
          return tell({ type: 'letter', round: change.round - 1, by: change.by - 1 });
        case 'PLAYER_PLACED_LETTER':
          return tell({ type: 'placed', round: change.round - 1, by: change.by - 1 });
        case 'ROUND_COMPLETE':
          return tell({ type: 'round', round: change.round - 1 });
        case 'GAME_COMPLETE':
          return own.end(game);
        case 'ERROR':
        case 'PLACEMENT_ERROR':
          return rejected(new Error(type));
      }
    };

    return Object.assign(own, {
      async createGame() {
        const { gameId } = await player.command('create_game', {});
        sit(gameId, 0);
        return gameId;
      },
      async join(gameId) {
        sit(gameId, 1);
        await player.command('join_game', { gameId });
      },
      chooseLetter(code) {
        const { gameId } = own;
        const letter = String.fromCharCode(code);
        player.command('submit_letter', { gameId, letter, round: match.letters.length + 1 }).catch(rejected);
      },
      place(cell) {
        const { gameId, round, seat } = own;
        own.cells.push(cell);
        if (round < LAST_ROUND) {
          player.command('submit_placement', { gameId, cellIndex: cell, round }).catch(rejected);
          return;
        }
        match.placed++;
        for (const { onEvent } of match.seats) onEvent({ type: 'placed', round: round - 1, by: seat });
        for (const other of match.seats) other.end();
      },
      close: () => player.close(),
    });
  };
