import { z } from 'zod';
import { defineCall } from '../wire/call.js';
import { success } from '../wire/fields.js';
import { WORD_MAX_LENGTH } from '../wire/limits.js';
import { PATHS } from '../wire/paths.js';

const wordBody = z.object({
  word: z
    .string()
    .trim()
    // Only a-z: the upper case of other characters (ı, ſ, ß) would turn into words that nobody typed.
    .overwrite((text) => text.replace(/[a-z]/g, (small) => small.toUpperCase()))
    .min(1, 'Please enter a word')
    .max(WORD_MAX_LENGTH, `A word can have at most ${WORD_MAX_LENGTH} letters`),
});

const definition = z
  .object({ partOfSpeech: z.string(), definition: z.string() })
  .meta({ id: 'WordDefinition' });
export type Definition = z.infer<typeof definition>;

const validateWord = defineCall({
  method: 'POST',
  path: PATHS.validateWord,
  summary: 'Check whether a word is valid',
  status: 200,
  player: 'optional',
  limit: 'checkWord',
  body: wordBody,
  response: z.object({ success, isValid: z.boolean(), word: z.string() }),
});

const wordDefinition = defineCall({
  method: 'POST',
  path: PATHS.wordDefinition,
  summary: "Get a word's definitions; null if none is known",
  status: 200,
  player: 'optional',
  limit: 'checkWord',
  body: wordBody,
  response: z.object({ success, definition: z.array(definition).nullable() }),
});

export const wordCalls = { validateWord, wordDefinition };
