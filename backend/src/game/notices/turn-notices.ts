import type { PushNotice } from '@tessera/contracts/push';
import {
  isWaitedFor,
  liveLetter,
  JOINED_VERSION,
  liveRound,
  liveStatus,
  otherSeat,
  type LiveGame,
  type Seat,
} from '@tessera/rules';

const COMMANDS_PER_ROUND = 3;

/** What the player of a seat is to be told. */
export interface TurnNotice {
  readonly seat: Seat;
  /** Ways to say it, the best one first. */
  readonly notices: readonly PushNotice[];
  /** The version at which it became true. Later versions at which it still is aren't told again. */
  readonly version: number;
}

/** The version at which the current phase began: a choice, the two placements, or the end. */
function phaseVersion(game: LiveGame): number {
  if (liveStatus(game) !== 'active') return game.version;
  const chosen = JOINED_VERSION + COMMANDS_PER_ROUND * (liveRound(game) - 1);
  return liveLetter(game) === null ? chosen : chosen + 1;
}

/** What the other player is to be told after the last command of a game; null if there is nothing to do for them. */
export function turnNotice(
  game: LiveGame,
  { by, isRematch = false }: { by: Seat; isRematch?: boolean },
): TurnNotice | null {
  const seat = otherSeat(by);
  const version = phaseVersion(game);
  const status = liveStatus(game);
  if (status === 'completed') return { seat, notices: ['game-over'], version };
  if (status === 'let-go') return { seat, notices: ['let-go'], version };
  const ownMove: PushNotice[] = isWaitedFor(game, seat) ? ['your-move'] : [];
  const notices: PushNotice[] =
    game.version === JOINED_VERSION ? [isRematch ? 'rematch' : 'friend-joined', ...ownMove] : ownMove;
  return notices.length > 0 ? { seat, notices, version } : null;
}

/** Whether a notice is still true. */
export function isStillTrue(
  game: LiveGame,
  { seat, notice, version }: { seat: Seat; notice: PushNotice; version: number },
): boolean {
  switch (notice) {
    case 'friend-joined':
    case 'rematch':
      return game.version === JOINED_VERSION;
    case 'your-move':
      return isWaitedFor(game, seat) && phaseVersion(game) === version;
    case 'nudge':
      return isWaitedFor(game, seat);
    default:
      return true;
  }
}
