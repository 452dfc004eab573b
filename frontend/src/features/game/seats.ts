import type { ScoringWord, Seat } from '@tessera/rules';
import { RESULTS_TEXTS } from '@tessera/contracts/results';
import { GAME_TEXTS } from './game-texts';
import type { GameFacts } from './state/board-state';

/** A player's display name in a game. */
export const nameOf = (facts: GameFacts, seat: Seat): string =>
  (seat === 1 ? facts.player1Name : facts.player2Name) ?? RESULTS_TEXTS.anonymous;

/** The opponent's name and ID. Null if there is no name. */
export function namedOpponent(facts: GameFacts, seat: Seat) {
  const name = opponentName(facts, seat);
  const publicId = seat === 1 ? facts.player2UUID : facts.player1UUID;
  return name === null || publicId === null ? null : { name, publicId };
}

/** The opponent's name. Null if there is none. */
export const opponentName = (facts: GameFacts, seat: Seat): string | null =>
  seat === 1 ? facts.player2Name : facts.player1Name;

/** The opponent within a sentence: the name, or 'your friend' for a player without one. */
export const opponentInText = (facts: GameFacts, seat: Seat): string =>
  opponentName(facts, seat) ?? GAME_TEXTS.yourFriend;

/** The same at the start of a sentence or a label. */
export const opponentAtStart = (facts: GameFacts, seat: Seat): string =>
  opponentName(facts, seat) ?? GAME_TEXTS.yourFriendFirst;

export const scoreOf = (facts: GameFacts, seat: Seat): number =>
  seat === 1 ? facts.player1Score : facts.player2Score;

export const wordsOf = (facts: GameFacts, seat: Seat): readonly ScoringWord[] =>
  seat === 1 ? facts.player1Words : facts.player2Words;
