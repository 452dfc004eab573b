import { TEXTS, wordCheckPath } from '@tessera/contracts/constants';
import { PERFECT_SCORE, cellsOf, isFull } from '@tessera/rules';
import { useMemo } from 'react';
import { Board } from '../board/board';
import { linesWithoutWord, wordsOfCells } from '../result/score-text';
import { WordChip } from '../result/word-chip';
import type { MatchSide } from './match';
import { NoShiftText } from '../../ui/stats/no-shift-text';
import type { ScoreReveal } from '../result/use-score-reveal';

interface ResultSideProps {
  readonly side: MatchSide;
  readonly isMine: boolean;
  readonly reveal: ScoreReveal;
  /** The tiles, which have been face down, are turning over. */
  readonly turning?: boolean;
  /** The path of the results, for the way back from the word checker. */
  readonly from: string;
}

/** One player's results: score, grid, words. */
export function ResultSide({ side, isMine, reveal, turning = false, from }: ResultSideProps) {
  const { name, grid, score, words } = side;
  const { counted, lit, raised, points, done } = reveal;
  const scored = useMemo(() => new Set(words.flatMap(cellsOf)), [words]);
  const notes = useMemo(() => wordsOfCells(words), [words]);
  const missing = linesWithoutWord(words).join(', ');

  return (
    <section
      aria-label={isMine ? 'Your result' : `${name}'s result`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2 sm:[&_.board]:max-w-[min(360px,100dvh-160px)]"
    >
      <p className="text-center">
        <span className="block truncate text-sm text-ink-2">{isMine ? 'You' : name}</span>
        <b
          className="block font-display text-4xl leading-none font-[640] tabular-nums"
          aria-hidden={done ? undefined : true}
          data-testid={isMine ? 'your-score' : 'their-score'}
        >
          <NoShiftText value={done ? score : points} />
        </b>
        {!done && <span className="sr-only">{score}</span>}
      </p>
      {isFull(grid) ? (
        <Board
          grid={grid}
          label={isMine ? TEXTS.gridName : `${name}'s grid`}
          size="small"
          notes={notes}
          finish={turning ? 'turning' : done && score === PERFECT_SCORE ? 'gilded' : undefined}
          {...(done ? { scored } : { lit, raised })}
        />
      ) : (
        <p className="rounded-panel border border-line bg-card px-3 py-10 text-center text-ink-2">
          Grid not available
        </p>
      )}
      <ul
        aria-label={isMine ? 'Your words' : `${name}'s words`}
        className="flex flex-wrap content-start justify-center gap-1.5"
      >
        {words.map(({ word, score: points, direction, line }, at) => (
          <li
            key={`${direction} ${line}`}
            className="held data-held:pointer-events-none"
            data-held={done || at < counted ? undefined : ''}
          >
            <WordChip word={word} score={points} to={wordCheckPath(word)} state={{ from }} />
          </li>
        ))}
        {words.length === 0 && (
          <li className="held text-sm text-ink-2" data-held={done ? undefined : ''}>
            No words
          </li>
        )}
        {words.length > 0 && missing !== '' && <li className="sr-only">No word in {missing}</li>}
      </ul>
    </section>
  );
}
