import { ERRORS } from './errors.js';
import { errorBody } from './service.js';

describe.each(Object.entries(ERRORS))('the error %s', (code, { status, message }) => {
  it('has the status of an error', () => {
    expect(Number.isInteger(status)).toBe(true);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  });

  it('says so in a sentence', () => expect(message).toMatch(/^[A-Z].+/));

  it('travels in the body of errors, with or without the field that it is about', () => {
    const body = { success: false, error: message, message, code };
    expect(errorBody.parse(body)).toEqual(body);
    expect(errorBody.parse({ ...body, field: 'playerGrid' })).toMatchObject({ field: 'playerGrid' });
  });
});

describe('the body of errors', () => {
  it.each(['', 'OOPS', 'constructor', '__proto__', 'bad_input'])('knows no code %j', (code) => {
    expect(errorBody.safeParse({ success: false, error: 'No.', message: 'No.', code }).success).toBe(false);
  });

  it('is never the one of a success', () => {
    const body = { success: true, error: 'No.', message: 'No.', code: 'INTERNAL' };
    expect(errorBody.safeParse(body).success).toBe(false);
  });
});
