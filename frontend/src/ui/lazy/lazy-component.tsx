import { useEffect, useState, type ComponentType } from 'react';
import { loadChunk, reportMissingChunk } from './load-chunk';

const loaders = new Set<() => Promise<unknown>>();

/** Registers code to load when the browser is idle. */
export const loadWhenIdle = (load: () => Promise<unknown>) => void loaders.add(load);

interface LazyComponentOptions {
  /** Loads when the browser is idle; otherwise on first use. */
  readonly whenIdle?: boolean;
  /** Doesn't report a failure to load, because no player is waiting for it. */
  readonly silent?: boolean;
}

/**
 * A component in its own chunk. It renders nothing until loaded. A failure to load is reported once; loading
 * is retried when the connection comes back or with the player's next click. `load` resolves to whether the
 * component is available; `warmUp` preloads it and reports nothing.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenIdle = true, silent = false }: LazyComponentOptions = {},
) {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<boolean> | undefined;
  const warmUp = () => {
    pending ??= loadChunk(load).then(
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
  const loadOrReport = async () => {
    const isThere = await warmUp();
    if (!isThere && !silent) reportMissingChunk({ asked: true });
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
        // The click that requested the component arrives here, too.
        if (trying) return;
        trying = true;
        await loading();
        trying = false;
        if (mounted && loaded) setPart(() => loaded);
      };
      const again = () => void attempt(warmUp);
      void attempt(loadOrReport);
      for (const event of RETRY_ON) window.addEventListener(event, again);
      return () => {
        mounted = false;
        for (const event of RETRY_ON) window.removeEventListener(event, again);
      };
    }, [Part]);
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(LazyPart, { load: loadOrReport, warmUp });
}

const RETRY_ON = ['online', 'click'] as const;

/** Runs something when the browser is idle, or after a while. */
export const onceIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: 4000 })
    : setTimeout(run, 1500);

/** Loads everything registered so far when the browser is idle, each chunk in its own task. */
export const loadChunksWhenIdle = () =>
  void onceIdle(() => {
    for (const load of loaders) setTimeout(() => void load().catch(() => undefined));
  });
