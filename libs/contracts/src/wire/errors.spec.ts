import { ERRORS } from './errors.js';
import { errorBody } from './error-body.js';

describe.each(Object.entries(ERRORS))('the error %s', (code, { status, message }) => {
  it('has an error status', () => {
    expect(Number.isInteger(status)).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it('has a message', () => expect(message).toMatch(/^[A-Z].+/));

  it('fits the error body, with and without a field', () => {
    const body = { success: false, error: message, message, code };
    expect(errorBody.parse(body)).toEqual(body);
    expect(errorBody.parse({ ...body, field: 'playerGrid' })).toMatchObject({ field: 'playerGrid' });
  });
});

describe('the error body', () => {
  it.each(['', 'OOPS', 'constructor', '__proto__', 'bad_input'])('rejects the unknown code %j', (code) => {
    expect(errorBody.safeParse({ success: false, error: 'No.', message: 'No.', code }).success).toBe(false);
  });

  it('rejects a body that reports success', () => {
    const body = { success: true, error: 'No.', message: 'No.', code: 'INTERNAL' };
    expect(errorBody.safeParse(body).success).toBe(false);
  });
});
