import { LIMITS } from '@tessera/contracts/constants';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showConfetti } from '../effects/show-confetti';
import { END_WORDS, matchOutcome, type Match } from './match';

interface OutcomeOverlayProps {
  readonly match: Match;
  readonly onDone: () => void;
}

/** Shorter for a defeat. */
const QUIET_MS = 2500;

/**
 * Shows the outcome of a game before the results, with four seconds of confetti for a win. Closes by itself
 * or on a click or key press. Hidden from screen readers, because the results below say the same.
 */
export function OutcomeOverlay({ match, onDone }: OutcomeOverlayProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const outcome = matchOutcome(match);
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
