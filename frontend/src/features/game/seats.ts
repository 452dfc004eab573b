import { otherSeat, type ScoringWord, type Seat } from '@tessera/rules';
import { RESULTS_TEXTS } from '@tessera/contracts/constants';
import type { GameFacts } from './state/board-state';

/** A player's display name in a game. */
export const nameOf = (facts: GameFacts, seat: Seat): string =>
  (seat === 1 ? facts.player1Name : facts.player2Name) ?? RESULTS_TEXTS.anonymous;

export const opponentName = (facts: GameFacts, seat: Seat): string => nameOf(facts, otherSeat(seat));

export const scoreOf = (facts: GameFacts, seat: Seat): number =>
  seat === 1 ? facts.player1Score : facts.player2Score;

export const wordsOf = (facts: GameFacts, seat: Seat): readonly ScoringWord[] =>
  seat === 1 ? facts.player1Words : facts.player2Words;
