import { GAME_REVIEW_TEXTS, roundLabel, swingsText } from '../replay-texts';
import { changeText } from '../../../solver/review-texts';
import { Tile } from '../../../game-kit/board/tile';
import { SHOWN } from '../analysis/metrics-table';
import type { ShownReplay } from '../replay-players';
import type { Steps } from './step-controls';

interface ReplayRoundsProps {
  readonly shown: ShownReplay;
  readonly steps: Steps;
  /** By round: how much the expected lead of the player on the left changed. Null until analyzed. */
  readonly swings: readonly number[] | null;
}

/** The sixteen letters in the order of their rounds, as buttons. Letters that the viewer chose are in teal. */
export function ReplayRounds({ shown: { replay, players }, steps, swings }: ReplayRoundsProps) {
  const [left] = players;
  return (
    <div className="grid gap-1.5">
      <div
        role="group"
        aria-label={GAME_REVIEW_TEXTS.rounds}
        className="grid grid-cols-8 gap-x-1.5 gap-y-1 sm:grid-cols-16 sm:gap-x-0.5"
      >
        {replay.letters.map((letter, index) => {
          const round = index + 1;
          const swing = swings?.[index] ?? null;
          return (
            // Chromium's layout loops forever on a nested grid with a tile of fixed aspect ratio, so this is a block.
            <button
              key={round}
              type="button"
              aria-label={roundLabel(round, letter, swing)}
              aria-current={round === steps.step ? 'step' : undefined}
              className="block min-w-0 rounded-lg p-0.5 [--tile-letter:16px] [--tile-radius:6px] [--tile-thick:2px] aria-[current]:bg-ink/10"
              onClick={() => steps.goTo(round)}
            >
              <Tile
                letter={letter}
                tone={left.isYou && replay.chosenBy[index] === left.side ? 'mine' : 'plain'}
              />
              <span
                aria-hidden="true"
                className={`mt-0.5 block h-4 text-center text-2xs leading-4 tabular-nums ${swing !== null && swing <= -SHOWN ? 'text-terra' : 'text-ink-2'}`}
              >
                {swing !== null && changeText(swing)}
              </span>
            </button>
          );
        })}
      </div>
      <p className="min-h-[1lh] text-xs text-ink-2">{swings && swingsText(left.name)}</p>
    </div>
  );
}
