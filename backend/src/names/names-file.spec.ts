import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { NAME_TEXTS, NAME_SERVER_PROBLEMS } from '@tessera/contracts/players';
import { ConfigError } from '../platform/config/config.js';
import { readNamesFile, Names, type NameKind } from './names.js';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-names-'));
  file = path.join(folder, 'names.txt');
});
afterAll(() => rmSync(folder, { recursive: true }));

const problemOf = (content: string | Buffer): string => {
  writeFileSync(file, content);
  try {
    readNamesFile(file);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'none';
};

it('has one word per line, comments, empty lines and words to allow', () => {
  writeFileSync(file, '# Ours\r\n\r\nVoldemort\r\n  he who  \n!Hooker\n! Blue Tit\n');
  expect(readNamesFile(file)).toEqual({ refused: ['Voldemort', 'he who'], allowed: ['Hooker', 'Blue Tit'] });
});

it('extends the built-in words', () => {
  writeFileSync(file, 'voldemort\n!hooker\n');
  const kind: NameKind = {
    field: 'playerName',
    mostCharacters: 25,
    problems: NAME_SERVER_PROBLEMS,
    reserves: true,
    notAllowed: NAME_TEXTS.notAllowed,
    taken: 'NAME_TAKEN',
    alike: NAME_TEXTS.alike,
  };
  const names = new Names({ namesFile: file });
  names.onModuleInit();
  for (const typed of ['V0ldem0rt', 'fuck', 'Admin']) {
    expect(() => names.validate(typed, kind)).toThrow(NAME_TEXTS.notAllowed);
  }
  expect(names.validate('Hooker', kind).name).toBe('Hooker');
});

it.each([
  ['a line without letters', 'good\n--\n', /^NAMES_FILE: line 2 of .* must be a word/],
  ['a lone exclamation mark', '!\n', /^NAMES_FILE: line 1 of /],
  ['a single letter', 'a\n', /^NAMES_FILE: line 1 of /],
  ['a whole paragraph', `${'word '.repeat(30)}\n`, /^NAMES_FILE: line 1 of /],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00]), /^NAMES_FILE: .* isn't UTF-8 text$/],
  ['too much', 'word\n'.repeat(60_000), /^NAMES_FILE: .* is larger than 256 KiB$/],
])("can't contain %s", (_, content, message) => expect(problemOf(content)).toMatch(message));

it('has to exist', () => {
  expect(() => readNamesFile(path.join(folder, 'missing.txt'))).toThrow(
    /^NAMES_FILE: .*missing.txt can't be read \(ENOENT\)$/,
  );
});
