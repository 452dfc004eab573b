import { Injectable, Logger } from '@nestjs/common';
import { addDays, dateIn, HOUR_MS, MINUTE_MS, plainDate, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { ServiceMinutesRepository } from '../platform/service-log/service-minutes.repository.js';
import { Sequences } from '../sequences/index.js';
import type { Job } from '../platform/jobs/job-queue.js';
import { ServiceDaysRepository } from './service-days.repository.js';
import { MovesRepository } from '../game/index.js';

/** Sums up what the processes have counted today, and on earlier days that aren't summed up yet. */
export const sumUpService: Job = { name: 'sum-up-service', cron: '*/5 * * * *' };

/** How long after its end a day may still get minutes, from processes that couldn't reach the database. */
const LATE_MS = HOUR_MS;

const startOf = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`);

/** Compares all moves that were acknowledged today and yesterday with those that are stored. */
export const checkMoves: Job = { name: 'check-moves', cron: '20 * * * *' };

/** How much is read at once. */
const SPAN_MS = HOUR_MS;
/** How many incomplete games the log names. */
const MAX_NAMED = 20;

/** Sums up the minutes of today, and of earlier days until they are complete. Repeating it changes nothing. */
@Injectable()
export class ServiceDaysService {
  private readonly log = new Logger(ServiceDaysService.name);

  constructor(
    private readonly minutes: ServiceMinutesRepository,
    private readonly days: ServiceDaysRepository,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
    private readonly stored: MovesRepository,
  ) {}

  async sumUp(): Promise<void> {
    const dates = (await this.minutes.dates()).map((date) => plainDate(date));
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined || last === undefined) return;
    const complete = new Set<string>();
    for (const { date, summedAt } of await this.days.from(first)) {
      if (summedAt && summedAt.getTime() >= startOf(addDays(date, 1)) + LATE_MS) complete.add(date);
    }
    // Days without a single minute, since the last known one, are those of an outage.
    const latest = await this.days.latest();
    const begin = latest !== undefined && latest < first ? addDays(latest, 1) : first;
    for (let date = begin; date <= last; date = addDays(date, 1))
      if (!complete.has(date)) await this.sumUpDate(date);
  }

  /**
   * Counts the acknowledged moves of today and yesterday (UTC) that are missing among the stored ones. The answer
   * should always be 0.
   */
  async checkMoves(): Promise<void> {
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

  private async sumUpDate(date: PlainDate): Promise<void> {
    const now = this.clock.now();
    const [start, end] = [startOf(date), Math.min(startOf(addDays(date, 1)), now - (now % MINUTE_MS))];
    const sums = await this.minutes.sums(new Date(start), new Date(end));
    // Before the first minute of all, nothing was expected.
    const since = (await this.days.existsBefore(date)) ? start : sums.firstMinute?.getTime();
    if (since === undefined) return;
    const { minutes, moves, reconnects, latencies } = sums;
    const isToday = date === dateIn('UTC', now);
    await this.days.keepSums(date, {
      minutes,
      moves,
      reconnects,
      latencies,
      expectedMinutes: (end - since) / MINUTE_MS,
      isDailyReady: isToday ? (await this.sequences.readiness()).isReady : null,
      summedAt: new Date(now),
    });
  }
}

function countBits(bits: bigint): number {
  let count = 0;
  for (let left = bits; left > 0n; left &= left - 1n) count += 1;
  return count;
}
