import type { ReviewedRound } from '@tessera/contracts/solver';
import { useRef, type KeyboardEvent } from 'react';
import { REVIEW_TEXTS, changeText } from '../../solver/review-texts';
import { Tile } from '../../game-kit/board/tile';
import { costOf, hadBetter } from './review-metrics';

interface RoundTilesProps {
  readonly rounds: readonly ReviewedRound[];
  readonly selected: number;
  readonly onSelect: (round: number) => void;
}

const PER_ROW = 8;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -PER_ROW,
  ArrowDown: PER_ROW,
};

/** The sixteen letters in the order of their rounds, as buttons with one tab stop and arrow-key navigation. */
export function RoundTiles({ rounds, selected, onSelect }: RoundTilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const goTo = (round: number) => {
    if (round < 1 || round > rounds.length) return;
    onSelect(round);
    box.current?.querySelectorAll<HTMLElement>('button')[round - 1]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(selected + step);
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={REVIEW_TEXTS.rounds}
      className="grid grid-cols-8 gap-x-1.5 gap-y-2"
      onKeyDown={onKeyDown}
    >
      {rounds.map((round) => (
        <RoundTile
          key={round.round}
          round={round}
          isSelected={round.round === selected}
          onSelect={() => onSelect(round.round)}
        />
      ))}
    </div>
  );
}

interface RoundTileProps {
  readonly round: ReviewedRound;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function RoundTile({ round, isSelected, onSelect }: RoundTileProps) {
  const change = hadBetter(round) ? changeText(-costOf(round)) : '';
  return (
    // Chromium's layout loops forever on a nested grid with a tile of fixed aspect ratio, so this is a block.
    <button
      type="button"
      aria-label={[`Round ${round.round}`, round.letter, change].filter(Boolean).join(', ')}
      aria-pressed={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className="block min-w-0 rounded-lg [--tile-letter:17px] [--tile-radius:6px] [--tile-thick:2px]"
      onClick={onSelect}
    >
      <Tile letter={round.letter} tone={isSelected ? 'mine' : 'plain'} />
      <span
        aria-hidden="true"
        className="mt-1 block h-4 text-center text-xs leading-4 text-terra tabular-nums"
      >
        {change}
      </span>
    </button>
  );
}
