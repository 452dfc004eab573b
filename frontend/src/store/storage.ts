/**
 * The browser's storages without their moods: private mode, a full disk or a policy that forbids them
 * never throws here. What cannot be kept there is kept for the life of the page.
 */
export interface SafeStorage {
  readText(key: string): string | null;
  /** The parsed value; null if there is none or it is no JSON. */
  readJson(key: string): unknown;
  writeText(key: string, text: string): void;
  writeJson(key: string, value: unknown): void;
  remove(key: string): void;
  keysFrom(prefix: string): string[];
}

export function safeStorage(open: () => Storage): SafeStorage {
  // Only what the real storage refused. Null stands for a removal that it refused.
  const refused = new Map<string, string | null>();

  function attempt<T>(work: (storage: Storage) => T): { value: T } | null {
    try {
      return { value: work(open()) };
    } catch {
      return null;
    }
  }

  const change = (key: string, text: string | null): void => {
    const kept = attempt((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
    if (kept) refused.delete(key);
    else refused.set(key, text);
  };

  const readText = (key: string): string | null =>
    refused.has(key)
      ? (refused.get(key) ?? null)
      : (attempt((storage) => storage.getItem(key))?.value ?? null);

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
      [...new Set([...storedKeys(), ...refused.keys()])].filter(
        (key) => key.startsWith(prefix) && readText(key) !== null,
      ),
  };
}

export const localStore = safeStorage(() => window.localStorage);
export const sessionStore = safeStorage(() => window.sessionStorage);
