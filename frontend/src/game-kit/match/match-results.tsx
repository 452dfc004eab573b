import { TEXTS, type SharedMatch } from '@tessera/contracts/constants';
import { scoringCells } from '@tessera/rules';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { END_WORDS, matchOutcome, type Match, type MatchSharing } from './match';
import { Actions, ButtonRow } from '../../ui/layout/page';
import { ResultLayout } from '../result/result-layout';
import { ResultSide } from './result-side';
import { useOutcomeAnnouncement } from './use-outcome-announcement';
import type { MatchShow } from './use-match-show';

interface MatchResultsProps {
  readonly match: Match;
  /** Identifies the game on pages that don't do so otherwise. */
  readonly title?: string;
  /** Additions to the shared text. */
  readonly shared: Pick<SharedMatch, 'opponent' | 'gameNumber'>;
  readonly shareDialog: (dialog: MatchSharing) => ReactNode;
  /** The game ended while the page was open. */
  readonly fresh: boolean;
  /** How far the count is. */
  readonly show: MatchShow;
  /** The path of these results, for the way back from the word checker. */
  readonly from: string;
  /** The primary action. */
  readonly next: ReactNode;
  /** Shown next to the share button. */
  readonly leave: ReactNode;
  /** Shown last, below the actions. */
  readonly footer?: ReactNode;
  /** Shown below the grids. */
  readonly children?: ReactNode;
}

/**
 * The results of a game against an opponent: both scores, grids and words. During the count, only the boards
 * can be seen, but screen readers get everything, and nothing moves later.
 */
export function MatchResults({ match, title, shared, fresh, show, from, ...props }: MatchResultsProps) {
  const { mine, theirs } = match;
  const [sharing, setSharing] = useState(false);
  const { headline, line } = END_WORDS[matchOutcome(match)];
  const heading = useOutcomeAnnouncement(match, title, fresh);
  const held = show.phase === 'over' ? undefined : '';

  return (
    <ResultLayout
      boards={2}
      score={
        <div className="text-center">
          {title !== undefined && <h2 className="font-text text-base font-semibold">{title}</h2>}
          <h2 ref={heading} tabIndex={-1} className="held text-3xl outline-none" data-held={held}>
            {headline}
          </h2>
          <p className="held text-md text-ink-2" data-held={held}>
            {line}
          </p>
        </div>
      }
      grid={
        <div className="grid grid-cols-2 gap-3 sm:gap-8">
          <ResultSide side={mine} isMine reveal={show.mine} from={from} />
          <ResultSide
            side={theirs}
            isMine={false}
            reveal={show.theirs}
            turning={show.phase === 'turning'}
            from={from}
          />
        </div>
      }
    >
      <div className="held flex flex-1 flex-col data-held:pointer-events-none" data-held={held}>
        {props.children !== undefined && <div className="pt-3">{props.children}</div>}
        <Actions>
          {props.next}
          <ButtonRow>
            <Button onClick={() => setSharing(true)}>{TEXTS.shareResults}</Button>
            {props.leave}
          </ButtonRow>
        </Actions>
        {props.footer}
      </div>
      {props.shareDialog({
        open: sharing,
        onOpenChange: setSharing,
        result: { ...shared, score: mine.score, theirScore: theirs.score },
        shared: { grid: mine.grid, scoring: scoringCells(mine.words) },
      })}
    </ResultLayout>
  );
}
