import { act, screen, waitFor, within } from '@testing-library/react';
import { DUEL_ID, GET_DUEL, LETTER, PLACEMENT, duelServer, played } from './testing/duel-server';
import { rejection } from '../../store/testing/fake-fetch';
import { cellAt, roundIs, submitButton } from '../../game-kit/testing/own-board';
import { loadPage, openDuel } from './testing/open-duel-page';

const SHARE = 'POST /api/public-results';

it('ends with the last letter, which is placed automatically, and shows both grids, words and scores', async () => {
  const server = duelServer(played(15));
  const { user } = openDuel();
  await roundIs(16);
  await user.click(screen.getByRole('button', { name: 'Choose Letter' }));
  await user.click(await screen.findByRole('button', { name: 'A' }));
  expect(screen.getAllByText('Last letter: A')[0]).toBeVisible();
  expect(screen.queryByText('The last letter is placed automatically.')).not.toBeInTheDocument();
  expect(screen.queryByText(/^(Active|Away)$/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Finish Game' }));
  expect(await screen.findByRole('heading', { name: 'Daily Challenge #689 Complete!' })).toBeVisible();
  expect(server.asked(LETTER)).toEqual([{ round: 16, letter: 'A' }]);
  expect(server.asked(PLACEMENT)).toEqual([]);
  const yours = within(screen.getByRole('region', { name: 'Your result' }));
  expect(yours.getByRole('grid', { name: 'Your grid' })).toHaveTextContent('BEAETESEEEAEREDA');
  expect(
    within(screen.getByRole('region', { name: "The Mosaicist's result" })).getByRole('grid'),
  ).toBeVisible();
});

it('shows the end of a duel only once', async () => {
  duelServer(played(15));
  const { user, router } = openDuel();
  await roundIs(16);
  await user.keyboard('a{Enter}');
  const outcome = await screen.findByRole('heading', { name: /^YOU / });
  expect(outcome).toHaveAttribute('data-held');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(`/daily-challenge/${DUEL_ID}`));
  expect(screen.getByRole('heading', { name: outcome.textContent })).not.toHaveAttribute('data-held');
});

it('shares squares with the game number, the bot and its level', async () => {
  duelServer(played(16));
  const { user } = openDuel();
  await user.click(await screen.findByRole('button', { name: 'Share Results' }));
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copy = await screen.findByRole('button', { name: 'Copy' });
  await waitFor(() => expect(copy).not.toHaveAttribute('aria-busy'));
  await user.click(copy);
  const [text] = copied.mock.calls[0]!;
  expect(text.split('\n')[0]).toBe('TESSERA #689 vs The Mosaicist (Keen)');
  expect(text).toMatch(/^The Mosaicist \(Keen\) scored \d+$/m);
  expect(text).toMatch(/^[🟩⬜]{4}$/mu);
  await user.click(screen.getByRole('radio', { name: 'Share results' }));
  await user.click(screen.getByRole('button', { name: /^Cop/ }));
  expect(copied.mock.calls[1]?.[0]).toMatch(/^[Ⓐ-Ⓩ]{4}$/mu);
});

it("creates a link to the player's own grid and includes it in the shared text", async () => {
  const server = duelServer(played(16));
  const shareUrl = 'https://example.org/share/abcDEF1234';
  server.answers[SHARE] = { body: { success: true, shareId: 'abcDEF1234', shareUrl } };
  const { user } = openDuel();
  await user.click(await screen.findByRole('button', { name: 'Share Results' }));
  expect(await screen.findByText(shareUrl)).toBeVisible();
  expect(server.asked(SHARE)).toEqual([{ gameId: DUEL_ID }]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(copied.mock.calls[0]?.[0].split('\n').at(-1)).toBe(shareUrl);
});

it('says that an address does not belong to a duel', async () => {
  duelServer();
  loadPage('/daily-challenge/DC-nonsense');
  expect(await screen.findByText('Invalid game URL. Please check the link and try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it('says why a duel could not be loaded, and tries again', async () => {
  const server = duelServer();
  server.answers[GET_DUEL] = 'no connection';
  const { user } = openDuel();
  expect(await screen.findByText('Error loading game: No connection')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toBeVisible();
  server.answers = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await roundIs(1);
});

it('says that the duel is gone, in place of a board that takes no move', async () => {
  const server = duelServer();
  const { user } = openDuel();
  await roundIs(1);
  const gone = { status: 404, body: rejection('GAME_NOT_FOUND', 'Game not found.') };
  server.answers = { [PLACEMENT]: gone, [GET_DUEL]: gone };
  await user.click(cellAt(3));
  await user.click(submitButton());
  expect(await screen.findByText('Error loading game: Game not found.')).toBeVisible();
});
