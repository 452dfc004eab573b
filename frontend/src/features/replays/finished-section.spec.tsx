import { type FinishedGame, REPLAY_TEXTS } from '@tessera/contracts/replays';
import { TEXTS } from '@tessera/contracts/texts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GAME_REVIEW_TEXTS } from './replay-texts';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { FinishedSection } from './finished-section';

const BEN = { publicId: '00000000-0000-8000-8000-000000000002', playerName: 'Ben', isDeleted: false };
const GONE = { publicId: '00000000-0000-8000-8000-000000000003', playerName: null, isDeleted: true };

const aGame = (change: Partial<FinishedGame> = {}): FinishedGame => ({
  gameId: 'AB123',
  completedAt: '2026-11-20T18:00:00.000Z',
  playerPosition: 1,
  score: 24,
  opponentScore: 18,
  opponent: BEN,
  ...change,
});

const pageOf = (games: FinishedGame[], next: string | null = null): FakeResponse => ({
  body: { success: true, games, next },
});

/** A server with these pages of finished games, by the query that asks for them. */
function open(pages: Record<string, FakeResponse | Promise<FakeResponse>>) {
  const opponents = [BEN, GONE].map((one) => ({
    ...one,
    won: 1,
    lost: 0,
    tied: 0,
    meanMargin: 6,
    lastGames: [],
  }));
  const asked = fakeFetch(({ path, query }) =>
    path.endsWith('/finished')
      ? (pages[query.toString()] ?? { status: 503 })
      : { body: { success: true, opponents, hasMore: false } },
  );
  showPages([{ path: '/', element: <FinishedSection /> }], '/');
  return { asked, user: userEvent.setup() };
}

it('lists finished games, each leading to its review', async () => {
  open({
    '': pageOf([
      aGame(),
      aGame({ gameId: 'CD456', score: 20, opponentScore: 20 }),
      aGame({ gameId: 'EF789', score: 10, opponentScore: 30, opponent: GONE }),
    ]),
  });
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/review/AB123',
    '/review/CD456',
    '/review/EF789',
  ]);
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Ben20 Nov 2026 · AB123Won 24–18/) as string,
    expect.stringContaining('Tied 20–20') as string,
    expect.stringMatching(new RegExp(`^${REPLAY_TEXTS.deletedPlayer}.*Lost 10–30`)) as string,
  ]);
});

it('loads further pages when asked, and moves the focus to the first of the last games', async () => {
  const { user } = open({
    '': pageOf([aGame()], '17-AB123'),
    'before=17-AB123': pageOf([aGame({ gameId: 'CD456' })]),
  });
  await user.click(await screen.findByRole('button', { name: TEXTS.showMore }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: TEXTS.showMore })).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')[1]).toHaveFocus();
});

it('loads the next page once the list has been refetched, if it is asked for meanwhile', async () => {
  const first = pageOf([aGame()], '17-AB123');
  const pages: Parameters<typeof open>[0] = {
    '': first,
    'before=17-AB123': pageOf([aGame({ gameId: 'CD456' })]),
  };
  const { asked, user } = open(pages);
  const more = await screen.findByRole('button', { name: TEXTS.showMore });
  let answer: (page: FakeResponse) => void = () => undefined;
  pages[''] = new Promise((resolve) => (answer = resolve));
  const requests = asked.length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(asked.length).toBeGreaterThan(requests));
  await user.click(more);
  expect(more).toHaveAttribute('aria-busy');
  answer(first);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
});

it('says that further pages cannot be loaded', async () => {
  const { user } = open({ '': pageOf([aGame()], '17-AB123') });
  await user.click(await screen.findByRole('button', { name: TEXTS.showMore }));
  expect(await screen.findByRole('alert')).toHaveTextContent(GAME_REVIEW_TEXTS.finishedFailed);
});

it('lists only the games against one friend', async () => {
  const { user } = open({
    '': pageOf([aGame(), aGame({ gameId: 'EF789', opponent: GONE })]),
    [`friend=${BEN.publicId}`]: pageOf([aGame()]),
  });
  const filter = await screen.findByRole('combobox', { name: GAME_REVIEW_TEXTS.friend });
  await user.selectOptions(filter, await screen.findByRole('option', { name: 'Ben' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  await user.selectOptions(filter, GAME_REVIEW_TEXTS.allFriends);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
});

it('says what will be here if there are none yet', async () => {
  open({ '': pageOf([]) });
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(await screen.findByText(GAME_REVIEW_TEXTS.finishedEmpty)).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

it('can be loaded again after a failure', async () => {
  const pages: Record<string, FakeResponse> = {};
  const { user } = open(pages);
  const retry = await screen.findByRole('button', { name: TEXTS.retry });
  pages[''] = pageOf([aGame()]);
  await user.click(retry);
  expect(await screen.findByRole('link')).toBeVisible();
});
