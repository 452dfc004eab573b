import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS, type Seat } from '@tessera/rules';
import { arrayParameter } from '../../platform/database/row-parameters.js';
import { Statements } from '../../platform/database/statements.js';
import { PushDevices } from '../../push/index.js';
import { SEATS, type GameRecord } from '../store/game.record.js';
import { gameColumns, recordOf, type GameRow } from '../store/game.rows.js';

/** Fresh notices are still on their way, and old ones are of no use to anybody. */
const FRESH_MS = MINUTE_MS;
const OLD_MS = DAY_MS;

interface LastCommand {
  /** The seat of the player who sent it. */
  by: Seat;
  isRematch: boolean;
  lastActivityAt: Date;
}

/**
 * The IDs of recent games in which one seat's player has a device. Both conditions on the status have an index.
 */
const ofSeat = (seat: Seat, status: string): string => `
  SELECT "gameId" FROM games WHERE status ${status} 'completed'
    AND "player${seat}UUID" = ANY (${arrayParameter('players', 'uuid')})
    AND "lastActivityAt" > $since AND "lastActivityAt" <= $until`;
const RECENT = {
  name: 'recent-games-of-players',
  text: `
    SELECT ${gameColumns('games')}, "lastActivityAt", "predecessorId" IS NOT NULL AS "isRematch", event."playerId" AS by
    FROM games JOIN game_events event ON event."gameId" = games."gameId" AND event.version = games.version
      AND event.index = 0
    WHERE event."playerId" IS NOT NULL AND games."gameId" IN (
      ${SEATS.flatMap((seat) => [ofSeat(seat, '='), ofSeat(seat, '<>')]).join(' UNION ')})`,
};

/** The games of players with devices in which something has happened since yesterday. */
@Injectable()
export class LostNotices {
  constructor(
    private readonly statements: Statements,
    private readonly devices: PushDevices,
  ) {}

  async *find(now: Date): AsyncGenerator<(LastCommand & { game: GameRecord })[]> {
    const range = { since: new Date(now.getTime() - OLD_MS), until: new Date(now.getTime() - FRESH_MS) };
    for await (const players of this.devices.players()) {
      const rows = await this.statements.rows<GameRow & LastCommand>(RECENT, { players, ...range });
      yield rows.map((row) => ({ ...row, game: recordOf(row) }));
    }
  }
}
