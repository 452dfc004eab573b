import { KEY_PREFIX } from '@tessera/contracts/product';

/** Where backups are kept, with the list of deletions beside them. */
export abstract class BackupStore {
  /** For operators. */
  abstract readonly place: string;

  /** Writes a file, which exists under its name only once it is complete. Returns its size in bytes. */
  abstract write(name: string, chunks: AsyncIterable<Buffer>): Promise<number>;

  abstract read(name: string): AsyncIterable<Buffer>;

  /** The names of all complete files, sorted. */
  abstract list(): Promise<string[]>;

  abstract remove(name: string): Promise<void>;

  /** Removes what killed processes have left. Only while no other process writes. */
  abstract removeIncomplete(): Promise<void>;
}

/** The name of a backup without the time. Those of a restore are kept apart from the others. */
export type BackupKind = 'backup' | 'before-restore';

/** `20261126T023000Z`: sorts by time. */
const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const STAMP = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export const backupName = (kind: BackupKind, at: Date, isEncrypted: boolean): string =>
  `${KEY_PREFIX}-${kind}-${stampOf(at)}.sql.gz${isEncrypted ? '.age' : ''}`;

export const deletionsName = (at: Date, id: string): string =>
  `${KEY_PREFIX}-deletions-${stampOf(at)}-${id}.jsonl`;

export interface StoredFile {
  readonly name: string;
  readonly kind: BackupKind | 'deletions';
  readonly at: Date;
}

const NAME = new RegExp(`^${KEY_PREFIX}-(backup|before-restore|deletions)-([0-9TZ]+)[.-]`);

/** Undefined for files that aren't ours. */
function storedFile(name: string): StoredFile | undefined {
  const [, kind, stamp = ''] = NAME.exec(name) ?? [];
  if (kind === undefined || !STAMP.test(stamp)) return undefined;
  return { name, kind: kind as StoredFile['kind'], at: new Date(stamp.replace(STAMP, '$1-$2-$3T$4:$5:$6Z')) };
}

export const isStoredFile = (name: string): boolean => storedFile(name) !== undefined;

export const storedFiles = async (store: BackupStore): Promise<StoredFile[]> =>
  (await store.list()).flatMap((name) => storedFile(name) ?? []);
