import { PAGES } from '@tessera/contracts/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPages } from '../../store/testing/show-page';
import { DuelsPage } from './duels-page';
import { DUEL_ID, duelServer, duelView, played } from './testing/duel-server';
import type { FakeResponse } from '../../store/testing/fake-fetch';
import { cellAt, roundIs, submitButton } from '../../game-kit/testing/own-board';
import { loadPage } from './testing/open-duel-page';

const LIST = 'GET /api/daily-challenge/duels';
const START = 'POST /api/games';

it('lists four levels and starts the selected one', async () => {
  const server = duelServer();
  const { user, router } = loadPage('/daily-challenge');
  expect(await screen.findByRole('button', { name: /^Gentle/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Master/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Strong/ }));
  await roundIs(1);
  expect(router.state.location.pathname).toBe(`/daily-challenge/${DUEL_ID}`);
  expect(server.asked(START)).toEqual([expect.objectContaining({ gameMode: 'daily', level: 'strong' })]);
});

it('does not offer to resume a duel while its page is loading', async () => {
  const server = duelServer();
  const duel = { path: PAGES.duel, lazy: () => new Promise<never>(() => undefined) };
  showPages([{ path: PAGES.duels, element: <DuelsPage /> }, duel], '/daily-challenge');
  const level = await screen.findByRole('button', { name: /^Strong/ });
  server.duels = [
    {
      gameId: DUEL_ID,
      level: 'strong',
      status: 'active',
      currentRound: 1,
      playerScore: null,
      botScore: null,
    },
  ];
  await userEvent.click(level);
  await waitFor(() => expect(server.asked(LIST)).toHaveLength(2));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByText('Resume')).toBeNull();
  expect(level).toHaveAttribute('aria-busy', 'true');
});

it("shows the progress of today's duels", async () => {
  const server = duelServer();
  const summary = {
    gameId: DUEL_ID,
    status: 'active',
    currentRound: 7,
    playerScore: null,
    botScore: null,
  } as const;
  server.duels = [
    { ...summary, level: 'gentle' },
    { ...summary, level: 'keen', status: 'completed', currentRound: 16, playerScore: 24, botScore: 21 },
  ];
  loadPage('/daily-challenge');
  const running = await screen.findByRole('link', { name: /Gentle.*Resume.*Round 7 of 16/ });
  expect(running).toHaveAttribute('href', `/daily-challenge/${DUEL_ID}`);
  expect(screen.getByRole('link', { name: /You scored 24, The Mosaicist 21.*You won/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Strong.*Play/ })).toBeVisible();
});

it('says why the levels could not be loaded, and why a duel could not be started', async () => {
  const server = duelServer();
  server.answers[LIST] = 'no connection';
  const { user } = loadPage('/daily-challenge');
  expect(await screen.findByText('Error loading game: Please reconnect')).toBeVisible();
  server.answers = { [START]: { status: 503, body: { error: 'Away for a moment', code: 'UNAVAILABLE' } } };
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: /^Keen/ }));
  expect((await screen.findAllByText('Failed to initialize Daily Challenge'))[0]).toBeVisible();
  expect(screen.getByText('Away for a moment')).toBeVisible();
  server.answers = {};
  await user.click(screen.getByRole('button', { name: /^Keen/ }));
  await waitFor(() => expect(screen.getByText('Round 1 of 16')).toBeVisible());
});

it('leaves the board alone if a duel starts after the player has opened another one', async () => {
  const server = duelServer();
  let respond: (answer: FakeResponse) => void = () => undefined;
  server.answers[START] = new Promise((resolve) => (respond = resolve));
  const { user, router } = loadPage('/daily-challenge');
  await user.click(await screen.findByRole('button', { name: /^Strong/ }));
  await act(() => router.navigate(`/daily-challenge/${DUEL_ID}`));
  await roundIs(1);
  const gameId = 'DC-G689-NNNNNNNNNNNN';
  const game = { ...duelView(played(3), 'strong'), gameId };
  respond({ status: 201, body: { success: true, gameId, playerId: 1, version: game.version, game } });
  await user.click(cellAt(3));
  await user.click(submitButton());
  await roundIs(2);
});
