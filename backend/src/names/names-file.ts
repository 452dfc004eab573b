import { readFileSync } from 'node:fs';
import { ConfigError } from '../platform/config/config.js';
import type { OwnWords } from './obscenity.js';
import { lettersOf, readingOf } from './readings.js';

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
