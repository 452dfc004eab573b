export interface MoveQueue {
  /** Sends a move after all earlier ones have been answered. */
  readonly add: <Answer>(send: () => Promise<Answer> | Answer) => Promise<Answer>;
}

/** A service: without a socket, two concurrent requests could arrive in either order. */
export function createMoveQueue(): MoveQueue {
  let last: Promise<unknown> = Promise.resolve();
  return {
    add: (send) => {
      const sent = last.then(send);
      last = sent.catch(() => undefined);
      return sent;
    },
  };
}
