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
  title: 'Play the Bot',
  botName: 'The Mosaicist',
  invalidUrl: 'Invalid game URL. Please check the link and try again.',
  gettingBlindLetter: 'Getting your predetermined letter...',
  waitingForRound: 'Waiting for next round...',
  returnToMenu: 'Return to Menu',
  levels: {
    gentle: { name: 'Gentle', detail: 'Knows common words and plays one letter at a time.' },
    keen: { name: 'Keen', detail: 'Knows common words and plans ahead.' },
    strong: { name: 'Strong', detail: 'Knows every word and considers every square.' },
    master: { name: 'Master', detail: 'Looks three moves ahead. Good luck!' },
  },
  remarks: {
    opening: 'Placed the first tile.',
    word2: 'Made a two-letter word.',
    word3: 'Made a three-letter word.',
    word4: 'Completed a whole line!',
    double: 'One letter, two words.',
    plan: 'Working on something.',
    waiting: 'Keeping its options open.',
    shrug: "Couldn't find a good spot for that one.",
    last: 'Placed the last tile.',
  },
} as const satisfies {
  levels: Record<(typeof DUEL_LEVELS)[number], { name: string; detail: string }>;
  remarks: Record<(typeof DUEL_REMARKS)[number], string>;
} & Record<string, unknown>;

/** 'Daily Challenge #689 Complete!' */
export const duelCompleteText = (gameNumber: number): string => `Daily Challenge #${gameNumber} Complete!`;
