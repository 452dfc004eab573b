import fc from 'fast-check';
import type { z } from 'zod';
import { CALLS, COMMANDS } from '../calls/index.js';

const UUID = '3f2b8c1e-9d4a-4f6b-8a7c-5e0d1f2a3b4c';
const LONG = 'A'.repeat(10_000);

/** The first field that the schema rejects, '' for the input as a whole, undefined if it is valid. */
function complaintOf(schema: z.ZodType, input: unknown): string | undefined {
  const { error } = schema.safeParse(input);
  return error && String(error.issues[0]?.path[0] ?? '');
}

/** A JSON body as received, in which `__proto__` is an ordinary key. */
const json = (text: string): unknown => JSON.parse(text);

describe('a player UUID', () => {
  const { query } = CALLS.playerStats;

  it('is a lower-case UUID of version 4', () => {
    expect(query.parse({ playerUUID: UUID })).toEqual({ playerUUID: UUID });
    fc.assert(fc.property(fc.uuid({ version: 4 }), (playerUUID) => query.safeParse({ playerUUID }).success));
  });

  it('may come from the header instead', () => expect(query.parse({})).toEqual({}));

  it("can't be a UUID of another version", () => {
    fc.assert(
      fc.property(fc.uuid({ version: [1, 2, 3, 5, 6, 7, 8] }), (playerUUID) => {
        expect(complaintOf(query, { playerUUID })).toBe('playerUUID');
      }),
    );
  });

  it.each([
    UUID.toUpperCase(),
    UUID.replace('-8a7c-', '-ca7c-'),
    UUID.replaceAll('-', ''),
    `{${UUID}}`,
    `${UUID}\n`,
    ` ${UUID}`,
    '00000000-0000-0000-0000-000000000000',
    "' OR 1=1 --",
    '',
    LONG,
    null,
    7,
    [UUID],
    { $ne: null },
  ])('is not %j', (playerUUID) => expect(complaintOf(query, { playerUUID })).toBe('playerUUID'));
});

describe('an email address', () => {
  it('is not converted if it is too long, because that takes quadratic time', () => {
    const canParse = jest.spyOn(URL, 'canParse');
    const { body } = CALLS.login;
    expect(complaintOf(body, { email: `a@${'\u4f8b'.repeat(300)}.com`, password: 'x' })).toBe('email');
    expect(canParse).not.toHaveBeenCalled();
    expect(body.parse({ email: 'a@\u4f8b.com', password: 'x' }).email).toBe('a@xn--fsq.com');
  });
});

describe('a date', () => {
  const iso = CALLS.checkCompletion.query;
  const slashed = CALLS.dailySequence.params;

  it('is not of the year 1000, so that days can be counted back from it', () => {
    expect(complaintOf(iso, { date: '1000-12-31' })).toBe('date');
    expect(complaintOf(slashed, { date: '31/12/1000' })).toBe('date');
  });

  it('is read in the format of its call', () => {
    expect(iso.parse({ date: '2028-02-29' })).toEqual({ date: '2028-02-29' });
    expect(slashed.parse({ date: '29/02/2028' })).toEqual({ date: '2028-02-29' });
  });

  it.each([
    '2026-02-31',
    '2100-02-29',
    '20/11/2026',
    '2026-11-20T00:00:00Z',
    '',
    LONG,
    null,
    20261120,
    NaN,
    ['2026-11-20'],
  ])('with dashes is not %j', (date) => expect(complaintOf(iso, { date })).toBe('date'));

  it.each(['31/02/2026', '29/02/2100', '2026-11-20', '1/1/2026', '', LONG, null, NaN])(
    'with slashes is not %j',
    (date) => expect(complaintOf(slashed, { date })).toBe('date'),
  );
});

describe('a time zone', () => {
  it('can be any short text, because unknown zones count as UTC', () => {
    for (const userTimezone of ['Europe/Berlin', 'Mars/Olympus', '']) {
      expect(CALLS.createDaily.body.parse({ userTimezone })).toEqual({ userTimezone });
    }
  });

  it.each([LONG, 'x'.repeat(65), null, 7, ['UTC'], {}])('is not %j', (userTimezone) => {
    expect(complaintOf(CALLS.createDaily.body, { userTimezone })).toBe('userTimezone');
  });
});

describe('a game ID', () => {
  it.each(['abc', 'V1StGXR8_Z5jdHi6B-myT', 'x'.repeat(64)])('can be %j', (gameId) => {
    expect(CALLS.getDaily.params.parse({ gameId })).toEqual({ gameId });
  });

  it.each(['', '..', 'a/b', 'a b', 'a\n', 'é', 'x'.repeat(65), LONG, null, 7])('is not %j', (gameId) => {
    expect(complaintOf(CALLS.getDaily.params, { gameId })).toBe('gameId');
  });
});

