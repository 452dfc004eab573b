/** How a finished game between two players ended for one of them. */
export type Outcome = 'won' | 'lost' | 'tied';

export const outcomeOf = (own: number, other: number): Outcome =>
  own > other ? 'won' : own < other ? 'lost' : 'tied';
