import { Injectable } from '@nestjs/common';
import type { DuelLevel } from '@tessera/contracts/duels';
import { SLOW_GAME_TEXTS } from '@tessera/contracts/live';
import type { Replay } from '@tessera/contracts/replays';
import type { Letter, PlainDate, ScoringWord, Seat } from '@tessera/rules';
import { Statements } from '../../platform/database/statements.js';
import { AppError } from '../../platform/requests/app-error.js';
import { missingGame, SEATS } from '../store/game.record.js';
import { cellsOfText } from '../store/game.rows.js';
import { GamesRepository } from '../store/games.repository.js';

/** What a replay needs of one player. */
interface ReplayedPlayer {
  /** Null for the bot. */
  playerUUID: string | null;
  score: number;
  words: ScoringWord[];
  /** By round. */
  cells: number[];
}

/** A finished game of two, as long as it is stored. */
export interface ReplayedGame {
  gameId: string;
  mode: Replay['mode'];
  completedAt: Date;
  /** Null for a live game. */
  duel: { gameNumber: number; date: PlainDate; level: DuelLevel } | null;
  /** The version of the lexicon that scores the game. */
  lexicon: string;
  /** By round. */
  letters: Letter[];
  players: readonly [ReplayedPlayer, ReplayedPlayer];
}

/** Finished games of one kind. Both methods throw an AppError unless the game exists and is finished. */
export interface ReplayedGames {
  find(gameId: string): Promise<ReplayedGame>;
  /** Throws one too if the player isn't one of the game's. */
  findOwn(gameId: string, playerUUID: string): Promise<ReplayedGame>;
  /** Throws an AppError unless the game exists and is the player's, whether or not it is finished. */
  requireOwn(gameId: string, playerUUID: string): Promise<void>;
}

type SeatColumns<Of extends Seat> = Record<`player${Of}UUID`, string | null> &
  Record<`player${Of}Score`, number> &
  Record<`player${Of}Words`, ScoringWord[]> &
  Record<`player${Of}Cells`, string>;
type Row = {
  completedAt: Date | null;
  letGoAt: Date | null;
  lexicon: string;
  letters: string;
} & SeatColumns<1> &
  SeatColumns<2>;

const COLUMNS = SEATS.flatMap((seat) =>
  ['UUID', 'Score', 'Words', 'Cells'].map((column) => `"player${seat}${column}"`),
).join(', ');

/** The rows of completed games are kept for good, and have all that happened, unlike their events. */
const FIND = {
  name: 'replayed-game',
  text: `SELECT "completedAt", "letGoAt", lexicon, letters, ${COLUMNS} FROM games WHERE "gameId" = $gameId`,
};

/** Finished live games. */
@Injectable()
export class LiveReplays implements ReplayedGames {
  constructor(
    private readonly statements: Statements,
    private readonly games: GamesRepository,
  ) {}

  async find(gameId: string): Promise<ReplayedGame> {
    return replayOf(gameId, await this.read(gameId));
  }

  async findOwn(gameId: string, playerUUID: string): Promise<ReplayedGame> {
    const row = await this.read(gameId);
    requirePlayer(row, playerUUID);
    return replayOf(gameId, row);
  }

  async requireOwn(gameId: string, playerUUID: string): Promise<void> {
    requirePlayer(await this.read(gameId), playerUUID);
  }

  private async read(gameId: string): Promise<Row> {
    const [row] = await this.statements.rows<Row>(FIND, { gameId });
    if (!row) throw missingGame(await this.games.removalOf(gameId));
    return row;
  }
}

function requirePlayer({ player1UUID, player2UUID }: Row, playerUUID: string): void {
  if (playerUUID !== player1UUID && playerUUID !== player2UUID) {
    throw new AppError('NOT_A_PLAYER', { field: 'gameId' });
  }
}

function replayOf(gameId: string, row: Row): ReplayedGame {
  if (row.letGoAt) {
    throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId', message: SLOW_GAME_TEXTS.letGoEnd });
  }
  if (!row.completedAt) throw new AppError('GAME_NOT_COMPLETED', { field: 'gameId' });
  const player = (seat: Seat) => ({
    playerUUID: row[`player${seat}UUID`],
    score: row[`player${seat}Score`],
    words: row[`player${seat}Words`],
    cells: cellsOfText(row[`player${seat}Cells`]),
  });
  return {
    gameId,
    mode: 'live',
    completedAt: row.completedAt,
    duel: null,
    lexicon: row.lexicon,
    letters: [...row.letters],
    players: [player(1), player(2)],
  };
}
