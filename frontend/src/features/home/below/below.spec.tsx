import { PAGES } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { act, screen, within } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { fakeFetch, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import type { KnownDaily } from '../use-home-state';
import { Below } from './below';

const TODAY = plainDate('2026-11-20');
const TOP = '/api/leaderboard/today';

let scrollHere: () => void;
class Observer {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    scrollHere = () => onChange([{ isIntersecting: true }]);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T13:30:00Z'));
  Object.assign(window, { IntersectionObserver: Observer });
});

const aRow = (playerName: string, todayScore: number, playerUUID = playerName) => ({
  playerName,
  todayScore,
  playerUUID,
});

const open = (answers: Record<string, FakeResponse> = {}, recent: readonly KnownDaily[] = []) => {
  const asked = fakeFetch(({ path }) => answers[path] ?? 'no connection');
  const state = { isKnown: true, isNewcomer: recent.length === 0, recent };
  showPages([{ path: PAGES.home, element: <Below today={TODAY} state={state} /> }], PAGES.home);
  return asked;
};

it("loads today's best players once it is in view", async () => {
  const { playerUUID } = currentIdentity();
  const asked = open({
    [TOP]: { body: { success: true, topScorers: [aRow('Ada', 29), aRow('Bea', 24, playerUUID)] } },
  });
  expect(asked).toEqual([]);
  act(() => scrollHere());
  const rows = (await screen.findByText('Ada')).closest('ol')!;
  expect(
    within(rows)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['1Ada29', '2Bea24']);
  expect(screen.getByText('Bea').parentElement).toHaveAttribute('data-own');
  expect(asked[0]?.query.get('limit')).toBe('5');
});

it.each([
  ['nobody has played yet', { body: { success: true, topScorers: [] } }, /You could be the first/],
  ['there is no connection', 'no connection' as const, /couldn't be loaded/],
])('says so if %s', async (_, answer, text) => {
  open({ [TOP]: answer });
  act(() => scrollHere());
  expect(await screen.findByText(text)).toBeVisible();
});

it('explains the game to a newcomer', () => {
  open();
  expect(screen.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  expect(screen.getByText(/you choose the letter yourself/)).toBeVisible();
});

it('shows the last seven days, each leading to its result or to the game', async () => {
  const played = {
    gameNumber: 688,
    finalScore: 24,
    gameId: 'game-688',
    mosaic: 'BRATloreETASdewx',
    lines: null,
  };
  open({}, [{ ...played, date: plainDate('2026-11-19') }]);
  act(() => scrollHere());
  const day = (name: RegExp) => screen.findByRole('link', { name });
  expect(await day(/Thu 19 Nov: 24 points$/)).toHaveAttribute('href', '/1pv3-results/game-688');
  expect((await day(/Thu 19 Nov/)).querySelectorAll('[data-scored]')).toHaveLength(8);
  expect(await day(/Wed 18 Nov: not played$/)).toHaveAttribute('href', '/archive/2026-11-18');
  expect(await day(/Fri 20 Nov: not played$/)).toHaveAttribute('href', PAGES.daily);
  expect(screen.getAllByRole('listitem').filter((item) => item.closest('.week'))).toHaveLength(7);
});
