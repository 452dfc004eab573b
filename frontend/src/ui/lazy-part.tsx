import { useEffect, useState, type ComponentType } from 'react';

const loaders = new Set<() => Promise<unknown>>();

/**
 * A component in a chunk of its own that loads when it is first rendered, or when idle; until then it
 * shows nothing. A load that failed (offline) leaves the page alone and is tried again at the next render.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<unknown> | undefined;
  const loadOnce = () => {
    pending ??= load().then(
      (part) => (loaded = part),
      () => (pending = undefined),
    );
    return pending;
  };
  loaders.add(loadOnce);

  return function LazyPart(props: Props) {
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
  };
}

const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: 4000 })
    : setTimeout(run, 1500);

/** Loads all lazy parts known so far once the browser has nothing else to do. */
export const loadPartsWhenIdle = () =>
  void whenIdle(() => {
    for (const load of loaders) void load();
  });