describe('an invalid move', () => {
  const sentenceOf = (schema: z.ZodType, input: object) => schema.safeParse(input).error?.issues[0]?.message;
  const letterCalls: [string, z.ZodType, object][] = [
    ['a live game or a duel', CALLS.submitLetter.body, {}],
    ['a live game on the socket', COMMANDS.submit_letter.payload, { gameId: 'AB12C' }],
    ['a simple daily', CALLS.actInSimpleDaily.body, { action: 'SELECT_LETTER' }],
  ];
  const cellCalls: [string, z.ZodType, object][] = [
    ['a live game or a duel', CALLS.submitPlacement.body, {}],
    ['a live game on the socket', COMMANDS.submit_placement.payload, { gameId: 'AB12C' }],
    ['a simple daily', CALLS.actInSimpleDaily.body, { action: 'PLACE_LETTER' }],
  ];

  it.each(letterCalls)("is rejected with the letter's own message: %s", (_, schema, rest) => {
    for (const letter of ['a', 'AB', '', 'Ä', 7, null, undefined]) {
      expect(sentenceOf(schema, { ...rest, letter })).toBe('A letter must be a single A-Z letter');
    }
  });

  it.each(cellCalls)("is rejected with the cell's own message: %s", (_, schema, rest) => {
    for (const cellIndex of [16, -1, 1.5, NaN, '3', null, undefined]) {
      expect(sentenceOf(schema, { ...rest, cellIndex })).toBe('Invalid cell index');
    }
  });

  it.each([...letterCalls, ...cellCalls])(
    "is rejected with the round's own message: %s",
    (_, schema, rest) => {
      for (const round of [0, 17, 1.5, '1', null]) {
        expect(sentenceOf(schema, { ...rest, letter: 'A', cellIndex: 1, round })).toBe(
          'A round must be a number from 1 to 16',
        );
      }
    },
  );
});

describe('a completed grid', () => {
  const { body } = CALLS.completeDaily;
  const row = [...'BRAT'];
  const playerGrid = [row, row, row, row];
  const move = { round: 1, letter: 'A', cellIndex: 15 };

  it('is four rows of four letters, with or without its moves', () => {
    expect(body.parse({ playerGrid })).toEqual({ playerGrid });
    const roundHistory = Array.from({ length: 16 }, (_, index) => ({ ...move, round: index + 1 }));
    expect(body.parse({ playerGrid, roundHistory })).toEqual({ playerGrid, roundHistory });
  });

  it.each([
    ['three rows', [row, row, row]],
    ['five rows', [row, row, row, row, row]],
    ['a short row', [row, row, row, [...'BRA']]],
    ['a long row', [row, row, row, [...'BRATS']]],
    ['a row of text', [row, row, row, 'BRAT']],
    ['sixteen cells in one row', [...'BRATBRATBRATBRAT']],
    ['an empty cell', [row, row, row, ['B', 'R', null, 'T']]],
    ['a missing cell', [row, row, row, ['B', 'R', undefined, 'T']]],
    ['a lower-case letter', [row, row, row, [...'BRAt']]],
    ['two letters in a cell', [row, row, row, ['B', 'R', 'A', 'TT']]],
    ['an accent', [row, row, row, [...'BRÄT']]],
    ['a Greek letter that looks like A', [row, row, row, [...'BRΑT']]],
    ['the name of a method', [row, row, row, ['B', 'R', 'A', 'constructor']]],
    ['ten thousand letters', [row, row, row, ['B', 'R', 'A', LONG]]],
    ['NaN instead of a letter', [row, row, row, ['B', 'R', 'A', NaN]]],
    ['an array-like object', { 0: row, 1: row, 2: row, 3: row, length: 4 }],
    ['null', null],
    ['nothing', undefined],
  ])('with %s is rejected because of playerGrid', (_, grid) => {
    expect(complaintOf(body, { playerGrid: grid })).toBe('playerGrid');
  });

  it('is rejected with the same message for every mistake', () => {
    for (const grid of [null, [row], [row, row, row, [...'BRA']], [row, row, row, [...'BRAt']]]) {
      const { error } = body.safeParse({ playerGrid: grid });
      expect(error?.issues[0]?.message).toBe('A grid must have four rows of four letters A-Z');
    }
  });

  it.each([
    ['seventeen rounds', Array.from({ length: 17 }, () => move)],
    ['round 0', [{ ...move, round: 0 }]],
    ['round 17', [{ ...move, round: 17 }]],
    ['round 1.5', [{ ...move, round: 1.5 }]],
    ['NaN as a round', [{ ...move, round: NaN }]],
    ['a round as text', [{ ...move, round: '1' }]],
    ['cell 16', [{ ...move, cellIndex: 16 }]],
    ['cell -1', [{ ...move, cellIndex: -1 }]],
    ['Infinity as a cell', [{ ...move, cellIndex: Infinity }]],
    ['a lower-case letter', [{ ...move, letter: 'a' }]],
    ['no letter', [{ ...move, letter: null }]],
    ['a null move', [null]],
    ['moves in an object', { 0: move }],
    ['null', null],
  ])('with %s is rejected because of roundHistory', (_, roundHistory) => {
    expect(complaintOf(body, { playerGrid, roundHistory })).toBe('roundHistory');
  });

  it.each([null, [], 'BRAT', 7, undefined])('is rejected as a whole if it is %j', (input) => {
    expect(body.safeParse(input).success).toBe(false);
  });

  it('loses all unknown keys, including those that reach for the prototype', () => {
    const grid = JSON.stringify(playerGrid);
    const parsed = body.parse(
      json(
        `{"playerGrid":${grid},"finalScore":32,"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}`,
      ),
    );
    expect(Object.keys(parsed)).toEqual(['playerGrid']);
    expect(parsed).not.toHaveProperty('isAdmin');
    expect({}).not.toHaveProperty('isAdmin');
  });
});

describe('a word to check', () => {
  const { body } = CALLS.validateWord;

  it.each([
    ['qi', 'QI'],
    [' Brat ', 'BRAT'],
    ['A', 'A'],
    ['1!', '1!'],
  ])('%j is looked up as %j', (word, lookedUp) => expect(body.parse({ word })).toEqual({ word: lookedUp }));

  it.each(['', '   ', '\n', 'BRATS', LONG, null, NaN, ['QI'], {}, undefined])('is not %j', (word) => {
    expect(complaintOf(body, { word })).toBe('word');
  });
});
