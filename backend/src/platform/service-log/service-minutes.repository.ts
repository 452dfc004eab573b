import { Injectable } from '@nestjs/common';
import { Statements } from '../database/statements.js';
import type { Latencies, ServiceMinute } from './service-minute.js';

/** The sums of some minutes over all processes. */
export interface ServiceSums {
  /** How many of the minutes were served by at least one process. */
  readonly minutes: number;
  readonly firstMinute: Date | null;
  readonly moves: number;
  readonly reconnects: number;
  readonly latencies: Latencies | null;
}

/** Acknowledged commands: for each subject, the versions as bits. */
export interface Acknowledgements {
  readonly subjects: string[];
  readonly versions: string[];
}

const KEEP = {
  name: 'keep-service-minute',
  text: `
    INSERT INTO service_minutes AS kept
      (process, minute, "onTime", moves, reconnects, latencies, subjects, versions)
    VALUES ($process, $minute, $onTime, $moves, $reconnects, $latencies::int[], $subjects::text[], $versions::bigint[])
    ON CONFLICT (minute, process) DO UPDATE SET
      "onTime" = kept."onTime" OR excluded."onTime", moves = excluded.moves, reconnects = excluded.reconnects,
      latencies = excluded.latencies, subjects = excluded.subjects, versions = excluded.versions`,
};

const SUMS = {
  name: 'sum-service-minutes',
  text: `
    WITH parts AS MATERIALIZED (
      SELECT minute, "onTime", moves, reconnects, latencies FROM service_minutes WHERE minute >= $from AND minute < $to
    )
    SELECT count(DISTINCT minute) FILTER (WHERE "onTime")::int AS minutes, min(minute) AS "firstMinute",
      coalesce(sum(moves), 0)::int AS moves, coalesce(sum(reconnects), 0)::int AS reconnects,
      (SELECT array_agg(total ORDER BY step) FROM (
        SELECT step, sum(count)::int AS total FROM parts, unnest(latencies) WITH ORDINALITY AS one (count, step)
        GROUP BY step) AS steps) AS latencies
    FROM parts`,
};

const DATES = {
  name: 'service-dates',
  text: `SELECT DISTINCT (minute AT TIME ZONE 'UTC')::date::text AS date FROM service_minutes ORDER BY 1`,
};

const ACKNOWLEDGED = {
  name: 'acknowledged',
  text: `
    SELECT subjects, versions FROM service_minutes
    WHERE minute >= $from AND minute < $to AND cardinality(subjects) > 0`,
};

const REMOVE = {
  name: 'remove-service-minutes',
  text: `
    WITH gone AS (
      DELETE FROM service_minutes WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM service_minutes WHERE minute < $before LIMIT $max FOR UPDATE SKIP LOCKED))
      RETURNING 1
    )
    SELECT count(*)::int AS count FROM gone`,
};

/** What each process has counted in each minute. */
@Injectable()
export class ServiceMinutesRepository {
  constructor(private readonly statements: Statements) {}

  /** Stores a minute of a process, or replaces what is stored about it. */
  async keep(process: string, minute: ServiceMinute, isOnTime: boolean): Promise<void> {
    const { start, acknowledged, latencies, reconnects } = minute;
    const { subjects, versions, count } = acknowledged;
    // Minutes without moves are many, and this makes them small and quick to sum up.
    const measured = latencies.some((each) => each > 0) ? latencies : null;
    await this.statements.rows(KEEP, {
      process,
      minute: new Date(start),
      onTime: isOnTime,
      moves: count,
      reconnects,
      latencies: measured,
      subjects,
      versions,
    });
  }

  /** Sums up the minutes from one time to another, which isn't included. */
  async sums(from: Date, to: Date): Promise<ServiceSums> {
    const [sums] = await this.statements.rows<ServiceSums>(SUMS, { from, to });
    return sums!;
  }

  /** The dates (UTC) with minutes, oldest first. */
  async dates(): Promise<string[]> {
    return (await this.statements.rows<{ date: string }>(DATES)).map(({ date }) => date);
  }

  /** What was acknowledged, by process and minute. The same version may be listed several times. */
  acknowledged(from: Date, to: Date): Promise<Acknowledgements[]> {
    return this.statements.rows<Acknowledgements>(ACKNOWLEDGED, { from, to });
  }

  /** Removes at most this many minutes from before then, and returns how many it found. */
  async removeBefore(before: Date, max: number): Promise<number> {
    const [row] = await this.statements.rows<{ count: number }>(REMOVE, { before, max });
    return row?.count ?? 0;
  }
}
