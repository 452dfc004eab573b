import { REVIEW_TEXTS, TEXTS, bestPossibleText } from '@tessera/contracts/constants';
import { isFull, textFromGrid, type Grid } from '@tessera/rules';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { Spinner } from '../../ui/loading/spinner';
import { useSolver } from '../../solver/use-solver';

interface BestPossibleProps {
  /** The finished grid, whose letters might have scored more. */
  readonly grid: Grid;
  /** The player's score. */
  readonly score: number;
}

const BestGridDialog = lazyComponent(() => import('./best-grid-dialog').then((part) => part.BestGridDialog), {
  whenIdle: false,
});

/** 'Best possible with your letters: 30', and a button that shows the grid. */
export const BestPossible = ({ grid, score }: BestPossibleProps) =>
  isFull(grid) ? <BestOf letters={[...textFromGrid(grid)].sort()} score={score} /> : null;

function BestOf({ letters, score }: { readonly letters: readonly string[]; readonly score: number }) {
  const { answer: best, state, retry } = useSolver('best', letters);
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  if (!best) {
    return state === 'failed' ? (
      <Row text={REVIEW_TEXTS.bestFailed}>
        <Button onClick={retry}>{TEXTS.retry}</Button>
      </Row>
    ) : (
      <Row text={REVIEW_TEXTS.bestPending} busy />
    );
  }
  // While the search is running, the player's own grid may be the best known.
  const known = Math.max(best.score, score);
  return (
    <Row
      text={score >= best.upTo ? REVIEW_TEXTS.bestFound : bestPossibleText(known, best.upTo)}
      busy={state === 'working'}
    >
      {best.score > score && <Button onClick={() => setOpen(true)}>{REVIEW_TEXTS.seeBest}</Button>}
      {opened && <BestGridDialog open={open} onOpenChange={setOpen} best={best} />}
    </Row>
  );
}

interface RowProps {
  readonly text: string;
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** A line of fixed height, so that nothing moves when the answer arrives. */
const Row = ({ text, busy = false, children }: RowProps) => (
  <section
    aria-label={REVIEW_TEXTS.bestTitle}
    className="flex min-h-[54px] flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-panel border border-line bg-card py-1.5 pr-1.5 pl-3.5"
  >
    <p
      role="status"
      aria-busy={busy}
      className="min-w-[min(100%,9rem)] flex-1 text-md font-medium text-pretty"
    >
      {text}
    </p>
    {busy && children === undefined && <Spinner />}
    <div className="flex-none whitespace-nowrap">{children}</div>
  </section>
);
