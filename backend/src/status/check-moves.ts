import { Injectable, Logger } from '@nestjs/common';
import { addDays, dateIn, HOUR_MS, type PlainDate } from '@tessera/rules';
import { MovesRepository } from '../game/index.js';
import { Clock } from '../platform/clock/clock.js';
import { ServiceMinutesStore } from '../platform/service-log/service-minutes.store.js';
import { defineJob } from '../platform/jobs/job-definition.js';
import { ServiceDaysStore } from './service-days.store.js';
import { startOf } from './sum-up-days.js';

/** Compares all moves that were acknowledged today and yesterday with those that are stored. */
export const checkMoves = defineJob('check-moves', { cron: '20 * * * *' });

/** How much is read at once. */
const SPAN_MS = HOUR_MS;
/** How many incomplete games the log names. */
const MAX_NAMED = 20;

/**
 * Counts the acknowledged moves of today and yesterday (UTC) that are missing among the stored ones. The answer
 * should always be 0.
 */
@Injectable()
export class CheckMoves {
  private readonly log = new Logger(CheckMoves.name);

  constructor(
    private readonly minutes: ServiceMinutesStore,
    private readonly days: ServiceDaysStore,
    private readonly stored: MovesRepository,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const today = dateIn('UTC', now);
    for (const date of [addDays(today, -1), today]) {
      const acknowledged = await this.acknowledgedOn(date);
      const checkedMoves = [...acknowledged.values()].reduce((sum, moves) => sum + countBits(moves), 0);
      if (checkedMoves === 0 && date !== today) continue;
      const incomplete = await this.stored.incomplete(acknowledged);
      const missingMoves = incomplete.reduce((sum, { missing }) => sum + missing, 0);
      if (missingMoves > 0)
        this.log.error({ date, missingMoves, games: incomplete.slice(0, MAX_NAMED) }, 'moves are missing');
      await this.days.keepMoveCount(date, { checkedMoves, missingMoves, checkedAt: new Date(now) });
    }
  }

  /** The moves of each game. Several processes and minutes may have acknowledged the same one. */
  private async acknowledgedOn(date: PlainDate): Promise<Map<string, bigint>> {
    const moves = new Map<string, bigint>();
    const end = startOf(addDays(date, 1));
    for (let from = startOf(date); from < end; from += SPAN_MS) {
      const parts = await this.minutes.acknowledged(new Date(from), new Date(from + SPAN_MS));
      for (const { subjects, versions } of parts) {
        subjects.forEach((gameId, at) =>
          moves.set(gameId, (moves.get(gameId) ?? 0n) | BigInt(versions[at] ?? 0)),
        );
      }
    }
    return moves;
  }
}

function countBits(bits: bigint): number {
  let count = 0;
  for (let left = bits; left > 0n; left &= left - 1n) count += 1;
  return count;
}
