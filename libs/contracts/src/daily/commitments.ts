import { BLIND_LETTERS, daysBetween } from '@tessera/rules';
import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { instant, isoDate, success } from '../wire/fields.js';
import { COMMITMENTS_MAX_DAYS } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';

const commitment = z
  .object({
    date: isoDate,
    gameNumber: z.int().min(1),
    commitment: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .meta({ description: 'SHA-256 of `date:letters:salt`, in hex' }),
    publishedAt: instant.meta({ description: 'When the letters were drawn' }),
    letters: z
      .string()
      .regex(new RegExp(`^[A-Z]{${BLIND_LETTERS}}$`))
      .nullable()
      .meta({ description: 'In order of play; null until the date is over in every time zone' }),
    salt: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .nullable()
      .meta({ description: '16 bytes in hex; null until the date is over in every time zone' }),
  })
  .meta({ id: 'DailyCommitment' });

const range = z
  .object({ from: isoDate, to: isoDate })
  .refine(({ from, to }) => from <= to, { path: ['from'], error: '`from` must not be later than `to`' })
  .refine(({ from, to }) => daysBetween(from, to) < COMMITMENTS_MAX_DAYS, {
    path: ['to'],
    error: `\`to\` must be less than ${COMMITMENTS_MAX_DAYS} days after \`from\``,
  });

const dailyCommitments = defineCall({
  method: 'GET',
  path: PATHS.dailyCommitments,
  summary: 'List the commitments to past and future letters; for past dates, reveal the letters',
  status: 200,
  player: 'none',
  limit: 'readCommitments',
  query: range,
  response: z.object({ success, commitments: z.array(commitment) }),
});

export const commitmentCalls = { dailyCommitments };
