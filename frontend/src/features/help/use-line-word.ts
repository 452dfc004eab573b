import { CELLS, type Cell, type ScoringWord } from '@tessera/rules';
import { useEffect, useState } from 'react';
import { loadChunk, reportMissingChunk } from '../../ui/lazy/load-chunk';

export type Line = readonly Cell[];

/** The word that counts, null if there is none. */
type Found = Pick<ScoringWord, 'word' | 'start'> | null;

const textOf = (line: Line) => line.map((letter) => letter ?? ' ').join('');

async function wordIn(line: Line): Promise<Found> {
  const { scorer } = await loadChunk(() => import('../../store/lexicon'));
  const grid = Array.from({ length: CELLS }, (_, at) => line[at] ?? null);
  return scorer.scoreGrid(grid).words[0] ?? null;
}

/**
 * The word that counts in a line; undefined until it is known. That of the first line is given, so that the
 * word list loads only once the line changes.
 */
export function useLineWord(line: Line, first: { readonly text: string; readonly found: Found }) {
  const [known, setKnown] = useState(first);
  const text = textOf(line);
  const isKnown = known.text === text;
  useEffect(() => {
    if (isKnown) return;
    let isShown = true;
    wordIn(line).then(
      (found) => isShown && setKnown({ text: textOf(line), found }),
      () => isShown && reportMissingChunk({ asked: true }),
    );
    return () => {
      isShown = false;
    };
  }, [line, isKnown]);
  return isKnown ? known.found : undefined;
}
