import { LIMITS } from '@tessera/contracts/constants';
import { PERFECT_SCORE, SIDE } from '@tessera/rules';
import { LineExamples } from './line-examples';
import { PerfectBoard } from './perfect-board.public';

/** Explains the scoring with drawn examples. */
export const ScoringSection = () => (
  <section className="grid gap-4">
    <h2 className="text-2xl">Scoring</h2>
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <div className="grid content-start gap-4">
        <p>
          A word is worth as many points as it has letters, from {LIMITS.WORD_MIN_LENGTH} to{' '}
          {LIMITS.WORD_MAX_LENGTH}. Words run from left to right or from top to bottom, never backwards and
          never diagonally.
        </p>
        <p>
          Each row and each column counts once, with the best word in it; of two that are worth the same, the
          first. A letter may work twice: in its row and in its column.
        </p>
        <LineExamples />
      </div>
      <div className="grid content-start gap-4">
        <p>
          {SIDE} rows and {SIDE} columns, with a word of {SIDE} letters in every one of them, make{' '}
          {PERFECT_SCORE} points: a perfect grid. The same word may score in several lines, as it does here.
        </p>
        <div className="w-full max-w-[216px]">
          <PerfectBoard />
        </div>
      </div>
    </div>
  </section>
);
