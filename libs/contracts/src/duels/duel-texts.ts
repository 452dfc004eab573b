import { BOT_LEVELS } from '@tessera/rules';

/** How well the bot plays, weakest first. */
export const DUEL_LEVELS = BOT_LEVELS;

/** What the bot may say about a placement. */
export const DUEL_REMARKS = [
  'opening',
  'word2',
  'word3',
  'word4',
  'double',
  'plan',
  'waiting',
  'shrug',
  'last',
] as const;

/** Texts of the duel pages. */
export const DUEL_TEXTS = {
  botName: 'The Mosaicist',
  levels: {
    gentle: { name: 'Gentle', detail: 'Knows common words and plays one letter at a time.' },
    keen: { name: 'Keen', detail: 'Knows common words and plans ahead.' },
    strong: { name: 'Strong', detail: 'Knows every word and considers every square.' },
    master: { name: 'Master', detail: 'Looks three moves ahead. Good luck!' },
  },
} as const satisfies {
  levels: Record<(typeof DUEL_LEVELS)[number], { name: string; detail: string }>;
} & Record<string, unknown>;
