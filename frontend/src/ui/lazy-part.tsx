import { useEffect, useState, type ComponentType } from 'react';
import { loadPart, missPart } from './load-part';

const loaders = new Set<() => Promise<unknown>>();

/** Has this loaded once the browser has nothing else to do. */
export const loadWhenIdle = (load: () => Promise<unknown>) => void loaders.add(load);

interface LazyPartOptions {
  /** Loads once the browser has nothing else to do; otherwise when it is first wanted. */
  readonly whenIdle?: boolean;
  /** Nobody waits for it: if it cannot be had, nothing is said. */
  readonly silent?: boolean;
}

/**
 * A component in a chunk of its own. Until it is loaded it shows nothing. If it cannot be had, that is told once,
 * and it is tried again when the connection comes back or with the player's next press.
 * `load` answers whether the component is there; `warmUp` has it ready, and says nothing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenIdle = true, silent = false }: LazyPartOptions = {},
) {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<boolean> | undefined;
  const warmUp = () => {
    pending ??= loadPart(load).then(
      (part) => {
        loaded = part;
        return true;
      },
      () => {
        pending = undefined;
        return false;
      },
    );
    return pending;
  };
  const loadOrTell = async () => {
    const isThere = await warmUp();
    if (!isThere && !silent) missPart({ asked: true });
    return isThere;
  };
  if (whenIdle) loadWhenIdle(warmUp);

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      let mounted = true;
      let trying = false;
      const attempt = async (loading: () => Promise<boolean>) => {
        // The press that wanted the part comes by here, too.
        if (trying) return;
        trying = true;
        await loading();
        trying = false;
        if (mounted && loaded) setPart(() => loaded);
      };
      const again = () => void attempt(warmUp);
      void attempt(loadOrTell);
      for (const event of RETRY_ON) window.addEventListener(event, again);
      return () => {
        mounted = false;
        for (const event of RETRY_ON) window.removeEventListener(event, again);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(LazyPart, { load: loadOrTell, warmUp });
}

const RETRY_ON = ['online', 'click'] as const;

const onceIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: 4000 })
    : setTimeout(run, 1500);

/** Loads all that is known by then once the browser has nothing else to do, each part in a task of its own. */
export const loadPartsWhenIdle = () =>
  void onceIdle(() => {
    for (const load of loaders) setTimeout(() => void load().catch(() => undefined));
  });
