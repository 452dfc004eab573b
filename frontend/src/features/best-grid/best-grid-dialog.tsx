import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { REVIEW_TEXTS } from '../../solver/review-texts';
import { scorerOf } from '../../store/lexicon';
import { Dialog, type DialogState } from '../../ui/dialog/dialog';
import { ResultBoard } from '../../game-kit/result/result-board';
import type { BestGrid } from '../../solver/solver-messages';

interface BestGridDialogProps extends DialogState {
  readonly description: string;
  /** Names the grid for screen readers. */
  readonly label: string;
  readonly best: BestGrid;
  readonly lexicon: string;
}

/** The best grid for the letters, with its words. */
export function BestGridDialog({ best, lexicon, label, ...dialog }: BestGridDialogProps) {
  const { grid, score, upTo } = best;
  const from = useLocation().pathname;
  const words = useMemo(() => scorerOf(lexicon).scoreGrid(grid).words, [grid, lexicon]);
  return (
    <Dialog {...dialog} title={REVIEW_TEXTS.bestTitle}>
      <div className="grid gap-3">
        <ResultBoard grid={grid} words={words} label={label} from={from} />
        {score < upTo && <p className="text-sm text-ink-2">{REVIEW_TEXTS.bestUnproved}</p>}
      </div>
    </Dialog>
  );
}
