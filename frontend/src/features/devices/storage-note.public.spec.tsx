import { plainDate, type PlainDate } from '@tessera/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordCompletion } from '../../store/daily/completions';
import { showPages } from '../../store/testing/show-page';
import { DEVICE_LABELS } from './device-labels';
import { keepStorage, mayForget, StorageNote, STORAGE_ASKED } from './storage-note.public';

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

  const complete = (date: PlainDate) =>
    recordCompletion({ date, gameNumber: 1, finalScore: 20, gameId: date }, date);
  const afterGame = (game: number) => keepStorage({ isFirstGame: game === 1 });

  it('is asked after the first game, and the player told once after a later one', async () => {
    provide({ persist, estimate });
    expect(await afterGame(1)).toBe(false);
    expect(persist).toHaveBeenCalledTimes(1);
    expect([await afterGame(1), await afterGame(2), await afterGame(3)]).toEqual([false, true, false]);
    expect(persist).toHaveBeenCalledTimes(2);
  });

  it('whose player has read that it may forget them keeps the focus on the page', async () => {
    provide({ persist, estimate });
    localStorage.setItem(STORAGE_ASKED, 'asked');
    for (const day of ['2026-11-10', '2026-11-11']) complete(plainDate(day));
    const element = (
      <>
        <h1 tabIndex={-1}>Result</h1>
        <StorageNote />
      </>
    );
    showPages([{ path: '/', element }], '/');
    await userEvent.click(await screen.findByRole('button', { name: DEVICE_LABELS.gotIt }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
  });

  it('of a player who was told before is left alone', async () => {
    provide({ persist, estimate });
    localStorage.setItem(STORAGE_ASKED, '1');
    expect(await afterGame(2)).toBe(false);
    expect(persist).not.toHaveBeenCalled();
  });

  it('may reject or lack everything', async () => {
    provide({ persist: () => Promise.reject(new Error('no')) });
    expect(await afterGame(2)).toBe(false);
    localStorage.clear();
    provide(undefined);
    expect(await afterGame(2)).toBe(false);
  });
});
