/** Where backups are kept, with the list of deletions beside them. */
export abstract class BackupStore {
  /** `program` is the name with which its files begin; all others are left alone. */
  constructor(readonly program: string) {}

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

export const backupName = (program: string, kind: BackupKind, at: Date, isEncrypted: boolean): string =>
  `${program}-${kind}-${stampOf(at)}.sql.gz${isEncrypted ? '.age' : ''}`;

export const deletionsName = (program: string, at: Date, id: string): string =>
  `${program}-deletions-${stampOf(at)}-${id}.jsonl`;

export interface StoredFile {
  readonly name: string;
  readonly kind: BackupKind | 'deletions';
  readonly at: Date;
}

const NAME = /^-(backup|before-restore|deletions)-([0-9TZ]+)[.-]/;

/** Undefined for files that aren't ours. */
export function storedFile(program: string, name: string): StoredFile | undefined {
  if (!name.startsWith(program)) return undefined;
  const [, kind, stamp = ''] = NAME.exec(name.slice(program.length)) ?? [];
  if (kind === undefined || !STAMP.test(stamp)) return undefined;
  return { name, kind: kind as StoredFile['kind'], at: new Date(stamp.replace(STAMP, '$1-$2-$3T$4:$5:$6Z')) };
}

export const storedFiles = async (store: BackupStore): Promise<StoredFile[]> =>
  (await store.list()).flatMap((name) => storedFile(store.program, name) ?? []);
