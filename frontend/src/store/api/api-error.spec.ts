import { isPassing, toApiError } from './api-error';

const parsingError = (originalStatus: number, data: string) =>
  toApiError({ status: 'PARSING_ERROR', originalStatus, data, error: 'SyntaxError' });

it("uses the server's message if the body has one", () => {
  const body = { success: false, error: 'Game is full', message: 'Game is full', code: 'GAME_FULL' };
  expect(toApiError({ status: 409, data: body })).toEqual({
    status: 409,
    message: 'Game is full',
    code: 'GAME_FULL',
    body,
  });
});

it.each([{}, { error: '' }, { detail: 'no sentence' }])('uses the status if the body is %j', (data) => {
  expect(toApiError({ status: 502, data }).message).toBe('API error: 502');
});

it.each([
  ['Bad Gateway', '502: Bad Gateway'],
  ['  upstream\n connect error ', '502: upstream connect error'],
  ['<!doctype html><title>Oops</title><style>a{}</style><h1>Down for repairs</h1>', '502: Down for repairs'],
  ['<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>', '502: Bad Gateway'],
  ['<p>Try later</p>', '502: Try later'],
  ['x'.repeat(500), `502: ${'x'.repeat(200)}`],
])('uses status, colon and text if the body is %j', (text, message) => {
  expect(parsingError(502, text)).toEqual({ status: 502, message, code: null, body: {} });
});

it('uses the text of the status line if the body is empty', () => {
  expect(toApiError({ status: 503, data: null }, 'Service Unavailable').message).toBe(
    '503: Service Unavailable',
  );
  expect(toApiError({ status: 503, data: null }).message).toBe('API error: 503');
});

it('says that there is no connection if there was no response', () => {
  expect(toApiError({ status: 'FETCH_ERROR', error: 'TypeError' })).toMatchObject({
    status: 0,
    message: 'No connection',
  });
});

it.each([
  [0, null, true],
  [502, null, true],
  [503, 'UNAVAILABLE', true],
  [503, 'MAINTENANCE', false],
  [409, 'GAME_FULL', false],
] as const)('tries again after status %d with the code %s: %s', (status, code, expected) => {
  expect(isPassing({ status, code, message: '', body: {} })).toBe(expected);
});
