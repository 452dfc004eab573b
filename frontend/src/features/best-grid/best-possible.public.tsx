import { TEXTS } from '@tessera/contracts/texts';
import { isFull, type Grid } from '@tessera/rules';
import { useEffect, useState, type ReactNode } from 'react';
import { REVIEW_TEXTS, bestPossibleText } from '../../solver/review-texts';
import { Button } from '../../ui/button/button';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { announce } from '../../ui/live-region/live-region';
import { Spinner } from '../../ui/icons/spinner';
import { useBestGrid, type BestGridSearch } from '../../solver/use-solver';

interface BestPossibleProps {
  /** The finished grid, whose letters might have scored more. */
  readonly grid: Grid;
  /** The player's score. */
  readonly score: number;
  /** The version of the word list that scored it. */
  readonly lexicon: string;
}

export const BestGridDialog = lazyComponent(
  () => import('./best-grid-dialog').then((part) => part.BestGridDialog),
  { whenIdle: false },
);

/** 'Best possible with your letters: 30', and a button that shows the grid. */
export const BestPossible = (props: BestPossibleProps) =>
  isFull(props.grid) ? <Searching {...props} /> : null;

const Searching = ({ grid, score, lexicon }: BestPossibleProps) => (
  <BestPossibleOf search={useBestGrid(grid, lexicon)} score={score} />
);

interface BestPossibleOfProps {
  readonly search: BestGridSearch;
  readonly score: number;
}

/** The same for a search that the page uses elsewhere, too. */
export function BestPossibleOf({ search, score }: BestPossibleOfProps) {
  const { answer: best, state, retry } = search;
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  // While the search is running, the player's own grid may be the best known.
  const text = !best
    ? state === 'failed'
      ? REVIEW_TEXTS.bestFailed
      : REVIEW_TEXTS.bestPending
    : score >= best.upTo
      ? REVIEW_TEXTS.bestFound
      : bestPossibleText(Math.max(best.score, score), best.upTo);
  useFinalAnnouncement(text, state !== 'working');
  if (!best) {
    return state === 'failed' ? (
      <Row text={text}>
        <Button onClick={retry}>{TEXTS.retry}</Button>
      </Row>
    ) : (
      <Row text={text} busy />
    );
  }
  return (
    <Row text={text} busy={state === 'working'}>
      {best.score > score && <Button onClick={() => setOpen(true)}>{REVIEW_TEXTS.seeBest}</Button>}
      {opened && (
        <BestGridDialog
          open={open}
          onClose={() => setOpen(false)}
          description={bestPossibleText(best.score, best.upTo)}
          label={REVIEW_TEXTS.bestGrid}
          best={best}
          lexicon={search.lexicon}
        />
      )}
    </Row>
  );
}

/** Announces the end of a search, not its steps, and nothing that was known before. */
function useFinalAnnouncement(text: string, isFinal: boolean): void {
  const [wasKnown] = useState(isFinal);
  useEffect(() => {
    if (isFinal && !wasKnown) announce(`${text}.`);
  }, [text, isFinal, wasKnown]);
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
    aria-busy={busy}
    className="flex min-h-[56px] flex-wrap items-center justify-between gap-x-3 gap-y-1.5 rounded-panel border border-line bg-card py-1.5 pr-1.5 pl-3.5"
  >
    <p className="min-w-[min(100%,9rem)] flex-1 text-md font-medium text-pretty">{text}</p>
    {busy && children === undefined && <Spinner />}
    <div className="flex-none whitespace-nowrap">{children}</div>
  </section>
);
