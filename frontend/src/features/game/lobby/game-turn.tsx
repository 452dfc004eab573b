import type { ActiveGame } from '@tessera/contracts/live';
import { waitedSince } from '@tessera/rules';
import { letGoLabel, nudgeLabel, GAME_TEXTS, turnText } from '../game-texts';
import { isApiError } from '../../../store/api/api-error';
import { serverNow } from '../../../store/clock';
import { userTimezone } from '../../../store/daily/today';
import { showFailure, toast } from '../../../ui/toast/toast';
import { focusHeadingAfter } from '../../../ui/util/focus-heading';
import { useNudgeMutation } from '../game.api';

interface GameTurnProps {
  readonly game: ActiveGame;
  /** The other player's name. */
  readonly opponent: string;
  readonly onLetGo: () => void;
}

const isPast = (instant: string | null, now: number): boolean =>
  instant !== null && Date.parse(instant) <= now;

/** Whose turn it is and since when, and what the player can do if nothing happens. */
export function GameTurn({ game, opponent, onLetGo }: GameTurnProps) {
  const { gameId, isYourTurn, waitingSince, nudgeFrom, letGoFrom } = game;
  const [nudge, { isLoading }] = useNudgeMutation();
  const now = serverNow();
  const since = waitedSince(Date.parse(waitingSince), now, userTimezone());

  const remind = async () => {
    const { error } = await nudge({ gameId });
    if (!error) return toast({ title: GAME_TEXTS.nudged });
    showFailure(GAME_TEXTS.nudgeFailed, isApiError(error) ? error.message : undefined);
  };
  return (
    <>
      <span className={isYourTurn ? 'text-sm font-semibold text-teal' : 'text-sm text-ink-2'}>
        {turnText(isYourTurn, since)}
      </span>
      {(isPast(nudgeFrom, now) || isPast(letGoFrom, now)) && (
        <span className="flex flex-wrap gap-x-3">
          {isPast(nudgeFrom, now) && (
            <button
              ref={focusHeadingAfter}
              type="button"
              className="text-link py-1.5 text-sm"
              aria-label={nudgeLabel(opponent, gameId)}
              aria-busy={isLoading || undefined}
              onClick={() => !isLoading && void remind()}
            >
              {GAME_TEXTS.nudge}
            </button>
          )}
          {isPast(letGoFrom, now) && (
            <button
              ref={focusHeadingAfter}
              type="button"
              className="text-link py-1.5 text-sm"
              aria-label={letGoLabel(gameId)}
              onClick={onLetGo}
            >
              {GAME_TEXTS.letGo}
            </button>
          )}
        </span>
      )}
    </>
  );
}
