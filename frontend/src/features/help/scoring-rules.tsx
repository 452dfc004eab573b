import { LineExamples } from './line-examples';

export const ScoringRules = () => (
  <div className="grid gap-4 pb-1">
    <p>
      A word of two letters is worth 2 points, of three letters 3, of four letters 4. Words are read from left
      to right and from top to bottom, never backwards and never diagonally.
    </p>
    <p>
      Every row and every column counts once, with the best word in it. So a letter can work twice: in its row
      and in its column.
    </p>
    <LineExamples />
    <p>
      Eight lines of four points make 32, a perfect grid. The same word may score in several lines. Whether a
      word counts, the Word Checker tells you.
    </p>
  </div>
);
