import { REVIEW_TEXTS, bestPossibleText } from '@tessera/contracts/constants';
import { cellsOf } from '@tessera/rules';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { scorer } from '../../store/lexicon';
import { Board } from '../../game-kit/board/board';
import { Dialog } from '../../ui/dialog/dialog';
import { ResultWords } from '../../game-kit/result/result-words';
import type { BestGrid } from '../../solver/solver-messages';

interface BestGridDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly best: BestGrid;
}

/** The best grid for the letters, with its words. */
export function BestGridDialog({ best: { grid, score, upTo }, ...opening }: BestGridDialogProps) {
  const from = useLocation().pathname;
  const words = useMemo(() => scorer.scoreGrid(grid).words, [grid]);
  const scored = useMemo(() => new Set(words.flatMap(cellsOf)), [words]);
  return (
    <Dialog {...opening} title={REVIEW_TEXTS.bestTitle} description={bestPossibleText(score, upTo)}>
      <div className="grid gap-3">
        <Board grid={grid} label={REVIEW_TEXTS.bestGrid} size="small" scored={scored} />
        <ResultWords from={from} grid={grid} words={words} />
        {score < upTo && <p className="text-sm text-ink-2">{REVIEW_TEXTS.bestUnproved}</p>}
      </div>
    </Dialog>
  );
}
