import { TEXTS } from '@tessera/contracts/texts';
import { ROUNDS, replayFrames, type ReplayFrame } from '@tessera/rules';
import { useEffect, useMemo, useRef } from 'react';
import { stepSentence } from './replay-texts';
import { REVIEW_TEXTS } from '../../solver/review-texts';
import { useBestGrid, useSolver } from '../../solver/use-solver';
import { scorerOf } from '../../store/lexicon';
import { Button } from '../../ui/button/button';
import { announce } from '../../ui/live-region/live-region';
import { AllRounds } from './analysis/all-rounds';
import { DecisiveCard, SummaryCard } from './analysis/analysis-cards';
import { ExpectedChart } from './analysis/expected-chart';
import { RoundCard, titleOf } from './analysis/round-card';
import { swingsFor } from './analysis/metrics-table';
import { ReplayBoards } from './player/replay-boards';
import { ReplayRounds } from './player/replay-rounds';
import { StepControls, useStepKeys, useSteps } from './player/step-controls';
import type { ShownReplay } from './replay-players';
import type { Elements } from '../../ui/util/elements';
import { Skeleton } from '../../ui/loading/skeleton';

/** The grids on the left, the analysis on the right or, on narrow screens, below. */
const REPLAY_COLUMNS =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]';

/** A placeholder with everything in its place. */
export const ReplayLoading = () => (
  <div role="status" aria-label={TEXTS.loadingGame} className={REPLAY_COLUMNS}>
    <div className="grid content-start gap-3">
      <div className="grid grid-cols-2 gap-3 pt-[30px] sm:gap-6">
        <Skeleton className="aspect-square w-full rounded-panel" />
        <Skeleton className="aspect-square w-full rounded-panel" />
      </div>
      <Skeleton className="h-12 w-full rounded-panel" />
      <Skeleton className="h-[130px] w-full rounded-panel" />
    </div>
    <div className="grid content-start gap-4">
      <Skeleton className="h-[220px] w-full rounded-card" />
      <Skeleton className="h-[200px] w-full rounded-card" />
    </div>
  </div>
);

interface ReplayViewProps {
  readonly shown: ShownReplay;
  /** Shown last. */
  readonly children: Elements;
}

/** A finished game of two: the grids step by step, and what luck and choices made of them. */
export function ReplayView({ shown, children }: ReplayViewProps) {
  const { replay, players } = shown;
  const game = useMemo(() => {
    const [first, second] = replay.players;
    return {
      letters: replay.letters,
      lexicon: replay.lexicon,
      chosenBy: replay.chosenBy,
      cells: [first.cells, second.cells] as const,
    };
  }, [replay]);
  const frames = useMemo(() => replayFrames(game, scorerOf(game.lexicon).scoreGrid), [game]);
  const steps = useSteps(ROUNDS);
  const analysis = useSolver('replay', game);
  const best = useBestGrid(frames[ROUNDS]!.grids[0], game.lexicon);
  const frame = frames[steps.step]!;
  const stage = useRef<HTMLDivElement>(null);
  useStepKeys(steps);
  useStepAnnouncement(shown, frame);

  const review = analysis.answer;
  const showRound = (round: number) => {
    steps.goTo(round);
    stage.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={REPLAY_COLUMNS}>
      <div ref={stage} className="grid scroll-my-4 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <ReplayBoards players={players} frame={frame} steps={steps} />
        <StepControls steps={steps} />
        <ReplayRounds shown={shown} steps={steps} swings={review && swingsFor(review, players)} />
        {analysis.state !== 'failed' && <RoundCard shown={shown} frame={frame} review={review} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        {review ? (
          <>
            <DecisiveCard players={players} review={review} onShow={showRound} />
            <SummaryCard players={players} review={review} best={best} />
            <ExpectedChart players={players} review={review} step={steps.step} onSelect={steps.goTo} />
            <AllRounds shown={shown} frames={frames} review={review} />
          </>
        ) : (
          <Analyzing isFailed={analysis.state === 'failed'} onRetry={analysis.retry} />
        )}
        {children}
      </div>
    </div>
  );
}

/** Takes about as much space as the analysis. */
const Analyzing = ({ isFailed, onRetry }: { readonly isFailed: boolean; readonly onRetry: () => void }) => (
  <div className="grid min-h-[460px] content-start gap-3" role="status">
    <p className="text-ink-2">{isFailed ? REVIEW_TEXTS.failed : REVIEW_TEXTS.loading}</p>
    {isFailed && (
      <div>
        <Button onClick={onRetry}>{TEXTS.retry}</Button>
      </div>
    )}
  </div>
);

/** Says each step in one sentence, but not the one that the page opens with. */
function useStepAnnouncement(shown: ShownReplay, frame: ReplayFrame): void {
  const said = useRef(frame.round);
  useEffect(() => {
    if (said.current === frame.round) return;
    said.current = frame.round;
    announce(sentenceOf(shown, frame));
  }, [shown, frame]);
}

function sentenceOf(shown: ShownReplay, frame: ReplayFrame): string {
  const title = titleOf(shown, frame);
  const [first, second] = shown.players.map(({ side, name }) => ({
    player: name,
    cellIndex: frame.cells[side] ?? 0,
    score: frame.scores[side].total,
  }));
  return frame.letter === null || !first || !second ? `${title}.` : stepSentence(title, [first, second]);
}
