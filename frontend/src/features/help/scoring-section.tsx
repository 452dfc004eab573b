import { PERFECT_SCORE, SIDE } from '@tessera/rules';
import { PerfectBoard } from './perfect-board.public';
import { ScoringBasics } from './scoring-basics';

/** Explains the scoring with drawn examples. */
export const ScoringSection = () => (
  <section className="grid gap-4">
    <h2 className="text-2xl">Scoring</h2>
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
      <div className="grid content-start gap-4">
        <ScoringBasics />
      </div>
      <div className="grid content-start gap-4">
        <p>
          A perfect grid scores {PERFECT_SCORE} points: every row and every column is a word of {SIDE}{' '}
          letters. The same word can score in several lines, as it does here.
        </p>
        <div className="w-full max-w-[216px]">
          <PerfectBoard />
        </div>
      </div>
    </div>
  </section>
);
