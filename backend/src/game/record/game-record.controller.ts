import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { FinishedGame } from '@tessera/contracts/replays';
import { type InputOf, LIMITS } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import { Caller } from '../../players/index.js';
import { GameRecordRepository, type FinishedQuery, type FinishedRow } from './game-record.repository.js';

/** The calling player's finished live games, and their record against others. */
@Controller()
export class GameRecordController {
  constructor(private readonly record: GameRecordRepository) {}

  /** The calling player's finished live games. */
  @Endpoint(CALLS.finishedGames)
  async finished(
    @Caller() playerUUID: string,
    @Input() { friend, before }: InputOf<typeof CALLS.finishedGames>,
  ) {
    const rows = await this.record.finished({
      playerUUID,
      friend,
      after: before === undefined ? undefined : placeOf(before),
    });
    const shown = rows.slice(0, LIMITS.FINISHED_GAMES_PAGE);
    const last = shown.at(-1);
    return {
      games: shown.map(viewOf),
      next: last && rows.length > shown.length ? cursorOf(last) : null,
    };
  }

  /** The calling player's record against others. */
  @Endpoint(CALLS.opponentRecords)
  async opponents(@Caller() playerUUID: string, @Input() { page }: InputOf<typeof CALLS.opponentRecords>) {
    const opponents = await this.record.opponents(playerUUID, page);
    return {
      opponents: opponents.slice(0, LIMITS.OPPONENTS_PAGE),
      hasMore: opponents.length > LIMITS.OPPONENTS_PAGE,
    };
  }
}

const cursorOf = ({ completedAt, gameId }: FinishedRow): string => `${completedAt.getTime()}-${gameId}`;

function placeOf(cursor: string): FinishedQuery['after'] {
  const [time = '', gameId = ''] = cursor.split('-');
  return { completedAt: new Date(Number(time)), gameId };
}

const viewOf = ({ publicId, name, isDeleted, seat, completedAt, ...game }: FinishedRow): FinishedGame => ({
  ...game,
  completedAt: completedAt.toISOString(),
  playerPosition: seat,
  opponent: { publicId, playerName: name, isDeleted },
});
