/** What players can say to each other. There is no free text. */
export const REACTIONS = {
  nice: 'Nice!',
  wow: 'Wow!',
  ouch: 'Ouch',
  close: 'So close',
  played: 'Well played',
  hurry: 'Hurry up, friend',
} as const;

export type Reaction = keyof typeof REACTIONS;

/** To the other player of a live game. */
export const GAME_REACTIONS = ['nice', 'ouch', 'close', 'played', 'hurry'] as const satisfies Reaction[];

/** To another member's grid. */
export const GRID_REACTIONS = ['nice', 'wow', 'ouch', 'close', 'played'] as const satisfies Reaction[];
