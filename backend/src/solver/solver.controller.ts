import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { isOddRound, replayDaily, type DailyMove } from '@tessera/rules';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { invalidField } from '../platform/requests/app-error.js';
import { SolverPool } from './solver-pool.js';

/** For browsers that can't calculate on their own. Nothing is stored, and no stored game is read. */
@Controller()
export class SolverController {
  constructor(private readonly solver: SolverPool) {}

  @Endpoint(CALLS.bestPossible)
  best(@Input() { letters, lexicon }: InputOf<typeof CALLS.bestPossible>) {
    return this.solver.best(letters, lexicon);
  }

  @Endpoint(CALLS.reviewDaily)
  async review(@Input() { moves, lexicon }: InputOf<typeof CALLS.reviewDaily>) {
    rejectIllegal(moves);
    return this.solver.review(moves, lexicon);
  }
}

/** Throws an AppError unless these are the moves of a legal daily, with any letters. */
function rejectIllegal(moves: readonly DailyMove[]): void {
  const blindLetters = moves.filter(({ round }) => isOddRound(round)).map(({ letter }) => letter);
  if (!replayDaily(blindLetters, moves))
    throw invalidField('moves', 'The moves must cover all sixteen rounds of a daily');
}
