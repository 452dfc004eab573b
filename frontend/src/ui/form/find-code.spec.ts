import fc from 'fast-check';
import { createCodeFinder } from './find-code';

const gameCode = createCodeFinder({ length: 5, inLink: '/game/' });
const inviteCode = createCodeFinder({ length: 6, inLink: '[?&]invite=' });

it.each([
  ['ABCD1', 'ABCD1'],
  [' abcd1 ', 'ABCD1'],
  ['AB CD1', 'ABCD1'],
  ['https://play.example/game/ABCD1?fbclid=x', 'ABCD1'],
  ['https://play.example/game/abcd1/?utm_source=mail#top', 'ABCD1'],
  ['Come and play! https://play.example/game/ABCD1 :-)', 'ABCD1'],
  ['game id: ABCD1', 'ABCD1'],
  ['The ID is AB-CD1.', 'ABCD1'],
  ['Play with me: game ABCD1', 'ABCD1'],
  ['"ABCD1"', 'ABCD1'],
  ['hello there, QWERT', 'QWERT'],
  ['hello again', null],
  ['ABCD', null],
  ['ABCD12', null],
  ['', null],
])('finds the code of a game in %j', (text, code) => {
  expect(gameCode(text)).toBe(code);
});

it.each([
  ['ABC-123', 'ABC123'],
  ['Code: ABC123', 'ABC123'],
  ['Code: abc 123', 'ABC123'],
  ['https://play.example/groups?invite=ABC123', 'ABC123'],
  ['https://play.example/groups?utm=1&invite=abc123&fbclid=x', 'ABC123'],
  ['Join my group "Family" with the invite code ABC123, or open this link:', 'ABC123'],
  ['HTTPS://EXAMPLE.ORG', null],
])('finds the invite code of a group in %j', (text, code) => {
  expect(inviteCode(text)).toBe(code);
});

const codes = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'),
  minLength: 5,
  maxLength: 5,
});
const gaps = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '\n');
const query = fc.webQueryParameters();

it('finds every code, however it is spaced and written', () => {
  fc.assert(
    fc.property(
      codes,
      fc.array(gaps, { minLength: 6, maxLength: 6 }),
      fc.boolean(),
      (code, spaces, isLower) => {
        const text = spaces.map((space, at) => (at === 5 ? space : space + code.charAt(at))).join('');
        expect(gameCode(isLower ? text.toLowerCase() : text)).toBe(code);
      },
    ),
  );
});

it('finds every code in a link, whatever follows and surrounds it', () => {
  fc.assert(
    fc.property(codes, query, fc.lorem(), fc.lorem(), (code, parameters, before, after) => {
      expect(gameCode(`${before} https://play.example/game/${code}?${parameters} ${after}`)).toBe(code);
    }),
  );
});

it('never fails, and finds nothing but codes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(gameCode(text) ?? 'AAAAA').toMatch(/^[A-Z0-9]{5}$/);
    }),
  );
});
