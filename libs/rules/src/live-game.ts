import { EMPTY_GRID, isCellIndex, isLetter, type Grid, type Letter } from './grid.js';
import { chooserOf, isFinalRound, ROUNDS } from './rounds.js';

/** Player 1 created the game, player 2 joined it. */
export type Seat = 1 | 2;

/**
 * A two-player game: the letters by round and, for each seat, the cell of each round's letter. A cell is null
 * if the viewer may not know it; the number of cells is never hidden. Round, phase and grids are derived from
 * these, so they can't disagree.
 */
export interface LiveGame {
  readonly isJoined: boolean;
  /** The number of accepted commands: 0 after creation, 1 after joining, 47 at the end. */
  readonly version: number;
  readonly letters: readonly Letter[];
  readonly cells: Readonly<Record<Seat, readonly (number | null)[]>>;
  /** Ended before its last round by one of the players, without a score. */
  readonly isLetGo?: boolean;
}

export type LiveStatus = 'waiting' | 'active' | 'completed' | 'let-go';

export type LiveCommand =
  | { kind: 'join' }
  /**
   * `round` distinguishes a late repeat from a new command. If it is missing, the current round is assumed.
   */
  | { kind: 'letter'; seat: Seat; letter: Letter; round?: number | undefined }
  | { kind: 'place'; seat: Seat; cellIndex: number; round?: number | undefined }
  /** Ends the game without a score. Whether it is time for that is decided by `letGoFrom`. */
  | { kind: 'let-go'; seat: Seat };

export type LiveEvent =
  | { type: 'GAME_JOINED' }
  | { type: 'LETTER_SELECTED'; round: number; seat: Seat; letter: Letter }
  | { type: 'PLAYER_PLACED_LETTER'; round: number; seat: Seat; cellIndex: number }
  /** `round` is the round that begins. */
  | { type: 'ROUND_COMPLETE'; round: number }
  | { type: 'GAME_COMPLETE' }
  | { type: 'GAME_LET_GO'; seat: Seat };

export type LiveRejection =
  | 'NOT_STARTED'
  | 'GAME_COMPLETED'
  | 'WRONG_ROUND'
  | 'NOT_YOUR_TURN'
  | 'LETTER_ALREADY_CHOSEN'
  | 'BAD_LETTER'
  | 'NO_LETTER'
  | 'ALREADY_PLACED'
  | 'BAD_CELL'
  | 'CELL_OCCUPIED';

export type LiveOutcome =
  | { kind: 'accepted'; game: LiveGame; events: readonly LiveEvent[] }
  /** The same command for that round was accepted before. Nothing changes, and the response is the same. */
  | { kind: 'repeated'; round: number }
  | { kind: 'rejected'; rejection: LiveRejection };

/** The version of a game that a second player has just joined. */
export const JOINED_VERSION = 1;

export const NEW_LIVE_GAME: LiveGame = { isJoined: false, version: 0, letters: [], cells: { 1: [], 2: [] } };

export const otherSeat = (seat: Seat): Seat => (seat === 1 ? 2 : 1);

/** The current round, 1-16; stays 16 after the end. */
export const liveRound = ({ cells }: LiveGame): number =>
  Math.min(Math.min(cells[1].length, cells[2].length) + 1, ROUNDS);

/** The current round's letter; null until it has been chosen. */
export const liveLetter = (game: LiveGame): Letter | null => game.letters[liveRound(game) - 1] ?? null;

export function liveStatus({ isJoined, cells, isLetGo = false }: LiveGame): LiveStatus {
  if (!isJoined) return 'waiting';
  if (cells[1].length === ROUNDS && cells[2].length === ROUNDS) return 'completed';
  return isLetGo ? 'let-go' : 'active';
}

/** Whether the game is over: nobody can make another move in it. */
export const isOver = (status: LiveStatus): boolean => status === 'completed' || status === 'let-go';

export const hasPlaced = (game: LiveGame, seat: Seat): boolean => game.cells[seat].length >= liveRound(game);

/** A seat's grid, with the cells that the viewer knows. */
export function liveGrid({ letters, cells }: LiveGame, seat: Seat): Grid {
  // Fills in a single array, because the server does this for every move of every game.
  const grid = [...EMPTY_GRID];
  cells[seat].forEach((cellIndex, index) => {
    if (cellIndex !== null) grid[cellIndex] = letters[index] ?? null;
  });
  return grid;
}

/**
 * The game as a viewer may see it: everything once it is completed, until then only their own cells. `viewer`
 * is null for someone who doesn't play.
 */
export function maskLiveGame(game: LiveGame, viewer: Seat | null): LiveGame {
  if (liveStatus(game) === 'completed') return game;
  const seen = (seat: Seat) => (seat === viewer ? game.cells[seat] : game.cells[seat].map(() => null));
  return { ...game, cells: { 1: seen(1), 2: seen(2) } };
}

/**
 * Applies one command: returns the next state with its events, a repeat, or a rejection. Pure: the server
 * decides with it, and the client applies it to a masked game to show its own moves at once.
 */
