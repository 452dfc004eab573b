import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@tessera/contracts/constants';
import { showConfetti } from '../effects/show-confetti';

/** Four seconds of confetti on top of the page. The results below it can be used. */
export function WinnersConfetti() {
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
