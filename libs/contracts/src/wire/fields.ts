import {
  fromSlashed,
  isPlainDate,
  LETTERS,
  LINES,
  PERFECT_SCORE,
  ROUNDS,
  CELLS,
  SIDE,
  type PlainDate,
} from '@tessera/rules';
import { z } from 'zod';
import { HELD_BACK_REASONS } from '../daily/held-back.js';
import { ANY_ID } from './ids.js';
import { EMAIL_MAX_LENGTH } from './limits.js';
import { BAD_GRID_CELL, BAD_LETTER, BAD_ROUND, BAD_ROWS, TEXTS } from '../texts/texts.js';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A player's secret ID: version 4, lower case. Public IDs are version 8, so none of them is accepted. */
export const playerUuid = z
  .string()
  .regex(UUID_V4, 'A player UUID must be a lowercase version 4 UUID')
  .meta({ description: "The calling player's secret ID: a lowercase version 4 UUID" });

export const groupId = z.string().regex(ANY_ID, "This isn't a valid group ID");

export const gameId = z.string().regex(ANY_ID, "This isn't a valid game ID");

/** PostgreSQL rejects NUL in text, and lone surrogates in JSON. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Free text that PostgreSQL can store. */
export const text = z
  .string()
  .refine((typed) => !UNSTORABLE.test(typed), 'This text contains an invalid character');

/** Control characters are of no use in a message, and the database rejects NUL. */
const CONTROL = /(?![\n\t])\p{Cc}/gu;

/** A text of several lines, trimmed and made storable. The error is the one for a missing text. */
export const message = (error?: string) =>
  z
    .string(error)
    .overwrite((typed) => typed.replace(CONTROL, '').replace(/\p{Surrogate}/gu, '\ufffd'))
    .trim();

/** An IANA name. Unknown names count as UTC. */
export const timeZone = text.max(64, "This isn't a valid time zone name");

/** Not in the first year that a date can have, so that any call can count some days back. */
const isDate = (text: string | null): text is PlainDate =>
  text !== null && isPlainDate(text) && text >= '1001';

/** `yyyy-mm-dd` */
export const isoDate = z
  .string()
  .refine(isDate, 'A date must look like 2026-11-20')
  .meta({ description: 'yyyy-mm-dd', format: 'date' });

/** `yyyy-mm` */
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month must look like 2026-11');

/** `dd/mm/yyyy`, parsed into a plain date. */
export const slashedDate = z
  .string()
  .refine((text) => isDate(fromSlashed(text)), 'A date must look like 20/11/2026')
  .transform((text) => fromSlashed(text) as PlainDate)
  .meta({ description: 'dd/mm/yyyy' });

export const letter = z.enum(LETTERS as [string, ...string[]], BAD_LETTER);
export const round = z.int(BAD_ROUND).min(1, BAD_ROUND).max(ROUNDS, BAD_ROUND);
export const cellIndex = z
  .int(TEXTS.invalidCell)
  .min(0, TEXTS.invalidCell)
  .max(CELLS - 1, TEXTS.invalidCell);

/** A grid's total: at most four points for each of its eight lines. */
export const score = z.int().min(0).max(PERFECT_SCORE);

/** Four rows of four cells. */
export const rows = z
  .array(z.array(letter.nullable(), BAD_ROWS).length(SIDE, BAD_ROWS), BAD_ROWS)
  .length(SIDE, BAD_ROWS)
  .meta({ id: 'Grid' });

/** Four rows of four letters, none empty. */
export const fullRows = z
  .array(
    z
      .array(z.enum(LETTERS as [string, ...string[]], BAD_GRID_CELL), BAD_GRID_CELL)
      .length(SIDE, BAD_GRID_CELL),
    BAD_GRID_CELL,
  )
  .length(SIDE, BAD_GRID_CELL);

/** A version that the client doesn't know is that of a newer release. */
export const lexicon = z
  .string()
  .regex(/^[\w.-]{1,20}$/)
  .meta({ description: 'The version of the word list that scores the game: the one with which it began' });

export const scoringWord = z
  .object({
    word: z.string(),
    direction: z.enum(['horizontal', 'vertical']),
    line: z
      .int()
      .min(0)
      .max(SIDE - 1),
    start: z
      .int()
      .min(0)
      .max(SIDE - 1),
    score: z.int().min(2).max(SIDE),
  })
  .meta({ id: 'ScoringWord' });

export const lineLengths = z.array(z.int().min(0).max(SIDE)).length(LINES).meta({
  description:
    "The length of each line's scoring word, 0 without one: the rows from top to bottom, then the columns from left to right",
});

export const dailyMove = z.object({ round, letter, cellIndex });

export const playedRound = dailyMove
  .extend({
    wordsFormed: z.array(z.string()),
    roundScore: z
      .int()
      .min(0)
      .max(2 * SIDE),
  })
  .meta({ id: 'PlayedRound' });

/** The letters by round; '' for those not known yet. */
export const letterSequence = z.array(z.union([letter, z.literal('')])).length(ROUNDS);

export const highScore = score.nullable().meta({ description: 'Null if nobody has played yet' });
/**
 * A domain in Unicode in the form in which mail servers know it (Punycode). Whatever isn't one stays as it is, and so does
 * what is too long, because the conversion takes quadratic time.
 */
function withAsciiDomain(address: string): string {
  if (address.length > EMAIL_MAX_LENGTH) return address;
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const isUnicode = /\P{ASCII}/u.test(domain) && /^[-.\p{L}\p{M}\p{N}]+$/u.test(domain);
  const url = `http://${domain}`;
  return at > 0 && isUnicode && URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .max(EMAIL_MAX_LENGTH, 'This email address is too long')
  .pipe(z.email(TEXTS.invalidEmail))
  .meta({ description: 'Case-insensitive', format: 'email' });

export const success = z.literal(true);

/** The response of a call that returns nothing else. */
export const done = z.object({ success });

export const instant = z.iso.datetime();

export const count = z.int().min(0);

export const heldBackReason = z
  .enum(HELD_BACK_REASONS)
  .meta({ id: 'HeldBackReason', description: "Why a result doesn't count on public leaderboards" });
