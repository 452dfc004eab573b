import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { useQueuedSteps, type BoardSteps } from './use-hand';

/** A board that waits for the server after each submit, in a store like the app's. */
function aBoard() {
  const done: string[] = [];
  let state = { busy: true, round: 1, letter: '' };
  const listeners = new Set<() => void>();
  const set = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const { result } = renderHook(() => {
    const { busy, round, letter } = useSyncExternalStore(subscribe, () => state);
    return useQueuedSteps(busy, round, {
      press: (cellIndex) => done.push(`press ${cellIndex}`),
      choose: (chosen) => {
        done.push(`choose ${chosen}`);
        set({ letter: chosen });
      },
      // Depends on the letter of the last render.
      submit: () => {
        done.push(`submit ${letter}`);
        set({ busy: true, letter: '' });
      },
    });
  });
  return {
    done,
    take: (...steps: ((to: BoardSteps) => void)[]) => {
      for (const step of steps) act(() => step(result.current));
    },
    /** The server's response. The page has no time for anything else before it takes up what was typed. */
    respond: async (next: Partial<typeof state>) => {
      globalThis.IS_REACT_ACT_ENVIRONMENT = false;
      set({ busy: false, ...next });
      await Promise.resolve();
      await Promise.resolve();
      const taken = [...done];
      globalThis.IS_REACT_ACT_ENVIRONMENT = true;
      await act(() => Promise.resolve());
      return taken;
    },
  };
}

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

test('what is typed while waiting is done in one go and in order, up to the next wait', async () => {
  const { take, respond } = aBoard();
  take(
    (to) => to.press(4),
    (to) => to.choose('E'),
    (to) => to.submit(),
    (to) => to.press(5),
    (to) => to.submit(),
  );
  const first = ['press 4', 'choose E', 'submit E'];
  expect(await respond({ round: 2 })).toEqual(first);
  expect(await respond({ round: 3 })).toEqual([...first, 'press 5', 'submit ']);
});

test('what was typed while a request failed is dropped, and typing goes on', async () => {
  const { done, take, respond } = aBoard();
  take(
    (to) => to.press(4),
    (to) => to.submit(),
  );
  expect(await respond({})).toEqual([]);
  take((to) => to.press(7));
  expect(done).toEqual(['press 7']);
});

test('without a wait, everything is done at once', async () => {
  const { done, take, respond } = aBoard();
  await respond({ round: 2 });
  take(
    (to) => to.choose('A'),
    (to) => to.submit(),
    (to) => to.choose('B'),
  );
  expect(done).toEqual(['choose A', 'submit A']);
});
