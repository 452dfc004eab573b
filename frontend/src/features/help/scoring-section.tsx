import { PERFECT_SCORE, SIDE } from '@tessera/rules';
import { PerfectBoard } from './perfect-board.public';
import { ScoringBasics } from './scoring-basics';
import { TryLine } from './try-line';

/** Explains the scoring, with drawn examples and one to play with. */
export const ScoringSection = () => (
  <section className="grid gap-6">
    <div className="grid gap-2">
      <h2 className="text-2xl">Scoring</h2>
      <ScoringBasics />
    </div>
    <TryLine />
    <div className="flex flex-wrap items-center gap-6">
      <div className="w-full max-w-[216px] flex-none">
        <PerfectBoard />
      </div>
      <p className="flex-[1_1_240px]">
        A perfect grid scores {PERFECT_SCORE} points: every row and every column is a word of {SIDE} letters.
        The same word can score in several lines, as it does here.
      </p>
    </div>
  </section>
);
