import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { REVIEW_TEXTS, bestPossibleText } from '../../solver/review-texts';
import { scorerOf } from '../../store/lexicon';
import { Dialog } from '../../ui/dialog/dialog';
import { ResultBoard } from '../../game-kit/result/result-board';
import type { BestGrid } from '../../solver/solver-messages';

interface BestGridDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly best: BestGrid;
  readonly lexicon: string;
}

/** The best grid for the letters, with its words. */
export function BestGridDialog({ best: { grid, score, upTo }, lexicon, ...opening }: BestGridDialogProps) {
  const from = useLocation().pathname;
  const words = useMemo(() => scorerOf(lexicon).scoreGrid(grid).words, [grid, lexicon]);
  return (
    <Dialog {...opening} title={REVIEW_TEXTS.bestTitle} description={bestPossibleText(score, upTo)}>
      <div className="grid gap-3">
        <ResultBoard grid={grid} words={words} label={REVIEW_TEXTS.bestGrid} from={from} />
        {score < upTo && <p className="text-sm text-ink-2">{REVIEW_TEXTS.bestUnproved}</p>}
      </div>
    </Dialog>
  );
}
