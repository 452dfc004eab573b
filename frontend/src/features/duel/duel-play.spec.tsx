import { PAGES } from '@tessera/contracts/wire';
import { act, screen, waitFor } from '@testing-library/react';
import { LETTER, PLACEMENT, duelServer, played } from './testing/duel-server';
import { cellAt, ownGrid, roundIs, submitButton } from '../../game-kit/testing/own-board';
import { openDuel } from './testing/open-duel-page';

it("shows the blind letter in an odd round, and the bot's remark with the next one", async () => {
  const server = duelServer();
  const { user } = openDuel();
  await roundIs(1);
  expect(screen.getByText('Getting your predetermined letter...')).toBeVisible();
  expect(screen.getAllByText('Blind letter: B')[0]).toBeVisible();

  await user.click(cellAt(3));
  await user.click(submitButton());
  // Shown at once, before the server has responded.
  expect(ownGrid()).toBe('...B............');
  expect(screen.getByText('Waiting for next round...')).toBeVisible();
  await roundIs(2);
  expect(screen.getByText('Placed the first tile.')).toBeVisible();
  expect(
    screen.getAllByRole('img', { name: "The Mosaicist's grid: 1 of 16 letters placed" })[0],
  ).toBeVisible();
  expect(server.asked(PLACEMENT)).toEqual([{ round: 1, cellIndex: 3 }]);
});

it('lets the player choose a letter in an even round, change it, and submit both at once', async () => {
  const server = duelServer(played(1));
  const { user } = openDuel();
  await roundIs(2);
  await user.click(cellAt(5));
  await user.click(await screen.findByRole('button', { name: 'Q' }));
  await user.click(screen.getByRole('button', { name: 'Take back the letter Q' }));
  expect(ownGrid()).toBe('B...............');
  await user.click(screen.getByRole('button', { name: 'Choose Letter' }));
  await user.click(await screen.findByRole('button', { name: 'T' }));
  await user.click(cellAt(6));
  await user.click(cellAt(7));
  await user.click(submitButton());
  await roundIs(3);
  expect(server.asked(LETTER)).toEqual([{ round: 2, letter: 'T' }]);
  expect(server.asked(PLACEMENT)).toEqual([{ round: 2, cellIndex: 7 }]);
  expect(ownGrid()).toBe('B......T........');
});

it('leads back to the list of levels', async () => {
  duelServer(played(1));
  const { user, router } = openDuel();
  await roundIs(2);
  await user.click(screen.getByRole('link', { name: 'Return to Menu' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(PAGES.duels));
});

it('queues key presses while the bot is thinking, and replays them afterwards', async () => {
  const server = duelServer();
  const { user } = openDuel();
  await roundIs(1);
  act(() => cellAt(0).focus());
  await user.keyboard(' {Enter}{ArrowRight}r{Enter}{ArrowRight} {Enter}');
  await roundIs(4);
  expect(ownGrid().slice(0, 2)).toBe('BR');
  expect(server.asked(PLACEMENT)).toEqual([
    { round: 1, cellIndex: 0 },
    { round: 2, cellIndex: 1 },
    { round: 3, cellIndex: 2 },
  ]);
});

it('can be played by keyboard alone', async () => {
  const server = duelServer(played(1));
  const { user } = openDuel();
  await roundIs(2);
  act(() => cellAt(1).focus());
  await user.keyboard('r{Enter}');
  await roundIs(3);
  expect(ownGrid()).toBe('BR..............');
  await user.keyboard('{ArrowRight} {Enter}');
  await roundIs(4);
  expect(server.asked(PLACEMENT)).toEqual([
    { round: 2, cellIndex: 1 },
    { round: 3, cellIndex: 2 },
  ]);
});

it('says why an action is not possible', async () => {
  duelServer(played(2));
  const { user } = openDuel();
  await roundIs(3);
  await user.keyboard('x');
  expect((await screen.findAllByText('Cannot choose letter in odd rounds'))[0]).toBeVisible();
  await user.click(cellAt(0));
  expect((await screen.findAllByText('Cell already occupied'))[0]).toBeVisible();
});

it('takes back a move that the server rejects, and returns the letter to the hand', async () => {
  const server = duelServer();
  server.answers[PLACEMENT] = {
    status: 409,
    body: { error: 'Cell already occupied', code: 'CELL_OCCUPIED' },
  };
  const { user } = openDuel();
  await roundIs(1);
  await user.click(cellAt(4));
  await user.click(submitButton());
  expect((await screen.findAllByText('Failed to Submit Placement'))[0]).toBeVisible();
  server.answers = {};
  expect(cellAt(4)).toHaveAttribute('aria-selected', 'true');
  await user.click(cellAt(5));
  await user.click(submitButton());
  await roundIs(2);
  expect(ownGrid()).toBe('.....B..........');
});

describe('without a connection', () => {
  it('saves a move and sends it again until the server has received it', async () => {
    const server = duelServer();
    server.answers[PLACEMENT] = 'no connection';
    const { user } = openDuel();
    await roundIs(1);
    await user.click(cellAt(0));
    await user.click(submitButton());
    expect(
      (
        await screen.findAllByText(
          "You're offline. Your move is saved and will be sent when you're back online.",
        )
      )[0],
    ).toBeVisible();
    expect(ownGrid()).toBe('B...............');
    server.answers = {};
    window.dispatchEvent(new Event('online'));
    await roundIs(2);
    expect(server.asked(PLACEMENT)).toEqual([
      { round: 1, cellIndex: 0 },
      { round: 1, cellIndex: 0 },
    ]);
  });

  it('keeps a move across a reload', async () => {
    const server = duelServer(played(1));
    server.answers[LETTER] = { status: 503, body: { error: 'Away', code: 'UNAVAILABLE' } };
    const first = openDuel();
    await roundIs(2);
    act(() => cellAt(1).focus());
    await first.user.keyboard('t{Enter}');
    await screen.findAllByText(
      "You're offline. Your move is saved and will be sent when you're back online.",
    );
    first.close();

    const after = duelServer(server.game);
    openDuel();
    await roundIs(3);
    expect(after.asked(PLACEMENT)).toEqual([{ round: 2, cellIndex: 1 }]);
    expect(ownGrid()).toBe('BT..............');
    await waitFor(() =>
      expect(Object.keys(localStorage)).not.toContainEqual(expect.stringContaining('duel_moves')),
    );
  });
});
