import { LIMITS } from '@tessera/contracts/wire';
import { loadChunk } from '../../ui/lazy/load-chunk';

const EVERY_MS = 220;
const TESSERAE = ['--teal', '--ochre', '--terra', '--ink'];

/** Shows confetti of small tesserae from both sides for four seconds. Returns a function that ends it early. */
export function showConfetti(canvas: HTMLCanvasElement): () => void {
  let over = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let clear = () => undefined as void;
  const stop = () => {
    over = true;
    clearInterval(timer);
    clear();
  };

  const rain = async () => {
    const { default: confetti } = await loadChunk(() => import('canvas-confetti'));
    if (over) return;
    const style = getComputedStyle(canvas);
    const colors = TESSERAE.map((name) => probe(canvas, style.getPropertyValue(name)));
    // Our content security policy blocks workers started from a blob.
    const fire = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true });
    clear = () => fire.reset();
    const burst = () => {
      for (const [x, angle] of [
        [0, 60],
        [1, 120],
      ] as const) {
        void fire({
          particleCount: 16,
          angle,
          spread: 62,
          startVelocity: 46,
          origin: { x, y: 0.62 },
          colors,
          shapes: ['square'],
          scalar: 1.15,
        });
      }
    };
    burst();
    timer = setInterval(burst, EVERY_MS);
    setTimeout(() => clearInterval(timer), LIMITS.CONFETTI_MS - 1200);
  };
  // Confetti is optional, so a failure to load it is ignored.
  rain().catch(() => undefined);
  return stop;
}

/** Resolves any CSS color to `#rrggbb`. */
function probe(near: HTMLElement, color: string): string {
  const mark = document.createElement('i');
  mark.style.color = color;
  near.parentElement?.append(mark);
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(mark).color.match(/\d+/g) ?? []).map(Number);
  mark.remove();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
