import { cellsOf, type Grid, type ScoringWord } from '@tessera/rules';
import { useMemo, useState } from 'react';
import { Board, type BoardProps } from '../board/board';
import { ResultWords } from './result-words';
import { wordsOfCells } from './score-text';

interface ResultBoardProps extends Pick<BoardProps, 'label' | 'lit' | 'raised' | 'finish' | 'arrivesAs'> {
  readonly grid: Grid;
  readonly words: readonly ScoringWord[];
  /** How many of the words have been counted; by default all. */
  readonly counted?: number;
  /** The path of the result, for the way back from the word checker. */
  readonly from: string;
}

/**
 * A finished grid with its words: each beside its row or below its column or, on phones, in two lines. A word
 * that is pointed at or has the focus lifts its tiles.
 */
export function ResultBoard({ grid, words, counted = words.length, from, ...board }: ResultBoardProps) {
  const [pointed, setPointed] = useState<ScoringWord | null>(null);
  const notes = useMemo(() => wordsOfCells(words), [words]);
  const scored = useMemo(() => new Set(words.flatMap(cellsOf)), [words]);
  const lifted = pointed === null ? board.raised : new Set(cellsOf(pointed));
  return (
    <div className="result-board">
      <div className="result-board__table">
        <Board
          {...board}
          {...(lifted && { raised: lifted })}
          {...(!board.lit && { scored })}
          grid={grid}
          notes={notes}
          size="small"
        />
        <ResultWords from={from} grid={grid} words={words} counted={counted} onPoint={setPointed} />
      </div>
    </div>
  );
}
