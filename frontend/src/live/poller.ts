import { LIMITS } from '@tessera/contracts/wire';

/** Why an update is likely soon. */
type PollReason = 'game' | 'move';

const RHYTHM: Record<PollReason, { every: number; lasting: number }> = {
  game: { every: LIMITS.POLL_GAME_EVERY_MS, lasting: LIMITS.POLL_GAME_FOR_MS },
  move: { every: LIMITS.POLL_MOVE_EVERY_MS, lasting: LIMITS.POLL_MOVE_FOR_MS },
};

export interface Poller {
  /** Starts over: every 15 s for 3 min after a game was created or joined, every 10 s for 45 s after a move. */
  readonly begin: (reason: PollReason) => void;
  readonly stop: () => void;
}

/** Calls `poll` regularly for a while. `poll` decides whether to make a request. */
export function createPoller(poll: () => void): Poller {
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => clearInterval(timer);
  const begin = (reason: PollReason) => {
    stop();
    const { every, lasting } = RHYTHM[reason];
    let left = Math.floor(lasting / every);
    timer = setInterval(() => {
      left -= 1;
      if (left <= 0) stop();
      poll();
    }, every);
  };
  return { begin, stop };
}
