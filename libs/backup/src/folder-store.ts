import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './format.js';
import { BackupStore, storedFile } from './store.js';

/** Of the disk or the folder, and never of the database that the chunks come from. */
const FOLDER_ERRORS = ['EACCES', 'EDQUOT', 'EIO', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/** Hidden, so that nothing mistakes it for a backup. */
const incomplete = (name: string): string => `.${name}.part`;
const INCOMPLETE = /^\.(.+)\.part$/;

/** A folder, on a disk other than the database's if possible. Only the user of the program can read it. */
export class FolderStore extends BackupStore {
  /** `failure` is the error for a folder that can't be used, from the reason. */
  constructor(
    program: string,
    private readonly folder: string,
    private readonly failure = (reason: string): Error => new BackupError(reason),
  ) {
    super(program);
  }

  get place(): string {
    return this.folder;
  }

  async write(name: string, chunks: AsyncIterable<Buffer>): Promise<number> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
      throw this.failure(`${this.folder} can't be created (${error.message})`);
    });
    const part = this.pathOf(incomplete(name));
    try {
      await pipeline(chunks, createWriteStream(part, { mode: 0o600 }));
      await synchronize(part);
      await rename(part, this.pathOf(name));
      await synchronize(this.folder);
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw this.problemOf(error, 'written to');
    }
    return (await stat(this.pathOf(name))).size;
  }

  read(name: string): AsyncIterable<Buffer> {
    return createReadStream(this.pathOf(name));
  }

  async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw this.problemOf(error, 'read');
    });
    return names.filter((name) => !name.startsWith('.')).sort();
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async removeIncomplete(): Promise<void> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names) {
      const [, whole] = INCOMPLETE.exec(name) ?? [];
      if (whole !== undefined && storedFile(this.program, whole)) await this.remove(name);
    }
  }

  private problemOf(error: unknown, use: string): unknown {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return FOLDER_ERRORS.includes(code) ? this.failure(`${this.folder} can't be ${use} (${message})`) : error;
  }

  private pathOf(name: string): string {
    return path.join(this.folder, name);
  }
}

/** Makes sure that it survives a power failure. */
async function synchronize(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
