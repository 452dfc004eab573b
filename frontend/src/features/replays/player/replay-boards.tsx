import { TEXTS } from '@tessera/contracts/constants';
import { cellsOf, type ReplayFrame } from '@tessera/rules';
import { useMemo } from 'react';
import { Board } from '../../../game-kit/board/board';
import { wordsOfCells } from '../../../game-kit/result/score-text';
import type { ShownPlayer, ShownPlayers } from '../replay-players';
import { useSwipe } from './use-swipe';
import type { Steps } from './use-steps';
import { Name } from '../../../ui/layout/name';

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
