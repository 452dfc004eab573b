import { errorFields, redactUrl } from './redact.js';

const UUID = '3f2b8c9e-1111-4222-8333-444455556666';

test("never logs a player's UUID in a URL, wherever it was sent", () => {
  expect(redactUrl(`/api/player/stats?playerUUID=${UUID}&timezone=UTC`)).toBe('/api/player/stats');
  expect(redactUrl(`/api/games/player/${UUID.toUpperCase()}/active`)).toBe('/api/games/player/[uuid]/active');
});

test.each([
  ['/reset-password//Cvx4-abc_9', '/reset-password/[token]'],
  ['/reset-password%252FCvx4-abc_9', '/reset-password/[token]'],
  ['/reset%2Dpassword/x/%E0%A4%A/Cvx4-abc_9', '/reset-password/[token]'],
  ['/reset-password/%20Cvx4-abc_9', '/reset-password/[token]'],
  ['/reset-password/%22Cvx4-abc_9%22', '/reset-password/[token]'],
  ["/reset-password/'Cvx4-abc_9", '/reset-password/[token]'],
  ['/reset-password%2F%0ACvx4-abc_9', '/reset-password/[token]'],
  ['/api/x/ann%40play.example', '[email]'],
  ['/api/players//%33f2b8c9e-1111-4222-8333%2D444455556666/x', '/api/players/[uuid]/x'],
])('logs %s as %s', (path, logged) => {
  expect(redactUrl(path)).toBe(logged);
  expect(errorFields({ message: `Cannot GET ${path}` }).message).not.toMatch(
    /Cvx4|play\.example|444455556666/,
  );
});

test('logs nothing that follows the path of the password reset page, whatever is in between', () => {
  for (const path of ['/x%20Cvx4', '/x%22/Cvx4', '%20/Cvx4', "/'%250A'Cvx4"]) {
    expect(redactUrl(`/reset-password${path}`)).toBe('/reset-password/[token]');
  }
  expect(redactUrl('/api/auth/reset-password')).toBe('/api/auth/reset-password');
});

test("doesn't log a query after an encoded question mark either", () => {
  expect(redactUrl('/api/x%3Ftoken=Cvx4-abc_9')).toBe('/api/x');
});

test("logs an error's message without the UUIDs it quotes, and none of its other fields", () => {
  const message = `invalid input: "${UUID}"`;
  const error = { type: 'QueryFailedError', message, stack: `Error: ${message}\n at x`, parameters: [UUID] };
  expect(errorFields(error)).toEqual({
    type: 'QueryFailedError',
    message: 'invalid input: "[uuid]"',
    stack: 'Error: invalid input: "[uuid]"\n at x',
  });
  expect(errorFields({ type: 'Error' })).toEqual({ type: 'Error' });
});

test('never logs email addresses or the tokens of password reset links', () => {
  expect(redactUrl('/reset-password/Cvx4-abc_9?x=1')).toBe('/reset-password/[token]');
  expect(redactUrl('/Reset-Password/Cvx4-abc_9/')).toBe('/reset-password/[token]');
  expect(redactUrl('/api/x/ann@play.example')).toBe('[email]');
  const message = '550 <ann.o-hara+x@play.example>: unknown; Key (email)=(ben@play.example) exists';
  expect(errorFields({ message }).message).toBe('550 <[email]>: unknown; Key (email)=([email]) exists');
});
