import { useSyncExternalStore } from 'react';

/** A value outside React that components subscribe to with `useSignal`. */
interface Signal<Value> {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function signal<Value>(first: Value): Signal<Value> {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The signal's current value. Rerenders when it changes. */
export const useSignal = <Value>({ subscribe, get }: Signal<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
