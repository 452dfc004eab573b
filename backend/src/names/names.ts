import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { cleanName, nameProblem, type NameProblem } from '@tessera/contracts/players';
import type { ErrorCode } from '@tessera/contracts/wire';
import { readFileSync } from 'node:fs';
import { CONFIG, type Config, ConfigError } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { nameKeys, type NameKeys, lettersOf, readingOf } from './readings.js';
import { Obscenity, type OwnWords } from './obscenity.js';
import { isReserved } from './reserved-names.js';

/** The rules for one kind of name. */
export interface NameKind {
  /** The field of the request that contains it. */
  field: string;
  mostCharacters: number;
  problems: Readonly<Record<NameProblem, string>>;
  notAllowed: string;
  /** Whether names that suggest an official role are reserved. */
  reserves: boolean;
  /** The error for a name that is already in use. */
  taken: Extract<ErrorCode, 'NAME_TAKEN' | 'GROUP_NAME_TAKEN'>;
  /** The message for a name that only looks like someone else's. */
  alike: string;
}

/** The rules for names that need not be unique. */
export type SharedNameKind = Omit<NameKind, 'taken' | 'alike'>;

export interface ValidName extends NameKeys {
  name: string;
}

/** Why a name isn't available: another one is the same or looks like it, or an admin has removed it. */
export type NameConflict = 'same' | 'alike' | 'refused';

/**
 * Compares a name with those that share a key with it. `isOwn` marks the row of those whose name it would be; it
 * is among them only if the name is refused to them.
 */
export function nameConflictOf(
  { fold }: NameKeys,
  found: readonly { nameFold: string | null; isOwn: boolean }[],
): NameConflict | null {
  if (found.some(({ isOwn }) => isOwn)) return 'refused';
  if (found.length === 0) return null;
  return found.some(({ nameFold }) => nameFold === fold) ? 'same' : 'alike';
}

/** Shorter words in a row of letters are read into it by chance. */
const SHORTEST_WORD = 4;

/** All runs of these letters that are long enough. */
const rowsWithin = (letters: readonly string[]): string[][] =>
  letters.flatMap((_, from) =>
    letters
      .slice(from + SHORTEST_WORD - 1)
      .map((_, more) => letters.slice(from, from + SHORTEST_WORD + more)),
  );

export const takenName = ({ taken, field, alike }: NameKind, conflict: NameConflict | null): AppError =>
  conflict === 'refused'
    ? new AppError('NAME_REMOVED', { field })
    : new AppError(taken, { field, ...(conflict === 'alike' ? { message: alike } : {}) });

/** Validates names that others will see: those of players and groups. */
@Injectable()
export class Names implements OnModuleInit {
  private obscenity = new Obscenity();

  constructor(@Inject(CONFIG) private readonly config: Pick<Config, 'namesFile'>) {}

  /** Throws a ConfigError if the operator's list is invalid. In the constructor, Nest would log it in full. */
  onModuleInit(): void {
    const { namesFile } = this.config;
    if (namesFile !== undefined) this.obscenity = new Obscenity(readNamesFile(namesFile));
  }

  /**
   * The name as it is stored, with the keys by which it is unique. Throws an AppError with the message for
   * its kind.
   */
  validate(
    typed: string,
    { field, mostCharacters, problems, notAllowed, reserves }: SharedNameKind,
  ): ValidName {
    const problem = nameProblem(typed, mostCharacters);
    if (problem) throw new AppError('NAME_INVALID', { field, message: problems[problem] });
    const name = cleanName(typed);
    const keys = nameKeys(name);
    if (this.obscenity.isIn(name) || (reserves && isReserved(name))) {
      throw new AppError('NAME_NOT_ALLOWED', { field, message: notAllowed });
    }
    return { name, ...keys };
  }

  /** Whether letters that are read in a row, forwards or backwards, contain something obscene. */
  areObscene(letters: readonly string[]): boolean {
    return [letters, letters.toReversed()].some((row) =>
      rowsWithin(row).some((some) => this.obscenity.isIn(some.join(''))),
    );
  }

  /** Whether a typed name is available, and the reason if it isn't. */
  async availability(
    typed: string,
    kind: NameKind,
    findConflict: (keys: NameKeys) => Promise<NameConflict | null>,
  ): Promise<{ available: boolean; reason: string | null }> {
    try {
      const found = await findConflict(this.validate(typed, kind));
      if (found) throw takenName(kind, found);
      return { available: true, reason: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { available: false, reason: error.message };
    }
  }
}

/** More than anyone needs; each name is compared with all of them. */
const MAX_BYTES = 256 * 1024;
const MAX_LETTERS = 50;

const problem = (text: string): ConfigError => new ConfigError(`NAMES_FILE: ${text}`);

function textOf(file: string): string {
  let content: Buffer;
  try {
    content = readFileSync(file);
  } catch (error) {
    throw problem(`${file} can't be read (${(error as NodeJS.ErrnoException).code ?? String(error)})`);
  }
  if (content.length > MAX_BYTES) throw problem(`${file} is larger than ${MAX_BYTES / 1024} KiB`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw problem(`${file} isn't UTF-8 text`);
  }
}

/**
 * Reads an operator's list: one word per line, `!word` to allow one, and `#` for comments. Throws a ConfigError if
 * it can't be read or a line isn't a word.
 */
export function readNamesFile(file: string): OwnWords {
  const refused: string[] = [];
  const allowed: string[] = [];
  for (const [at, line] of textOf(file).split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const isAllowed = text.startsWith('!');
    const word = text.slice(isAllowed ? 1 : 0).trim();
    const { length } = lettersOf(readingOf(word));
    if (length < 2 || length > MAX_LETTERS) {
      throw problem(
        `line ${at + 1} of ${file} must be a word of 2 to ${MAX_LETTERS} letters, or start with #`,
      );
    }
    (isAllowed ? allowed : refused).push(word);
  }
  return { refused, allowed };
}
