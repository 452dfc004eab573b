// Lets the load of the peer benchmark (see README.md) play against this server.
import { randomUUID } from 'node:crypto';
import { startTessera } from './services.mjs';
import { connectPlayer } from './socket.mjs';

const LAST_ROUND = 16;

/** What both players of a game have in common here, by game. */
const tables = new Map();

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
 * Here the server lays the sixteenth letter itself, there the players do: the last two moves are told by
 * this driver alone, and never sent. `score` scores a grid of character codes as the load does.
 */
export const driverWith = (score) =>
  async function connect(url) {
    const player = await connectPlayer(url, randomUUID());
    const own = { player, onEvent: null, round: 1, cells: [], hasEnded: false };
    let table;

    const tell = (event) => own.onEvent(event);
    const rejected = (error) => tell({ type: 'rejected', why: error.message });
    const sit = (gameId, seat) => {
      Object.assign(own, { gameId, seat });
      table = tables.get(gameId) ?? { seats: [], letters: [], laid: 0 };
      table.seats[seat] = own;
      tables.set(gameId, table);
    };

    own.end = (game) => {
      own.complete ??= game;
      if (!own.complete || table.laid < 2 || own.hasEnded) return;
      own.hasEnded = true;
      tables.delete(own.gameId);
      const grids = table.seats.map(({ cells }) => lettersOf(cells, table.letters));
      const stored = [own.complete.player1Grid, own.complete.player2Grid].map((rows) => rows.flat().join(''));
      if (String(grids) !== String(stored))
        return rejected(new Error(`the server has ${stored}, not ${grids}`));
      tell({ type: 'end', scores: grids.map((grid) => score([...grid].map((mark) => mark.charCodeAt(0)))) });
    };

    player.onMessage = ({ type, change, game }) => {
      switch (type) {
        case 'LETTER_SELECTED':
          own.round = change.round;
          table.letters[change.round - 1] = change.letter;
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
        player.command('submit_letter', { gameId, letter, round: table.letters.length + 1 }).catch(rejected);
      },
      place(cell) {
        const { gameId, round, seat } = own;
        own.cells.push(cell);
        if (round < LAST_ROUND) {
          player.command('submit_placement', { gameId, cellIndex: cell, round }).catch(rejected);
          return;
        }
        table.laid++;
        for (const { onEvent } of table.seats) onEvent({ type: 'placed', round: round - 1, by: seat });
        for (const other of table.seats) other.end();
      },
      close: () => player.close(),
    });
  };
