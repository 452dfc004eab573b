import type { Notice } from '@tessera/contracts/moderation';
import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOTICE_TEXTS, NOTICE_TITLES } from './notice-texts';
import { currentIdentity } from '../../store/identity/identity';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { PlayerNotices } from './notices.public';

const aNotice = (change: Partial<Notice> = {}): Notice => ({
  id: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
  kind: 'name-removed',
  at: '2026-11-20T10:00:00.000Z',
  reason: 'offensive',
  text: 'Rude Name',
  gameNumber: null,
  ...change,
});

const open = (...notices: Notice[]) => {
  const answers: Record<string, FakeResponse> = {
    'GET /api/player/profile': { body: { success: true, playerName: null, isLeftOut: false, notices } },
  };
  const asked = fakeFetch(({ method, path }) => answers[`${method} ${path}`] ?? { body: { success: true } });
  const home = (
    <>
      <h1 tabIndex={-1}>Home</h1>
      <PlayerNotices />
    </>
  );
  const pages = [
    { path: PAGES.home, element: home },
    { path: PAGES.playerName, element: 'The name' },
    { path: PAGES.feedback, element: 'The form' },
  ];
  const seen = () =>
    asked
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path.replace('/api/player/notices/', ''));
  return { ...showPages(pages, PAGES.home), ...userEvent.setup(), asked, seen };
};

const notice = async (kind: Notice['kind']) =>
  within(await screen.findByRole('region', { name: NOTICE_TITLES[kind] }));

beforeEach(() => {
  currentIdentity();
});

it('says what was done and why, until the player has seen it', async () => {
  const { click, seen } = open(aNotice());
  const shown = await notice('name-removed');
  expect(shown.getByText(/^Other players reported it as offensive\./)).toBeVisible();
  await click(shown.getByRole('button', { name: NOTICE_TEXTS.seen }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(seen()).toEqual([`${aNotice().id}/seen`]);
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
});

it('leads to another name', async () => {
  const { click, seen, router } = open(aNotice());
  await click((await notice('name-removed')).getByRole('link', { name: NOTICE_TEXTS.chooseName }));
  expect(router.state.location.pathname).toBe(PAGES.playerName);
  expect(seen()).toHaveLength(1);
});

it('lets the player answer, with a message that names the notice', async () => {
  const { click, router } = open(aNotice());
  await click((await notice('name-removed')).getByRole('link', { name: NOTICE_TEXTS.contact }));
  expect(router.state.location).toMatchObject({
    pathname: PAGES.feedback,
    state: { message: 'About notice 0b3f8f6a: ' },
  });
});

it('shows one notice after the other', async () => {
  const second = aNotice({ id: aNotice().id.replace('0b', '1b'), kind: 'share-ended', gameNumber: 689 });
  const { click } = open(aNotice(), second);
  await click((await notice('name-removed')).getByRole('button', { name: NOTICE_TEXTS.seen }));
  const shown = await notice('share-ended');
  expect(
    shown.getByText(/^Other players reported your game #689 as offensive\. It still counts\./),
  ).toBeVisible();
  expect(shown.queryByRole('link', { name: NOTICE_TEXTS.chooseName })).toBeNull();
});

it('asks nothing of a newcomer', async () => {
  localStorage.clear();
  sessionStorage.clear();
  const { asked } = open(aNotice());
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(asked).toEqual([]);
});
