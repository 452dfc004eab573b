import { Injectable } from '@nestjs/common';
import { SLOW_GAME_TEXTS } from '@tessera/contracts/live';
import type { ScoringWord, Seat } from '@tessera/rules';
import { Statements } from '../../platform/database/statements.js';
import { AppError } from '../../platform/requests/app-error.js';
import { RemovedGames } from '../lifecycle/removed-games.js';
import { SEATS } from '../store/game.record.js';
import { cellsOfText } from '../store/game.rows.js';
import type { ReplayedGame, ReplayedGames } from './replayed-game.js';

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
  text: `SELECT "completedAt", "letGoAt", lexicon, letters, ${COLUMNS} FROM games WHERE "gameId" = $1`,
};

/** Finished live games. */
@Injectable()
export class LiveReplays implements ReplayedGames {
  constructor(
    private readonly statements: Statements,
    private readonly removed: RemovedGames,
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
    const [row] = await this.statements.rows<Row>(FIND, [gameId]);
    if (!row) throw await this.removed.errorFor(gameId);
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
