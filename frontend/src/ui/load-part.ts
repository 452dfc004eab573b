import { signal } from './signal';

/** The code of a part of the app could not be loaded: its file is gone, or something else answers in its place. */
class PartMissing extends Error {}

/** What the browsers say when the file of an `import()` cannot be had. */
const FILE_ERROR = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Is this what is thrown when a part's code cannot be had? */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof PartMissing || (error instanceof Error && FILE_ERROR.test(error.message));

/** `asked`: somebody waits for the part, and has to be told. */
interface Miss {
  readonly asked: boolean;
}

/** The last part that was missed. */
export const lastMiss = signal<Miss>({ asked: false });

export const missPart = (miss: Miss = { asked: false }): void => lastMiss.set({ ...miss });

/** Files that were fetched past the caches, or need not be: each is looked at once. */
const seen = new Set<string>();

const isScript = async (file: string, cache: RequestCache): Promise<boolean> => {
  const { ok, headers } = await fetch(file, { cache });
  return ok && /javascript/i.test(headers.get('content-type') ?? '');
};

/** Fetches a file past the caches, if what they hold is no script. Answers whether that has helped. */
async function refresh(file: string, isBroken: boolean): Promise<boolean> {
  if (seen.has(file)) return false;
  seen.add(file);
  return (isBroken || !(await isScript(file, 'default'))) && isScript(file, 'reload');
}

/**
 * A captive portal may have left its own page in the caches, in place of the part or of a file that it needs.
 * Not every browser names the file; every file that a part needs was announced as a preload.
 */
async function refreshFiles({ message }: Error, isBroken: boolean): Promise<boolean> {
  const named = /https?:\S+\.js/.exec(message)?.slice(0, 1) ?? [];
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const files = new Set([...named, ...Array.from(preloads, ({ href }) => href)]);
  const refreshed = await Promise.allSettled([...files].map((file) => refresh(file, isBroken)));
  return refreshed.some((one) => one.status === 'fulfilled' && one.value);
}

/** Loads a part, past the caches if what they hold does not work. Rejects with `PartMissing` if it cannot be had. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    // A file that is there but does not parse is as good as missing; any other error is the part's own.
    const isBroken = error instanceof SyntaxError;
    if (!(error instanceof Error) || !(isBroken || isPartMissing(error))) throw error;
    const isWorthIt = navigator.onLine && (await refreshFiles(error, isBroken));
    if (isWorthIt && !isBroken) return load();
    throw new PartMissing(error.message);
  }
}

const MOST_TRIES = 3;

/** A part that is nice to have. It is loaded when it is first asked for, and given up after three failures. */
export function extraPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let failures = 0;
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= loadPart(load).catch((error: unknown) => {
      failures += 1;
      missPart();
      if (failures < MOST_TRIES) loading = undefined;
      throw error;
    });
    return loading;
  };
}
