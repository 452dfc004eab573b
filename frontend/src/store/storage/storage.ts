import { KEY_PREFIX } from '@tessera/contracts/product';
import { useSyncExternalStore } from 'react';
import { createNotifier } from '../notifications';

const subscribe = (onChange: () => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

/** The stored text of a key. Rerenders when another tab changes it. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => localStore.readText(key),
    () => null,
  );

/**
 * Whether the browser is set to keep no cookies and no other data of this site. Nobody can sign in then. Unknown where pages
 * are prerendered.
 */
export const isSiteDataBlocked = (): boolean =>
  typeof navigator !== 'undefined' && navigator.cookieEnabled === false;

/**
 * The browser's storage without exceptions, which private mode, a full disk or a policy can cause. Values
 * that local storage rejects go to session storage, which has its own quota, and otherwise stay in memory.
 */
export interface SafeStorage {
  readText(key: string): string | null;
  /** The parsed value. Null if there is none or it isn't valid JSON. */
  readJson(key: string): unknown;
  writeText(key: string, text: string): void;
  writeJson(key: string, value: unknown): void;
  remove(key: string): void;
  keysFrom(prefix: string): string[];
  /** Drops the rejected value of this key, or of all keys if null, so that the stored value counts again. */
  forgetRejected(key: string | null): void;
}

/** Values that the real storage rejected, by key. Null stands for a rejected removal. */
interface Rejected {
  get(key: string): string | null | undefined;
  set(key: string, text: string | null): void;
  delete(key: string): void;
  keys(): Iterable<string>;
}

const SPARED = `${KEY_PREFIX}-spared-`;

/** Keeps rejected values in another storage, so that they survive a reload. */
function sparedIn(spare: SafeStorage): Rejected {
  const removed = new Set<string>();
  return {
    get: (key) => (removed.has(key) ? null : (spare.readText(SPARED + key) ?? undefined)),
    set: (key, text) => {
      if (text === null) removed.add(key);
      else removed.delete(key);
      if (text === null) spare.remove(SPARED + key);
      else spare.writeText(SPARED + key, text);
    },
    delete: (key) => {
      removed.delete(key);
      spare.remove(SPARED + key);
    },
    keys: () => [...removed, ...spare.keysFrom(SPARED).map((key) => key.slice(SPARED.length))],
  };
}

interface Options {
  /** Takes rejected values; without it, they are held in memory. */
  readonly spare?: SafeStorage;
  readonly onRejected?: () => void;
}

export function safeStorage(open: () => Storage, { spare, onRejected }: Options = {}): SafeStorage {
  const rejected: Rejected = spare ? sparedIn(spare) : new Map<string, string | null>();

  function attempt<T>(work: (storage: Storage) => T): { value: T } | null {
    try {
      return { value: work(open()) };
    } catch {
      return null;
    }
  }

  const change = (key: string, text: string | null): void => {
    const saved = attempt((storage) =>
      text === null ? storage.removeItem(key) : storage.setItem(key, text),
    );
    if (saved) rejected.delete(key);
    else {
      rejected.set(key, text);
      onRejected?.();
    }
  };

  const readText = (key: string): string | null => {
    const own = rejected.get(key);
    return own === undefined ? (attempt((storage) => storage.getItem(key))?.value ?? null) : own;
  };

  const readJson = (key: string): unknown => {
    try {
      return JSON.parse(readText(key) ?? 'null') as unknown;
    } catch {
      return null;
    }
  };

  const storedKeys = (): string[] =>
    attempt((storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''))?.value ?? [];

  return {
    readText,
    readJson,
    writeText: change,
    writeJson: (key, value) => change(key, JSON.stringify(value)),
    remove: (key) => change(key, null),
    keysFrom: (prefix) =>
      [...new Set([...storedKeys(), ...rejected.keys()])].filter(
        (key) => key.startsWith(prefix) && readText(key) !== null,
      ),
    forgetRejected: (key) =>
      [...(key === null ? rejected.keys() : [key])].forEach((one) => rejected.delete(one)),
  };
}

export const sessionStore = safeStorage(() => window.sessionStorage);

/** Notifies when the browser's storage has rejected a write because it is full or turned off. */
export const storageNotifier = createNotifier<null>();

export const localStore = safeStorage(() => window.localStorage, {
  spare: sessionStore,
  onRejected: () => storageNotifier.notify(null),
});

// Another tab has stored a newer value. There is no window during prerendering.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => localStore.forgetRejected(key));
