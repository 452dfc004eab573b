import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { count, instant, isoDate, success } from '../wire/fields.js';
import { STATUS_BAD_BELOW, STATUS_DAYS, STATUS_GOOD_FROM } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';

const milliseconds = z.number().min(0).nullable();

const state = z.enum(['good', 'disturbed', 'bad']).meta({
  description: `bad: an acknowledged move is missing, or fewer than ${STATUS_BAD_BELOW}% of the minutes were served; disturbed: fewer than ${STATUS_GOOD_FROM}%, or the letters of the next dailies weren't ready`,
});

const metrics = {
  moves: count.meta({ description: 'Acknowledged moves of live games' }),
  p50Ms: milliseconds.meta({ description: 'Half of the moves were acknowledged within this time' }),
  p99Ms: milliseconds.meta({ description: '99% of the moves were acknowledged within this time' }),
  reconnects: count.meta({ description: 'Connections that resumed a live game' }),
};

const statusDay = z
  .object({
    date: isoDate,
    state: state.nullable().meta({ description: 'null: nothing is known about this day' }),
    availability: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .meta({ description: 'The percentage of minutes that the service was up' }),
    ...metrics,
    missingMoves: count
      .nullable()
      .meta({ description: 'Acknowledged moves that are missing; null: not counted' }),
  })
  .meta({ id: 'StatusDay' });
export type StatusDay = z.infer<typeof statusDay>;

const serviceStatus = z
  .object({
    at: instant.meta({ description: 'When these metrics were read' }),
    version: z.string(),
    state: state.nullable().meta({ description: "Today's; null: nothing is known yet" }),
    lastHour: z.object(metrics),
    moveCheck: z
      .object({ at: instant, since: instant, checked: count, missing: count })
      .nullable()
      .meta({ description: 'The last count of acknowledged moves against the stored ones; null: none yet' }),
    daily: z.object({
      isReady: z.boolean(),
      readyUntil: isoDate
        .nullable()
        .meta({ description: 'The last date whose letters exist and are proved' }),
    }),
    backup: z
      .object({ lastAt: instant.nullable() })
      .nullable()
      .meta({ description: 'The last backup that the program has made; null: it makes none' }),
    days: z
      .array(statusDay)
      .length(STATUS_DAYS)
      .meta({ description: 'Days in UTC, oldest first; today is the last' }),
  })
  .meta({ id: 'ServiceStatus' });
export type ServiceStatus = z.infer<typeof serviceStatus>;

const readStatus = defineCall({
  method: 'GET',
  path: PATHS.status,
  summary: 'Get the metrics of the public status page',
  status: 200,
  player: 'none',
  limit: 'read',
  response: z.object({ success, status: serviceStatus }),
});

export const statusCalls = { readStatus };
