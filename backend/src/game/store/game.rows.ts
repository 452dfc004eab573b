import {
  ROUNDS,
  chooserOf,
  hasPlaced,
  liveGrid,
  liveLetter,
  liveRound,
  liveStatus,
  textFromGrid,
  type LiveGame,
  type Pause,
  type Seat,
} from '@tessera/rules';
import type { GameEntity } from './game.entity.js';
import { SEATS, type GameRecord, type SeatRecord } from './game.record.js';

const HEX = 16;

/** One hexadecimal digit per cell. */
const textOfCells = (cells: readonly (number | null)[]): string =>
  cells.map((cell) => (cell ?? 0).toString(HEX)).join('');

export const cellsOfText = (text: string): number[] => [...text].map((digit) => Number.parseInt(digit, HEX));

/** The columns that a move changes. All but letters and cells are derived from those. */
export function columnsOf(live: LiveGame) {
  const status = liveStatus(live);
  return {
    // The column `letGoAt` distinguishes games that were let go.
    status: status === 'let-go' ? ('completed' as const) : status,
    version: live.version,
    letters: live.letters.join(''),
    currentRound: liveRound(live),
    currentLetter: status === 'active' ? liveLetter(live) : null,
    currentTurn: chooserOf(liveRound(live)),
    player1Cells: textOfCells(live.cells[1]),
    player2Cells: textOfCells(live.cells[2]),
    player1Grid: textFromGrid(liveGrid(live, 1)),
    player2Grid: textFromGrid(liveGrid(live, 2)),
    player1Submitted: hasPlaced(live, 1),
    player2Submitted: hasPlaced(live, 2),
  };
}

const SEAT_COLUMNS = [
  'UUID',
  'PublicId',
  'UserId',
  'Connected',
  'Status',
  'Hidden',
  'Cells',
  'Score',
  'Words',
] as const;
const COLUMNS = [
  ...(['gameId', 'createdAt', 'status', 'version', 'letters', 'lexicon'] as const),
  ...(['lastActivityAt', 'nudgedAt', 'letGoAt'] as const),
  ...SEATS.flatMap((seat) => SEAT_COLUMNS.map((column) => `player${seat}${column}` as const)),
];

/** A row of a game, with the current names of its players if they are needed. */
export type GameRow = Pick<GameEntity, (typeof COLUMNS)[number]> & {
  player1Name?: string | null;
  player2Name?: string | null;
};

/** The columns of a `GameRow`, without the names. */
export const gameColumns = (table: string): string =>
  COLUMNS.map((column) => `${table}."${column}"`).join(', ');

function seatOfRow(row: GameRow, seat: Seat): SeatRecord | null {
  const playerUUID = row[`player${seat}UUID`];
  const publicId = row[`player${seat}PublicId`];
  if (playerUUID === null || publicId === null) return null;
  return {
    playerUUID,
    publicId,
    accountId: row[`player${seat}UserId`],
    isConnected: row[`player${seat}Connected`],
    name: row[`player${seat}Name`] ?? null,
    status: row[`player${seat}Status`],
    isHidden: row[`player${seat}Hidden`],
  };
}

export function recordOf(row: GameRow): GameRecord {
  const cells = { 1: cellsOfText(row.player1Cells), 2: cellsOfText(row.player2Cells) };
  const isCompleted = cells[1].length === ROUNDS && cells[2].length === ROUNDS;
  return {
    gameId: row.gameId,
    createdAt: row.createdAt.toISOString(),
    lexicon: row.lexicon,
    seats: { 1: seatOfRow(row, 1), 2: seatOfRow(row, 2) },
    live: {
      isJoined: row.status !== 'waiting',
      version: row.version,
      letters: [...row.letters],
      cells,
      ...(row.letGoAt !== null && { isLetGo: true }),
    },
    scores: isCompleted
      ? {
          1: { total: row.player1Score, words: row.player1Words },
          2: { total: row.player2Score, words: row.player2Words },
        }
      : null,
  };
}

/** For how long nothing has happened in the game. */
export const pauseOf = ({ lastActivityAt, nudgedAt }: GameRow): Pause => ({
  since: lastActivityAt.getTime(),
  nudgedAt: nudgedAt?.getTime() ?? null,
});

/** The account of a seat's player, as the seat's two columns. */
export const accountOf = (seat: Seat): string => `
  ("player${seat}UserId", "player${seat}AccountId") = (
    SELECT "userId", "userId" FROM player_uuid_mappings WHERE "playerUUID" = games."player${seat}UUID")`;
