import fc from 'fast-check';
import {
  GROUP_NAME_MAX_LENGTH,
  PLAYER_NAME_MAX_LENGTH,
  PLAYER_NAME_PAGE_MAX_LENGTH,
} from '../wire/limits.js';
import { cleanName, nameProblem } from './name-rules.js';
import {
  GROUP_NAME_PROBLEMS,
  NAME_DIALOG_PROBLEMS,
  NAME_PAGE_PROBLEMS,
  NAME_SERVER_PROBLEMS,
} from './name-texts.js';

const MAX = PLAYER_NAME_MAX_LENGTH;

describe('a name', () => {
  it('is not composed if it is far too long, because that takes quadratic time', () => {
    const normalize = jest.spyOn(String.prototype, 'normalize');
    const typed = `a${'\u0301'.repeat(800)}${'\u0323'.repeat(800)}`;
    expect(nameProblem(typed, MAX)).toBe('tooLong');
    expect(normalize).not.toHaveBeenCalled();
    normalize.mockRestore();
  });

  it.each([
    'Ann',
    "Jean-Luc O'Neil",
    'Zoë 2',
    '李小龍',
    'Дмитрий',
    'नमस्ते',
    '٣ أحمد',
    'a_b.c!d?e,f:g;h',
    '"(A)&@#$%"',
    // Joiners that these scripts need.
    'علی\u200cرضا',
    'मोहन्\u200dम',
    'ශ්\u200dරී',
    'র\u200d্যাব',
    'ക്\u200d',
  ])('can be %s', (name) => expect(nameProblem(name, MAX)).toBeNull());

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['x'.repeat(26), 'tooLong'],
    ['Ann 😀', 'symbols'],
    ['👩‍👩‍👧', 'symbols'],
    ['🇬🇧', 'symbols'],
    ['Ann™', 'symbols'],
    ['1️⃣', 'symbols'],
    ['<b>Ann</b>', 'characters'],
    ['a\u200bb', 'characters'],
    ['a\u202eb', 'characters'],
    ['a\u200fb', 'characters'],
    ['\u3164', 'characters'],
    ['a\u0000b', 'characters'],
    ['a\nb', 'characters'],
    ['a\tb', 'characters'],
    ['Z\u0300\u0301\u0302\u0303\u0304', 'characters'],
    ['a\u200db', 'characters'],
    ['a\u200cb', 'characters'],
    ['علی\u200c', 'characters'],
    ['\u200cعلی', 'characters'],
    ['دا\u200cنا', 'characters'],
    ['علی\u200dرضا', 'characters'],
    ['मो\u200dहन', 'characters'],
    ['न्\u200d\u200dम', 'characters'],
    ['a/b', 'characters'],
    ['a=b', 'characters'],
  ])('cannot be %j: %s', (name, problem) => expect(nameProblem(name, MAX)).toBe(problem));

  it('cannot be ten thousand characters long', () => {
    expect(nameProblem('x'.repeat(10_000), MAX)).toBe('tooLong');
  });

  it('is normalized to composed characters and single spaces, and trimmed', () => {
    expect(cleanName('  Jose\u0301   B ')).toBe('José B');
  });

  it.each([
    ['O’Neil', "O'Neil"],
    ['O‘Neil', "O'Neil"],
    ['“Ann”', '"Ann"'],
    ['„Ann“', '"Ann"'],
    ['«Ann»', '"Ann"'],
    ['Ann – Bo', 'Ann - Bo'],
    ['Ann—Bo', 'Ann-Bo'],
    ['Jean\u2011Luc', 'Jean-Luc'],
    ['Wait…', 'Wait...'],
    ['Ann\u00a0B', 'Ann B'],
    ['Ann\u202fB', 'Ann B'],
    ['李　小龍', '李 小龍'],
    ['やった！（２）', 'やった!(２)'],
  ])('is stored as plain punctuation: %s', (typed, stored) => {
    expect(cleanName(typed)).toBe(stored);
    expect(nameProblem(typed, MAX)).toBeNull();
  });

  it('stays the same when it is normalized again', () => {
    const unit = fc.constantFrom(
      'a',
      'É',
      'e',
      '\u0301',
      ' ',
      '李',
      '7',
      '!',
      'न',
      '\u200b',
      '’',
      '…',
      '\u00a0',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (typed) => {
        fc.pre(nameProblem(typed, MAX) === null);
        expect(cleanName(cleanName(typed))).toBe(cleanName(typed));
        expect(nameProblem(cleanName(typed), MAX)).toBeNull();
      }),
    );
  });
});

test('each form has its own messages and length limit', () => {
  expect(NAME_PAGE_PROBLEMS).toEqual({
    empty: 'Please enter a name',
    tooLong: `Name must be ${PLAYER_NAME_PAGE_MAX_LENGTH} characters or less`,
    characters: 'Name can only contain letters, numbers, spaces, and common punctuation marks',
    symbols: 'Name cannot contain emojis or special symbols',
  });
  expect(NAME_SERVER_PROBLEMS.tooLong).toBe('Player name must be 25 characters or less');
  expect(NAME_DIALOG_PROBLEMS).toEqual({
    empty: 'Player name cannot be empty',
    tooLong: 'Player name must be 25 characters or less',
    characters: 'Player name contains invalid characters',
    symbols: 'Player name cannot contain emojis or special symbols',
  });
  expect(GROUP_NAME_PROBLEMS).toEqual({
    empty: 'Please enter a group name',
    tooLong: `Group name must be ${GROUP_NAME_MAX_LENGTH} characters or less`,
    characters: 'Group name can only contain letters, numbers, spaces, and common punctuation marks',
    symbols: 'Group name cannot contain emojis or special symbols',
  });
});
