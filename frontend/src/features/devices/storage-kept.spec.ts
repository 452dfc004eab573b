import { keepStorage, mayForget } from './storage-kept';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const GIB = 1024 ** 3;
const usual = { isPersisted: false, isInstalled: false, userAgent: CHROME, quota: 100 * GIB };

it.each([
  ['Safari', { userAgent: SAFARI }, true],
  ['Safari without a known quota', { userAgent: SAFARI, quota: undefined }, true],
  ['Safari that has promised to keep it', { userAgent: SAFARI, isPersisted: true }, false],
  ['the installed app', { userAgent: SAFARI, isInstalled: true }, false],
  ['Chrome', {}, false],
  ['a private window of Chrome', { quota: GIB }, true],
  ['Firefox', { userAgent: FIREFOX }, false],
  ['Firefox without a known quota', { userAgent: FIREFOX, quota: undefined }, false],
])('%s', (_, differs, expected) => {
  expect(mayForget({ ...usual, ...differs })).toBe(expected);
});

describe('a browser', () => {
  const persist = jest.fn(() => Promise.resolve(false));
  const estimate = () => Promise.resolve({ quota: GIB });
  const provide = (storage: object | undefined) =>
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  beforeEach(() => {
    localStorage.clear();
    persist.mockClear();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME);
  });

  it('is asked once', async () => {
    provide({ persist, estimate });
    expect([await keepStorage(), await keepStorage()]).toEqual([true, false]);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('may reject or lack everything', async () => {
    provide({ persist: () => Promise.reject(new Error('no')) });
    expect(await keepStorage()).toBe(false);
    localStorage.clear();
    provide(undefined);
    expect(await keepStorage()).toBe(false);
  });
});
