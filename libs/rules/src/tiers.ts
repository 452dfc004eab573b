/** One of the animal tiers of streaks: a tier every five games, the last one from 100 on. */
export interface Tier {
  /** The streak, in games, from which a player has this tier. */
  readonly streak: number;
  readonly name: string;
  readonly emoji: string;
}

/** The number of games from one tier to the next. */
export const TIER_STEP = 5;

const ANIMALS: readonly (readonly [name: string, emoji: string])[] = [
  ['Hamster', '🐹'],
  ['Turtle', '🐢'],
  ['Frog', '🐸'],
  ['Sparrow', '🐦'],
  ['Rabbit', '🐰'],
  ['Snake', '🐍'],
  ['Fox', '🦊'],
  ['Wolf', '🐺'],
  ['Owl', '🦉'],
  ['Monkey', '🐵'],
  ['Tiger', '🐯'],
  ['Elephant', '🐘'],
  ['Dolphin', '🐬'],
  ['Parrot', '🦜'],
  ['Zebra', '🦓'],
  ['Dragon', '🐉'],
  ['Eagle', '🦅'],
  ['Unicorn', '🦄'],
  ['Whale', '🐋'],
  ['Pegasus', '🐎'],
];

export const TIERS: readonly Tier[] = ANIMALS.map(([name, emoji], index) => ({
  streak: (index + 1) * TIER_STEP,
  name,
  emoji,
}));

/** The tier of a streak (games, 0 or more); null below 5. */
export const tierOf = (streak: number): Tier | null =>
  TIERS.findLast((tier) => streak >= tier.streak) ?? null;
