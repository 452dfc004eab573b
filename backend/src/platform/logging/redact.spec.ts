import { errorFields, redactUrl } from './redact.js';

const UUID = '3f2b8c9e-1111-4222-8333-444455556666';

test("a player's UUID stands in no logged address, wherever it was sent", () => {
  expect(redactUrl(`/api/player/stats?playerUUID=${UUID}&timezone=UTC`)).toBe('/api/player/stats');
  expect(redactUrl(`/api/games/player/${UUID.toUpperCase()}/active`)).toBe('/api/games/player/[uuid]/active');
});

test('of an error its words are logged, without the UUIDs that they quote, and nothing that it carries', () => {
  const message = `invalid input: "${UUID}"`;
  const error = { type: 'QueryFailedError', message, stack: `Error: ${message}\n at x`, parameters: [UUID] };
  expect(errorFields(error)).toEqual({
    type: 'QueryFailedError',
    message: 'invalid input: "[uuid]"',
    stack: 'Error: invalid input: "[uuid]"\n at x',
  });
  expect(errorFields({ type: 'Error' })).toEqual({ type: 'Error' });
});

test('an address to write to, and what a link for a new password carries, are in no log', () => {
  expect(redactUrl('/reset-password/Cvx4-abc_9?x=1')).toBe('/reset-password/[token]');
  expect(redactUrl('/Reset-Password/Cvx4-abc_9/')).toBe('/Reset-Password/[token]/');
  expect(redactUrl('/api/x/ann@play.example')).toBe('[email]');
  const message = '550 <ann.o-hara+x@play.example>: unknown; Key (email)=(ben@play.example) exists';
  expect(errorFields({ message }).message).toBe('550 <[email]>: unknown; Key (email)=([email]) exists');
});
