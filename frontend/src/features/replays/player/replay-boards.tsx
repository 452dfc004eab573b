import { TEXTS } from '@tessera/contracts/texts';
import { cellsOf, type ReplayFrame } from '@tessera/rules';
import { useMemo, useRef, type TouchEvent } from 'react';
import { Board } from '../../../game-kit/board/board';
import { wordsOfCells } from '../../../game-kit/result/score-text';
import type { ShownPlayer, ShownPlayers } from '../replay-players';
import type { Steps } from './step-controls';
import { Name } from '../../../ui/layout/name';

/** A shorter or steeper movement isn't meant as a swipe. */
const LEAST_PX = 40;

/** Touch handlers for swiping to the next step (to the left) and the previous one (to the right). */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      if (!touch || !start.current) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      start.current = null;
      if (Math.abs(x) >= LEAST_PX && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

interface ReplayBoardsProps {
  readonly players: ShownPlayers;
  readonly frame: ReplayFrame;
  readonly steps: Steps;
}

/** Both grids at one step, side by side. A swipe shows the next step or the previous one. */
export function ReplayBoards({ players, frame, steps }: ReplayBoardsProps) {
  const swipe = useSwipe((by) => steps.goTo(steps.step + by));
  return (
    <div className="grid touch-pan-y grid-cols-2 gap-3 sm:gap-6" {...swipe}>
      {players.map((player) => (
        <ReplayBoard key={player.side} player={player} frame={frame} />
      ))}
    </div>
  );
}

/** One player's grid. The letter of the round is marked, and tiles of words are in the color of scoring. */
function ReplayBoard({ player, frame }: { readonly player: ShownPlayer; readonly frame: ReplayFrame }) {
  const { side, isYou, name } = player;
  const { total, words } = frame.scores[side];
  const scored = useMemo(() => new Set(words.flatMap(cellsOf)), [words]);
  const notes = useMemo(() => wordsOfCells(words), [words]);
  return (
    <section
      aria-label={name.start}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 sm:[&_.board]:max-w-[min(360px,100dvh-220px)]"
    >
      <h2 className="flex items-baseline justify-between gap-2 font-text text-sm font-medium text-ink-2">
        <Name className="min-w-0 truncate">{name.start}</Name>
        <b
          className="font-display text-2xl leading-none font-[640] text-ink tabular-nums"
          data-testid={`score-${side + 1}`}
        >
          {total}
        </b>
      </h2>
      <Board
        grid={frame.grids[side]}
        label={isYou ? TEXTS.gridName : `${name.possessive} grid`}
        size="small"
        stagedCell={frame.cells[side]}
        scored={scored}
        notes={notes}
      />
    </section>
  );
}
