import { TIER_STEP } from '@tessera/rules';
import { type PostGame, POST_GAME_TEXTS, nextTierText } from './post-game';

interface StreakStripProps {
  /** The streak including this game. */
  readonly streak: number;
  /** The game extended the streak, so its tessera is set as soon as `shown`. */
  readonly gained: boolean;
  /** The score has been counted. */
  readonly shown: boolean;
  /** Keeps a place for the congratulation, which comes once per game. */
  readonly roomy: boolean;
  readonly congratulation: PostGame | null;
}

/** The tesserae of the next animal that a streak has filled, 0-5. */
const filledBy = (streak: number): number => (streak === 0 ? 0 : ((streak - 1) % TIER_STEP) + 1);

/** The way to the next animal in five tesserae. A game that extends the streak sets one more, in place. */
export function StreakStrip({ streak, gained, shown, roomy, congratulation }: StreakStripProps) {
  const filled = filledBy(streak);
  const last = gained ? filled - 1 : -1;
  const isIncrease = congratulation?.kind === 'increase';
  return (
    <div className="border-t border-line px-3 py-2 text-sm">
      <div className="flex items-center gap-3">
        <div className="streak-strip" aria-hidden="true">
          {Array.from({ length: TIER_STEP }, (_, at) => (
            <i
              key={at}
              data-filled={at < filled && (at !== last || shown) ? '' : undefined}
              data-new={at === last && shown ? '' : undefined}
            />
          ))}
        </div>
        <p className="held" data-held={gained && !shown ? '' : undefined}>
          {nextTierText(streak)}
        </p>
      </div>
      {roomy && (
        <p className="held mt-1.5 min-h-[2lh] text-ink-2" data-held={shown ? undefined : ''}>
          {isIncrease && (
            <span>
              <b className="font-semibold">{POST_GAME_TEXTS.congratulations}</b> {POST_GAME_TEXTS.over20}{' '}
              {POST_GAME_TEXTS.streakIncreased}{' '}
            </span>
          )}
          {gained && <b className="font-semibold text-ochre-ink">{POST_GAME_TEXTS.streakEnhanced}</b>}
        </p>
      )}
    </div>
  );
}
