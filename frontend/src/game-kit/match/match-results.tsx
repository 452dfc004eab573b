import { TEXTS, type SharedMatch } from '@tessera/contracts/constants';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { announce } from '../../ui/live-region/live-region';
import { END_WORDS, outcomeOf, scoringCells, type Match } from './match';
import { Actions, ButtonRow } from '../../ui/layout/page';
import { ResultSide } from './result-side';
import { ShareMatchDialog } from './share-match-dialog';

interface MatchResultsProps {
  readonly match: Match;
  /** Identifies the game on pages that don't do so otherwise. */
  readonly title?: string;
  /** Additions to the shared text. */
  readonly shared: Pick<SharedMatch, 'opponent' | 'gameNumber'>;
  /** The share dialog; by default one that shares plain text. */
  readonly shareDialog?: (dialog: ComponentProps<typeof ShareMatchDialog>) => ReactNode;
  /** Counts the scores line by line. */
  readonly counting: boolean;
  /** The path of these results, for the way back from the word checker. */
  readonly from: string;
  /** The primary action. */
  readonly next: ReactNode;
  /** Shown next to the share button. */
  readonly leave: ReactNode;
  /** Shown below the grids. */
  readonly children?: ReactNode;
}

/** The results of a game against an opponent: both scores, grids and words. */
export function MatchResults({ match, title, shared, counting, from, ...props }: MatchResultsProps) {
  const { mine, theirs } = match;
  const { shareDialog = (dialog) => <ShareMatchDialog {...dialog} /> } = props;
  const [sharing, setSharing] = useState(false);
  const { headline, line } = END_WORDS[outcomeOf(match)];
  const told = `${headline} ${line}. You scored ${mine.score}, ${theirs.name} scored ${theirs.score}.`;
  const spoken = title === undefined ? told : `${title} ${told}`;

  useEffect(() => announce(spoken), [spoken]);

  return (
    <div className="mx-auto flex w-full max-w-[384px] flex-1 flex-col lg:max-w-[560px] lg:flex-none lg:pt-4">
      <div className="pb-2 text-center">
        {title !== undefined && <h2 className="font-text text-base font-semibold">{title}</h2>}
        <h2 className="text-3xl">{headline}</h2>
        <p className="text-md text-ink-2">{line}</p>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:gap-10">
        <ResultSide side={mine} isMine counting={counting} from={from} />
        <ResultSide side={theirs} isMine={false} counting={counting} from={from} />
      </div>
      {props.children !== undefined && <div className="pt-3">{props.children}</div>}
      <Actions>
        {props.next}
        <ButtonRow>
          <Button onClick={() => setSharing(true)}>{TEXTS.shareResults}</Button>
          {props.leave}
        </ButtonRow>
      </Actions>
      {shareDialog({
        open: sharing,
        onOpenChange: setSharing,
        result: { ...shared, score: mine.score, theirScore: theirs.score, scoring: scoringCells(mine) },
      })}
    </div>
  );
}
