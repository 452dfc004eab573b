import { PAGES } from '@tessera/contracts/wire';
import { gridFromText, rowsFromGrid } from '@tessera/rules';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEYS } from '../../../store/storage/keys';
import { rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { toastStore } from '../../../ui/toast/toast';
import { Toaster } from '../../../ui/toast/toaster';
import { ResultsPage } from './results-page';
import { aGame, dailyServer } from '../testing/daily-server';
import { startClock } from '../testing/saved-game';

const SHARE = 'POST /api/public-results';
const SHARE_URL = 'https://example.org/share/abcDEF1234';
const PICTURE = '/share/abcDEF1234.png';
const TEXT = 'TESSERA #689\nI scored 7!\n\nⒷⓇⒶⓉ\nⓁⓄⓇⒺ\nⒺⓉⒶⓈ\nⒹⒺⓌⓍ';
/** The same without letters: BRAT is the only word. */
const LENGTHS = 'TESSERA #689\nI scored 7!\n\n→ 4 – – –\n↓ – – – –';
const TEXT_WITH_LINK = `${TEXT}\n\n${SHARE_URL}`;

const played = aGame({
  status: 'completed',
  playerGrid: rowsFromGrid(gridFromText('BRATLOREETASDEWX')),
  playerWords: [{ word: 'BRAT', direction: 'horizontal', line: 0, start: 0, score: 4 }],
  playerScore: 7,
  finalScore: 7,
});

/** Sets the server's clock. The date of the game, 20 November, is over everywhere at noon of the next day. */
const nowIs = (instant: string) =>
  localStorage.setItem(KEYS.clockOffset, String(Date.parse(instant) - Date.now()));

const LINK = { body: { success: true, shareId: 'abcDEF1234', shareUrl: SHARE_URL } };

/** Opens the share dialog. By default, the server creates a link. */
async function openDialog(shared: FakeResponse | Promise<FakeResponse> = LINK) {
  const server = dailyServer(played);
  server.answers[SHARE] = shared;
  // Browsers resolve relative URLs against the page, but Node's fetch doesn't.
  const answering = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith('/')
      ? Promise.resolve(new Response(new Blob(['a picture'])))
      : answering(input, init);

  const page = (
    <>
      <ResultsPage />
      <Toaster />
    </>
  );
  showPages([{ path: PAGES.dailyResults, element: page }], '/1pv3-results/game-689');
  const user = userEvent.setup();
  const share = await screen.findByRole('button', { name: 'Share Results' });
  await waitFor(() => expect(share).not.toHaveAttribute('aria-busy'));
  expect(server.asked(SHARE)).toEqual([]);
  await user.click(share);
  await screen.findByRole('dialog', { name: 'Share Results' });
  await waitFor(() => expect(primary()).not.toHaveAttribute('aria-busy'));
  // On a busy machine, the link may be later.
  if (shared === LINK) await screen.findByText(SHARE_URL);
  return { ...user, server };
}

/** The button that shares or, without a share sheet, copies. */
const primary = () => screen.getAllByRole('button', { name: /^(Share|Copy|Copied!)$/ })[0]!;

const withDevice = (change: Partial<Pick<Navigator, 'share' | 'canShare'>>) => {
  for (const [name, value] of Object.entries(change)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
};

beforeEach(() => {
  startClock();
  nowIs('2026-11-22T12:00:00Z');
  toastStore.set(null);
});
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('copies the text with its link if the device has no share sheet', async () => {
  const { server, ...user } = await openDialog();
  expect(server.asked(SHARE).map(({ body }) => body)).toEqual([{ gameId: 'game-689' }]);
  expect(screen.getByText(SHARE_URL)).toBeVisible();
  await user.click(primary());
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(TEXT_WITH_LINK);
});

it.each([
  [
    'too many results were shared',
    { status: 429, body: rejection('RATE_LIMITED', 'Wait.') },
    'Rate limit exceeded. Please wait a moment and try again.',
  ],
  ['the server fails', { status: 502 }, 'HTTP error! status: 502'],
  ['there is no connection', 'no connection' as const, "You're offline"],
])('says that there is no link if %s, and still copies the text', async (_, answer, title) => {
  const user = await openDialog(answer);
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title, tone: 'destructive' }));
  expect(screen.queryByText(/picture/)).toBeNull();
  await user.click(primary());
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(TEXT);
});

it('does not wait long for the link, and adds it when it arrives', async () => {
  let respond: (given: FakeResponse) => void = () => undefined;
  const user = await openDialog(new Promise((resolve) => (respond = resolve)));
  await user.click(primary());
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(TEXT);
  respond(LINK);
  expect(await screen.findByText(SHARE_URL)).toBeVisible();
});

