import { LIMITS } from '@tessera/contracts/constants';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showConfetti } from '../effects/show-confetti';
import { END_WORDS, outcomeOf, type Match } from './match';

interface OutcomeOverlayProps {
  readonly match: Match;
  readonly onDone: () => void;
}

/** A loser need not look at it for so long. */
const QUIET_MS = 2500;

/**
 * How the game ended, large, before the results: a win rains confetti for four seconds. Goes by itself, at
 * a press or at a key. The results below say the same, so it is hidden from screen readers.
 */
export function OutcomeOverlay({ match, onDone }: OutcomeOverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const outcome = outcomeOf(match);
  const { headline, line } = END_WORDS[outcome];
  const done = useEffectEvent(onDone);

  useEffect(() => {
    const timer = setTimeout(() => done(), outcome === 'won' ? LIMITS.CONFETTI_MS : QUIET_MS);
    const onKey = () => done();
    document.addEventListener('keydown', onKey);
    const stop = outcome === 'won' && canvas.current ? showConfetti(canvas.current) : undefined;
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
      stop?.();
    };
  }, [outcome]);

  return (
    <div className="outcome-overlay" data-outcome={outcome} aria-hidden="true" onClick={onDone}>
      <canvas ref={canvas} className="pointer-events-none absolute inset-0 size-full" />
      <p className="display outcome-overlay__headline">{headline}</p>
      <p className="display outcome-overlay__score">{match.mine.score}</p>
      <p className="outcome-overlay__line">{line}</p>
    </div>
  );
}
