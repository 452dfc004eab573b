import { PAGES } from '@tessera/contracts/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cellAt, ownCells, ownGrid, roundIs, submitButton } from '../../game-kit/testing/own-board';
import { showPages } from '../../store/testing/show-page';
import { rejection } from '../../store/testing/fake-fetch';
import { LiveRegion } from '../../ui/live-region/live-region';
import { Toaster } from '../../ui/toast/toaster';
import { SimpleDailyPage } from './simple-daily-page';
import { ACTION, CREATE, PING, played, simpleServer } from './testing/simple-server';

const SHARE = 'POST /api/public-results';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});

function open() {
  const element = (
    <>
      <SimpleDailyPage />
      <Toaster />
      <LiveRegion />
    </>
  );
  const routes = [{ path: PAGES.simpleDaily, element }];
  return { ...showPages(routes, PAGES.simpleDaily), user: userEvent.setup() };
}

it('places the letter from the server, and selects one when the server waits for it', async () => {
  const server = simpleServer();
  const { user } = open();
  await roundIs(1);
  expect(screen.getAllByText('Blind letter: B')[0]).toBeVisible();
  expect(screen.queryByText('Active')).not.toBeInTheDocument();
  await user.click(cellAt(2));
  await user.click(submitButton());
  await roundIs(2);
  await user.click(cellAt(3));
  await user.click(await screen.findByRole('button', { name: 'E' }));
  await user.click(submitButton());
  await roundIs(3);
  expect(server.asked(ACTION)).toEqual([
    { action: 'PLACE_LETTER', cellIndex: 2, round: 1 },
    { action: 'SELECT_LETTER', letter: 'E', round: 2 },
    { action: 'PLACE_LETTER', cellIndex: 3, round: 2 },
  ]);
  expect(ownGrid()).toBe('..BE............');
});

it('queues key presses while the server responds, and replays them afterwards', async () => {
  const server = simpleServer();
  const { user } = open();
  await roundIs(1);
  const answer = server.hold();
  act(() => cellAt(0).focus());
  await user.keyboard(' {Enter}{ArrowRight}e{Enter}{ArrowRight} {Enter}');
  expect(server.asked(ACTION)).toHaveLength(1);
  answer();
  await roundIs(4);
  expect(ownGrid()).toBe('BEA.............');
});

it('discards queued key presses if the server could not be reached', async () => {
  const server = simpleServer();
  server.answers[ACTION] = 'no connection';
  const { user } = open();
  await roundIs(1);
  const answer = server.hold();
  act(() => cellAt(0).focus());
  await user.keyboard(' {Enter}{ArrowRight} {Enter}');
  answer();
  expect((await screen.findAllByText('Failed to place letter'))[0]).toBeVisible();
  expect(ownGrid()).toBe('B...............');
  expect(server.asked(ACTION)).toHaveLength(1);
});

it('disables Submit without a connection, keeps the letter in hand, and says why', async () => {
  const server = simpleServer(played(1));
  server.answers = { [ACTION]: 'no connection', [PING]: 'no connection' };
  const { user } = open();
  await roundIs(2);
  act(() => cellAt(4).focus());
  await user.keyboard('q{Enter}');
  expect((await screen.findAllByText('Failed to submit letter'))[0]).toBeVisible();
  expect(ownGrid()).toBe('B...Q...........');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Please reconnect. Your letter stays in place.')).toBeVisible();
  await user.click(submitButton());
  await user.keyboard('{Enter}');
  expect(server.asked(ACTION)).toHaveLength(1);

  server.answers = {};
  await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(submitButton());
  await roundIs(3);
  expect(ownGrid()).toBe('B...Q...........');
});

it('disables Submit while the device is offline', async () => {
  const server = simpleServer();
  server.answers = { [PING]: 'no connection' };
  const { user } = open();
  await roundIs(1);
  await user.click(cellAt(4));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  server.answers = {};
  await waitFor(() => expect(submitButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(submitButton());
  await roundIs(2);
});

it('lets the player submit again after a failed placement', async () => {
  const server = simpleServer(played(2));
  server.answers[ACTION] = { status: 503, body: { error: 'Away for a moment', code: 'UNAVAILABLE' } };
  const { user } = open();
  await roundIs(3);
  await user.click(cellAt(5));
  await user.click(submitButton());
  expect((await screen.findAllByText('Failed to place letter'))[0]).toBeVisible();
  expect(ownCells()[5]).toHaveAttribute('aria-selected', 'true');
  server.answers = {};
  await user.click(submitButton());
  await roundIs(4);
});

it('ends with score and words', async () => {
  simpleServer(played(15));
  const { user } = open();
  await roundIs(16);
  await user.click(cellAt(15));
  await user.click(await screen.findByRole('button', { name: 'A' }));
  await user.click(submitButton());
  expect(await screen.findByText('Simple Daily #689 complete')).toBeVisible();
  expect(await screen.findByRole('link', { name: /BE/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
});

it("opens the player's game if the one on the board is gone", async () => {
  const server = simpleServer(played(2));
  const { user } = open();
  await roundIs(3);
  server.state = played(4);
  server.answers[ACTION] = { status: 404, body: rejection('GAME_NOT_FOUND', 'Game not found.') };
  await user.click(cellAt(5));
  await user.click(submitButton());
  await roundIs(5);
});

describe('after midnight', () => {
  const passMidnight = () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:30:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };

  it('shows the result of a game that ran past it', async () => {
    const server = simpleServer(played(15));
    const { user } = open();
    await roundIs(16);
    passMidnight();
    await user.click(cellAt(15));
    await user.click(await screen.findByRole('button', { name: 'A' }));
    await user.click(submitButton());
    expect(await screen.findByText('Simple Daily #689 complete')).toBeVisible();
    expect(server.asked(CREATE)).toHaveLength(1);
  });

  it("replaces yesterday's result with the new game", async () => {
    const server = simpleServer(played(16));
    open();
    expect(await screen.findByText('Simple Daily #689 complete')).toBeVisible();
    server.state = played(0);
    passMidnight();
    await roundIs(1);
  });
});

it("says that today's game is completed, with its score and grid", async () => {
  simpleServer(played(16));
  open();
  expect(
    await screen.findByText(
      "You've already completed today's game! Your score was 2 points. Come back tomorrow for the next challenge.",
    ),
  ).toBeVisible();
  expect(screen.getByTestId('score')).toHaveTextContent('2');
  expect(ownGrid()).toBe('BEAETESEEEAEREDE');
});

it('can be shared with a link to its grid', async () => {
  const server = simpleServer(played(16));
  const shareUrl = 'https://example.org/share/abcDEF1234';
  server.answers[SHARE] = { body: { success: true, shareId: 'abcDEF1234', shareUrl } };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Share Results' }));
  expect(await screen.findByText(shareUrl)).toBeVisible();
  expect(server.asked(SHARE)).toEqual([{ gameId: expect.stringMatching(/^DCS-G689-/) as string }]);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect([lines[0], lines[1], lines.at(-1)]).toEqual(['TESSERA #689', 'I scored 2!', shareUrl]);
});

it('says that it could not be started, and tries again', async () => {
  const server = simpleServer();
  server.answers[CREATE] = { status: 500, body: {} };
  const { user } = open();
  expect(await screen.findByText('Failed to initialize Daily Challenge')).toBeVisible();
  expect(screen.getByText('Please try again.')).toBeVisible();
  server.answers = {};
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await roundIs(1);
});