it('passes the text to the share sheet if there is one', async () => {
  const share = jest.fn(() => Promise.resolve());
  withDevice({ share });
  const user = await openDialog();
  await user.click(primary());
  expect(share).toHaveBeenCalledWith({ text: TEXT_WITH_LINK });
});

it('does nothing more when the player closes the share sheet', async () => {
  withDevice({ share: () => Promise.reject(new DOMException('Closed.', 'AbortError')) });
  const user = await openDialog();
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(primary());
  expect(copy).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});

it('copies if the share sheet fails, and says so if that fails, too', async () => {
  withDevice({ share: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) });
  const user = await openDialog();
  await user.click(primary());
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'));
  await user.click(primary());
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Failed to share' }));
});

describe('the two ways to share', () => {
  const ways = () => screen.getByRole('group', { name: 'What to share' });
  const withLetters = () => within(ways()).getByRole('radio', { name: 'Share results' });
  const without = () => within(ways()).getByRole('radio', { name: 'Share without letters' });
  const copied = async (user: { click: (button: HTMLElement) => Promise<void> }) => {
    await user.click(primary());
    await screen.findByRole('button', { name: 'Copied!' });
    return navigator.clipboard.readText();
  };

  it('have a preview each, also for screen readers', async () => {
    await openDialog();
    expect(withLetters()).toHaveAccessibleDescription(
      'Row 1: B R A T. Row 2: L O R E. Row 3: E T A S. Row 4: D E W X.',
    );
    expect(without()).toHaveAccessibleDescription(
      'Words across: 4, none, none, none. Words down: none, none, none, none.',
    );
  });

  it('start without letters as long as they are a spoiler somewhere', async () => {
    nowIs('2026-11-21T11:00:00Z');
    const user = await openDialog();
    expect(without()).toBeChecked();
    expect(await copied(user)).toBe(`${LENGTHS}\n\n${SHARE_URL}`);
  });

  it('start with letters once the date is over everywhere', async () => {
    await openDialog();
    expect(withLetters()).toBeChecked();
  });

  it('remember the last choice', async () => {
    const user = await openDialog();
    await user.click(without());
    expect(await copied(user)).toBe(`${LENGTHS}\n\n${SHARE_URL}`);
    cleanup();
    const again = await openDialog();
    expect(without()).toBeChecked();
    await again.click(withLetters());
    await again.keyboard('{ArrowRight}');
    expect(without()).toBeChecked();
    await again.keyboard('{ArrowLeft}');
    expect(await copied(again)).toBe(TEXT_WITH_LINK);
  });

  it('share a picture without letters, too', async () => {
    const user = await openDialog();
    await user.click(without());
    expect(screen.getByRole('link', { name: 'Save Picture' })).toHaveAttribute(
      'href',
      `${PICTURE}?letters=false`,
    );
  });
});

describe('the picture', () => {
  it('comes first, then the text, then what can be done with them', async () => {
    await openDialog();
    const dialog = screen.getByRole('dialog');
    const inOrder = [
      within(dialog).getByRole('img'),
      within(dialog).getByText('TESSERA #689'),
      within(dialog).getByRole('button', { name: 'Copy' }),
      within(dialog).getByRole('link', { name: 'Save Picture' }),
    ];
    const all = [...dialog.querySelectorAll('*')];
    expect(inOrder.map((part) => all.indexOf(part))).toEqual(
      inOrder.map((part) => all.indexOf(part)).sort((one, other) => one - other),
    );
  });

  it('can be saved', async () => {
    await openDialog();
    const link = screen.getByRole('link', { name: 'Save Picture' });
    expect(link).toHaveAttribute('href', PICTURE);
    expect(link).toHaveAttribute('download', 'tessera-689.png');
  });

  it('is shared as a file if the device supports that', async () => {
    const share = jest.fn<Promise<void>, [ShareData]>(() => Promise.resolve());
    withDevice({ share, canShare: () => true });
    const user = await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Share Picture' }));
    const [file] = share.mock.calls[0]![0].files!;
    expect(file).toMatchObject({ name: 'tessera-689.png', type: 'image/png' });
  });

  it('can still be saved if sharing it fails', async () => {
    withDevice({
      share: () => Promise.reject(new DOMException('No.', 'NotAllowedError')),
      canShare: () => true,
    });
    const user = await openDialog();
    await user.click(await screen.findByRole('button', { name: 'Share Picture' }));
    expect(await screen.findByRole('link', { name: 'Save Picture' })).toBeVisible();
    await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Failed to share' }));
  });
});
