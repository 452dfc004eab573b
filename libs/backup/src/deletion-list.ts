import { nanoid } from 'nanoid';
import { z } from 'zod';
import { type BackupStore, deletionsName, storedFiles } from './store.js';
import { BackupText } from './text.js';

const listed = z.object({ kind: z.string(), subject: z.string() });
/** Something that was deleted: its kind, and the hash of its ID. */
export type ListedDeletion = z.infer<typeof listed>;

/** Adds to the list of deletions beside the backups, as a file of its own, so that nothing is ever overwritten. */
export async function listDeletions(
  store: BackupStore,
  deletions: readonly (ListedDeletion & { at: Date })[],
  now: Date,
): Promise<void> {
  const lines = deletions.map(({ at, kind, subject }) => `${JSON.stringify({ at, kind, subject })}\n`);
  await store.write(deletionsName(store.program, now, nanoid(6)), once(Buffer.from(lines.join(''))));
}

/** The whole list, oldest first. */
export async function listedDeletions(store: BackupStore): Promise<ListedDeletion[]> {
  const files = (await storedFiles(store)).filter(({ kind }) => kind === 'deletions');
  const found: ListedDeletion[] = [];
  for (const { name } of files) {
    const lines = new BackupText(store.read(name)).lines();
    for await (const line of lines) found.push(listed.parse(JSON.parse(line)));
  }
  return found;
}

async function* once(chunk: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(chunk);
}
