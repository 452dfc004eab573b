import type { SharedMatch } from '@tessera/contracts/results';
import { TEXTS } from '@tessera/contracts/texts';
import { LIMITS } from '@tessera/contracts/wire';
import { scoringCells } from '@tessera/rules';
import { useState, useEffect, useRef } from 'react';
import type { Elements } from '../../ui/util/elements';
import { Button } from '../../ui/button/button';
import { HomeButton } from '../../ui/button/page-buttons';
import { Actions, ButtonRow } from '../../ui/layout/page';
import { ResultLayout } from '../result/result-layout';
import { END_WORDS, matchOutcome, type Match, type MatchSharing } from './match';
import { MatchLines } from './match-lines';
import { ResultSide } from './result-side';
import { useMatchShow, useOutcomeAnnouncement } from './use-match-show';
import { showConfetti } from '../effects/show-confetti';

/** Four seconds of confetti on top of the page. The results below it can be used. */
function WinnersConfetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!canvas.current) return;
    const stop = showConfetti(canvas.current);
    const timer = setTimeout(() => setOver(true), LIMITS.CONFETTI_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return over ? null : (
    <canvas
      ref={canvas}
      className="confetti pointer-events-none fixed inset-0 z-35 size-full"
      aria-hidden="true"
    />
  );
}

interface MatchEndProps {
  readonly match: Match;
  /** Identifies the game on pages that don't do so otherwise. */
  readonly title?: string;
  /** Additions to the shared text. */
  readonly shared: Pick<SharedMatch, 'opponent' | 'gameNumber'>;
  readonly shareDialog: (dialog: MatchSharing) => Elements;
  /** The game ended while the page was open. */
  readonly fresh: boolean;
  /** The path of these results, for the way back from the word checker. */
  readonly from: string;
  /** The primary action. */
  readonly next: Elements;
  /** The link to the review. */
  readonly review?: Elements;
  /** Shown last, below the actions. */
  readonly children?: Elements;
}

/**
 * The end of a game against an opponent: if the player was watching, the count; then the outcome, both scores, grids
 * and words. During the count, only the boards can be seen, but screen readers get everything, and nothing moves later.
 */
export function MatchEnd({ match, title, shared, fresh, from, ...props }: MatchEndProps) {
  const { mine, theirs } = match;
  const show = useMatchShow(match, fresh);
  const [sharing, setSharing] = useState(false);
  const outcome = matchOutcome(match);
  const { headline, line } = END_WORDS[outcome];
  const heading = useOutcomeAnnouncement(match, title, fresh);
  const isHeld = show.phase !== 'over';
  const held = isHeld ? '' : undefined;

  return (
    <>
      <ResultLayout
        boards={2}
        isHeld={isHeld}
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
          <>
            <div className="grid grid-cols-2 gap-3 sm:gap-8">
              <ResultSide side={mine} isMine reveal={show.mine} fresh={fresh} />
              <ResultSide
                side={theirs}
                isMine={false}
                reveal={show.theirs}
                fresh={fresh}
                turning={show.phase === 'turning'}
              />
            </div>
            <MatchLines match={match} counted={show.counted} from={from} />
          </>
        }
      >
        <Actions>
          {props.next}
          {props.review}
          <ButtonRow>
            <Button onClick={() => setSharing(true)}>{TEXTS.shareResults}</Button>
            <HomeButton />
          </ButtonRow>
        </Actions>
        {props.children}
      </ResultLayout>
      {props.shareDialog({
        open: sharing,
        onClose: () => setSharing(false),
        result: { ...shared, score: mine.score, theirScore: theirs.score },
        shared: { grid: mine.grid, scoring: scoringCells(mine.words) },
      })}
      {fresh && !isHeld && outcome === 'won' && <WinnersConfetti />}
    </>
  );
}
