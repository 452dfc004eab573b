import { signal } from '../util/signal';

/** A chunk could not be loaded: its file is gone, or something else was returned for it. */
class ChunkMissing extends Error {}

/** The browsers' messages when the file of an `import()` can't be loaded. */
const FILE_ERROR = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Does this error mean that a chunk could not be loaded? */
export const isChunkMissing = (error: unknown): boolean =>
  error instanceof ChunkMissing || (error instanceof Error && FILE_ERROR.test(error.message));

/** `asked`: the player is waiting for the chunk and must be told. */
interface MissingChunk {
  readonly asked: boolean;
}

/** The last chunk that failed to load. */
export const lastMissingChunk = signal<MissingChunk>({ asked: false });

export const reportMissingChunk = (missing: MissingChunk = { asked: false }): void =>
  lastMissingChunk.set({ ...missing });

/** Files that have already been checked or refetched. Each is checked only once. */
const seen = new Set<string>();

const isScript = async (file: string, cache: RequestCache): Promise<boolean> => {
  const { ok, headers } = await fetch(file, { cache });
  return ok && /javascript/i.test(headers.get('content-type') ?? '');
};

/** Refetches a file past the caches if they don't hold a script. Resolves to whether that helped. */
async function refresh(file: string, isBroken: boolean): Promise<boolean> {
  if (seen.has(file)) return false;
  seen.add(file);
  return (isBroken || !(await isScript(file, 'default'))) && isScript(file, 'reload');
}

/**
 * A captive portal may have put its own page in the caches in place of the chunk or of a file it depends on.
 * Not every browser names the file in its error, but every dependency of a chunk has a preload link.
 */
async function refreshFiles({ message }: Error, isBroken: boolean): Promise<boolean> {
  const named = /https?:\S+\.js/.exec(message)?.slice(0, 1) ?? [];
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  const files = new Set([...named, ...Array.from(preloads, ({ href }) => href)]);
  const refreshed = await Promise.allSettled([...files].map((file) => refresh(file, isBroken)));
  return refreshed.some((one) => one.status === 'fulfilled' && one.value);
}

/**
 * Loads a chunk, bypassing the caches if the cached files don't work. Rejects with `ChunkMissing` if it
 * can't be loaded.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await load();
  } catch (error) {
    // A file that doesn't parse is as good as missing; any other error comes from the chunk itself.
    const isBroken = error instanceof SyntaxError;
    if (!(error instanceof Error) || !(isBroken || isChunkMissing(error))) throw error;
    const isWorthIt = navigator.onLine && (await refreshFiles(error, isBroken));
    if (isWorthIt && !isBroken) return load();
    throw new ChunkMissing(error.message);
  }
}

const MAX_TRIES = 3;

/** An optional chunk, loaded on first use and given up on after three failures. */
export function optionalChunk<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  let failures = 0;
  let loading: Promise<Chunk> | undefined;
  return () => {
    loading ??= loadChunk(load).catch((error: unknown) => {
      failures += 1;
      reportMissingChunk();
      if (failures < MAX_TRIES) loading = undefined;
      throw error;
    });
    return loading;
  };
}
