import { TEXTS } from '@tessera/contracts/texts';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { GAME_REVIEW_TEXTS, bestForTheseText } from '../replay-texts';
import { REVIEW_TEXTS } from '../../../solver/review-texts';
import { ResultBoard } from '../../../game-kit/result/result-board';
import type { BestGrid } from '../../../solver/solver-messages';
import type { BestGridSearch } from '../../../solver/use-solver';
import { scorerOf } from '../../../store/lexicon';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';

/** The best score that the sixteen letters allowed, and a button that shows the grid. */
export function BestGridRow({ search }: { readonly search: BestGridSearch }) {
  const { answer, state, retry, lexicon } = search;
  const [open, setOpen] = useState(false);
  const text = answer
    ? bestForTheseText(answer.score, answer.upTo)
    : state === 'failed'
      ? REVIEW_TEXTS.bestFailed
      : GAME_REVIEW_TEXTS.bestPending;
  return (
    <div className="flex min-h-[46px] items-center justify-between gap-3 border-t border-line pt-2.5">
      <p className="text-md font-medium" aria-busy={state === 'working'}>
        {text}
      </p>
      {answer && (
        <span className="flex-none whitespace-nowrap">
          <Button onClick={() => setOpen(true)}>{REVIEW_TEXTS.seeBest}</Button>
        </span>
      )}
      {!answer && state === 'failed' && <Button onClick={retry}>{TEXTS.retry}</Button>}
      {answer && <BestGridDialog open={open} onOpenChange={setOpen} best={answer} lexicon={lexicon} />}
    </div>
  );
}

interface BestGridDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly best: BestGrid;
  readonly lexicon: string;
}

function BestGridDialog({ best: { grid, score, upTo }, lexicon, ...opening }: BestGridDialogProps) {
  const from = useLocation().pathname;
  const words = useMemo(() => scorerOf(lexicon).scoreGrid(grid).words, [grid, lexicon]);
  return (
    <Dialog {...opening} title={REVIEW_TEXTS.bestTitle} description={bestForTheseText(score, upTo)}>
      <div className="grid gap-3">
        <ResultBoard grid={grid} words={words} label={GAME_REVIEW_TEXTS.bestGrid} from={from} />
        {score < upTo && <p className="text-sm text-ink-2">{REVIEW_TEXTS.bestUnproved}</p>}
      </div>
    </Dialog>
  );
}