export function applyLive(game: LiveGame, command: LiveCommand): LiveOutcome {
  switch (command.kind) {
    case 'join':
      return game.isJoined
        ? { kind: 'repeated', round: liveRound(game) }
        : accept({ ...game, isJoined: true }, [{ type: 'GAME_JOINED' }]);
    case 'letter':
      return chooseLetter(game, command);
    case 'place':
      return placeLetter(game, command);
    case 'let-go':
      return letGo(game, command);
  }
}

/**
 * Applies the opponent's placement to a masked game: that they placed this round's letter is known, its
 * cell is not. Null if the placement doesn't follow from this game.
 */
export function applyMasked(game: LiveGame, { seat, round }: { seat: Seat; round: number }): LiveGame | null {
  if (obstacleTo(game, round) || liveLetter(game) === null || hasPlaced(game, seat)) return null;
  const cells = { ...game.cells, [seat]: [...game.cells[seat], null] };
  return { ...game, version: game.version + 1, cells };
}

const reject = (rejection: LiveRejection): LiveOutcome => ({ kind: 'rejected', rejection });

const accept = (game: LiveGame, events: readonly LiveEvent[]): LiveOutcome => ({
  kind: 'accepted',
  game: { ...game, version: game.version + 1 },
  events,
});

function chooseLetter(game: LiveGame, command: LiveCommand & { kind: 'letter' }): LiveOutcome {
  const { seat, letter } = command;
  const round = command.round ?? liveRound(game);
  const chosen = game.letters[round - 1];
  if (chosen !== undefined) {
    if (chooserOf(round) !== seat) return reject('NOT_YOUR_TURN');
    return chosen === letter ? { kind: 'repeated', round } : reject('LETTER_ALREADY_CHOSEN');
  }
  const obstacle = obstacleTo(game, round);
  if (obstacle) return reject(obstacle);
  if (chooserOf(round) !== seat) return reject('NOT_YOUR_TURN');
  if (!isLetter(letter)) return reject('BAD_LETTER');
  const next = { ...game, letters: [...game.letters, letter] };
  const selected: LiveEvent = { type: 'LETTER_SELECTED', round, seat, letter };
  return isFinalRound(round)
    ? accept(withLastCells(next), [selected, { type: 'GAME_COMPLETE' }])
    : accept(next, [selected]);
}

function placeLetter(game: LiveGame, command: LiveCommand & { kind: 'place' }): LiveOutcome {
  const { seat, cellIndex } = command;
  const round = command.round ?? roundMeant(game, command);
  const placed = game.cells[seat][round - 1];
  if (placed !== undefined) {
    return placed === cellIndex ? { kind: 'repeated', round } : reject('ALREADY_PLACED');
  }
  const obstacle = obstacleTo(game, round);
  if (obstacle) return reject(obstacle);
  if (liveLetter(game) === null) return reject('NO_LETTER');
  if (!isCellIndex(cellIndex)) return reject('BAD_CELL');
  if (game.cells[seat].includes(cellIndex)) return reject('CELL_OCCUPIED');
  const next = { ...game, cells: { ...game.cells, [seat]: [...game.cells[seat], cellIndex] } };
  const placement: LiveEvent = { type: 'PLAYER_PLACED_LETTER', round, seat, cellIndex };
  return liveRound(next) > round
    ? accept(next, [placement, { type: 'ROUND_COMPLETE', round: liveRound(next) }])
    : accept(next, [placement]);
}

function letGo(game: LiveGame, { seat }: LiveCommand & { kind: 'let-go' }): LiveOutcome {
  if (liveStatus(game) === 'let-go') return { kind: 'repeated', round: liveRound(game) };
  const obstacle = obstacleTo(game, liveRound(game));
  return obstacle ? reject(obstacle) : accept({ ...game, isLetGo: true }, [{ type: 'GAME_LET_GO', seat }]);
}

/**
 * A placement without a round may be a late repeat of the one that ended the last round. It is, if there is
 * no letter to place and the cell is the same.
 */
function roundMeant(game: LiveGame, { seat, cellIndex }: { seat: Seat; cellIndex: number }): number {
  const round = liveRound(game);
  const mayBeLate = liveLetter(game) === null && game.cells[seat][round - 2] === cellIndex;
  return mayBeLate ? round - 1 : round;
}

function obstacleTo(game: LiveGame, round: number): LiveRejection | null {
  const status = liveStatus(game);
  if (status === 'waiting') return 'NOT_STARTED';
  if (isOver(status)) return 'GAME_COMPLETED';
  return round === liveRound(game) ? null : 'WRONG_ROUND';
}

/** In round 16, each seat has a single cell left. If its cells are masked, that one stays unknown too. */
function withLastCells(game: LiveGame): LiveGame {
  const last = (seat: Seat): readonly (number | null)[] => {
    const cells = game.cells[seat];
    const left = EMPTY_GRID.findIndex((_, cellIndex) => !cells.includes(cellIndex));
    return [...cells, cells.includes(null) ? null : left];
  };
  return { ...game, cells: { 1: last(1), 2: last(2) } };
}
