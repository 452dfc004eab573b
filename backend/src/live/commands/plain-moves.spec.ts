import { COMMANDS } from '@tessera/contracts';
import fc from 'fast-check';
import { isPlainMove } from './plain-moves.js';

const name = fc.constantFrom('submit_letter' as const, 'submit_placement' as const);
const value = fc.oneof(
  { arbitrary: fc.constantFrom('A', 'ABC12', 'abc12', ' ABC12', 'ABC12\n', 'É', '', null), weight: 3 },
  { arbitrary: fc.integer({ min: -1, max: 17 }), weight: 3 },
  { arbitrary: fc.constantFrom(1.5, Number.NaN, -0, '1', [1], {}, true), weight: 1 },
);
const field = fc.constantFrom(
  'gameId',
  'round',
  'letter',
  'cellIndex',
  'playerId',
  'playerUUID',
  'clientId',
  '__proto__',
  'toString',
);
const likely = fc.record(
  {
    gameId: fc.oneof(fc.constant('ABC12'), value),
    round: fc.oneof(fc.integer({ min: 1, max: 16 }), value),
    letter: fc.oneof(fc.constant('A'), value),
    cellIndex: fc.oneof(fc.integer({ min: 0, max: 15 }), value),
  },
  { requiredKeys: [] },
);
const payload = fc.oneof(likely, fc.dictionary(field, value, { maxKeys: 5 }), value);

test('what is a plain move is valid, and its schema returns it as it is', () => {
  fc.assert(
    fc.property(name, payload, (command, data) => {
      if (!isPlainMove(command, data)) return;
      const result = COMMANDS[command].payload.safeParse(data);
      expect(result.success && { ...result.data }).toEqual(data);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['submit_letter', { gameId: 'ABC12', letter: 'Q', round: 3 }, true],
  ['submit_placement', { gameId: 'ABC12', cellIndex: 15, round: 16 }, true],
  ['submit_placement', { gameId: 'ABC12', cellIndex: 15 }, false],
  ['submit_placement', { gameId: 'ABC12', cellIndex: 15, round: 1, playerId: 1 }, false],
  ['submit_placement', { gameId: 'abc12', cellIndex: 15, round: 1 }, false],
  ['submit_letter', ['ABC12', 'Q', 3], false],
  ['submit_letter', undefined, false],
  ['rematch', { gameId: 'ABC12' }, false],
] as const)('%s with %j', (command, data, expected) => {
  expect(isPlainMove(command, data)).toBe(expected);
});
