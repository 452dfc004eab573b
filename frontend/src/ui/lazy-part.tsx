import { useEffect, useState, type ComponentType } from 'react';

const loaders = new Set<() => Promise<unknown>>();

/** Has this loaded once the browser has nothing else to do. */
export const loadWhenIdle = (load: () => Promise<unknown>) => void loaders.add(load);

/**
 * A component in a chunk of its own that loads when it is first rendered, or (unless told) when idle; until then it
 * shows nothing. A load that failed (offline) leaves the page alone and is tried again at the next render.
 * `load` answers whether the component is there.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { whenIdle = true } = {},
) {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<boolean> | undefined;
  const loadOnce = () => {
    pending ??= load().then(
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
  if (whenIdle) loadWhenIdle(loadOnce);

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      let mounted = true;
      void loadOnce().then(() => mounted && loaded && setPart(() => loaded));
      return () => {
        mounted = false;
      };
    });
    return Part ? <Part {...props} /> : null;
  }
  return Object.assign(LazyPart, { load: loadOnce });
}

const onceIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: 4000 })
    : setTimeout(run, 1500);

/** Loads all that is known by then once the browser has nothing else to do, each part in a task of its own. */
export const loadPartsWhenIdle = () =>
  void onceIdle(() => {
    for (const load of loaders) setTimeout(() => void load().catch(() => undefined));
  });
