import type { ActiveGame } from '@tessera/contracts/live';
import { act, screen, waitFor } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { JOIN, aView, choose, place, played } from '../testing/a-view';
import { rejected } from '../testing/fake-live';
import { ownCells, ownGrid, submitButton } from '../../../game-kit/testing/own-board';
import { gameApi } from '../game.api';
import { openGameAt, onlyPresence } from '../testing/open-game-page';

beforeEach(() => void onlyPresence());

it('lets the player choose a letter for a square, change it, move it, and submit both', async () => {
  const { live, user } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  await user.click(ownCells()[5]!);
  await user.click(await screen.findByRole('button', { name: 'S' }));
  await user.click(await screen.findByRole('button', { name: 'R' }));
  expect(ownGrid()).toBe('.....R..........');
  expect((await screen.findAllByText('Place the letter R'))[0]).toBeVisible();
  await user.click(ownCells()[6]!);
  expect(ownGrid()).toBe('......R.........');
  expect(live.sentOf('submit_letter')).toEqual([]);

  live.game = aView(played(JOIN, choose(1, 'R')), 1);
  await user.click(submitButton());
  expect(live.sentOf('submit_letter')).toEqual([{ gameId: 'ABC12', letter: 'R', round: 1 }]);
  expect((await screen.findAllByText('Waiting for Ben to place'))[0]).toBeVisible();
  expect(await screen.findByText('Letter Placed')).toBeVisible();
  expect(live.sentOf('submit_placement')).toEqual([{ gameId: 'ABC12', cellIndex: 6, round: 1 }]);
});

it('can be played by keyboard: type a letter on its square, and submit both with Enter', async () => {
  const { live, user } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  ownCells()[0]!.focus();
  await user.keyboard('{ArrowRight}e');
  expect(ownGrid()).toBe('.E..............');
  expect(live.sentOf('submit_letter')).toEqual([]);
  live.game = aView(played(JOIN, choose(1, 'E')), 1);
  await user.keyboard('{Enter}');
  expect((await screen.findAllByText('Waiting for Ben to place'))[0]).toBeVisible();
  expect(live.sentOf('submit_letter')).toEqual([{ gameId: 'ABC12', letter: 'E', round: 1 }]);
  expect(live.sentOf('submit_placement')).toEqual([{ gameId: 'ABC12', cellIndex: 1, round: 1 }]);
});

it('takes a chosen letter back with Backspace, until it is submitted', async () => {
  const { live, user } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  act(() => ownCells()[3]!.focus());
  await user.keyboard('e');
  expect(ownGrid()).toBe('...E............');
  await user.keyboard('{Backspace}');
  expect(ownGrid()).toBe('.'.repeat(16));
  expect(screen.getAllByText('Your turn: choose a letter')[0]).toBeVisible();

  live.game = aView(played(JOIN, choose(1, 'E')), 1);
  await user.keyboard('e{Enter}');
  await screen.findAllByText('Waiting for Ben to place');
  await user.keyboard('{Backspace}');
  expect(ownGrid()).toBe('...E............');
});

it('says since when the opponent has been awaited, until somebody moves', async () => {
  const { live, store, user } = openGameAt(played(JOIN, choose(1, 'E')));
  await screen.findByText('Round 1 of 16 vs Ben');
  await user.click(ownCells()[0]!);
  live.game = aView(played(JOIN, choose(1, 'E'), place(1, 0)), 1);
  await user.click(submitButton());
  await screen.findAllByText('Waiting for Ben to place');
  const waitingSince = new Date(Date.now() - 3 * 60 * 60_000).toISOString();
  const value = [{ gameId: 'ABC12', isYourTurn: false, waitingSince }] as ActiveGame[];
  const { playerUUID } = currentIdentity();
  act(
    () =>
      void store.dispatch(
        gameApi.util.upsertQueryEntries([{ endpointName: 'activeGames', arg: playerUUID, value }]),
      ),
  );
  expect(await screen.findByText('Their move for 3 hours. You can come back later.')).toBeVisible();
});

it('sends a letter on its own if it has no square yet', async () => {
  const { live, user } = openGameAt(played(JOIN));
  await screen.findByText('Round 1 of 16 vs Ben');
  await user.keyboard('e{Enter}');
  await screen.findAllByText('Place the letter E');
  expect(await screen.findByText('Letter Submitted')).toBeVisible();
  expect(live.sentOf('submit_letter')).toHaveLength(1);
  expect(live.sentOf('submit_placement')).toEqual([]);
});

it('sends a placement only after its letter has arrived, and not at all if the letter is rejected', async () => {
  const { live, user } = openGameAt(played(JOIN));
  let rejectMove: (reason: unknown) => void = () => undefined;
  live.answers.submit_letter = () => new Promise((_, reject) => (rejectMove = reject));
  await screen.findByText('Round 1 of 16 vs Ben');
  act(() => ownCells()[3]!.focus());
  await user.keyboard('e{Enter}');
  await screen.findAllByText('Waiting for Ben to place');
  expect(live.sentOf('submit_placement')).toEqual([]);
  rejectMove(rejected('NOT_YOUR_TURN', "It isn't your turn."));
  expect((await screen.findAllByText('Failed to Submit Letter'))[0]).toBeVisible();
  expect((await screen.findAllByText('Place the letter E'))[0]).toBeVisible();
  expect(ownGrid()).toBe('...E............');
  expect(live.sentOf('submit_placement')).toEqual([]);
});

it('shows a placement at once and takes it back if the server rejects it', async () => {
  const { live, user } = openGameAt(played(JOIN, choose(1, 'C')));
  let rejectMove: (reason: unknown) => void = () => undefined;
  live.answers.submit_placement = () => new Promise((_, reject) => (rejectMove = reject));
  await screen.findAllByText('Place the letter C');
  await user.click(ownCells()[3]!);
  await user.click(submitButton());
  expect((await screen.findAllByText('Waiting for Ben to place'))[0]).toBeVisible();

  rejectMove(rejected('ALREADY_PLACED', 'You have already placed your letter this round'));
  expect((await screen.findAllByText('Failed to Submit Placement'))[0]).toBeVisible();
  expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
  expect(ownCells()[3]).toHaveAttribute('data-staged');
  // Refetches the server's actual state.
  await waitFor(() => expect(live.sentOf('refresh_game')).toHaveLength(2));
});

it('takes back a letter that the server rejects', async () => {
  const { live, user } = openGameAt(played(JOIN));
  live.answers.submit_letter = () => {
    throw rejected('NOT_YOUR_TURN', "It isn't your turn.");
  };
  await screen.findByText('Round 1 of 16 vs Ben');
  await user.click(screen.getByRole('button', { name: 'Choose Letter' }));
  await user.click(await screen.findByRole('button', { name: 'Q' }));
  await user.click(submitButton());
  expect((await screen.findAllByText('Failed to Submit Letter'))[0]).toBeVisible();
  expect((await screen.findAllByText('Place the letter Q'))[0]).toBeVisible();
});

it('says why a square or a key does nothing', async () => {
  const { user } = openGameAt(played(JOIN), 2);
  await screen.findByText('Round 1 of 16 vs Anna');
  await user.click(ownCells()[0]!);
  const waiting = 'No letter is currently selected. Please wait for a letter to be chosen.';
  expect((await screen.findAllByText(waiting))[0]).toBeVisible();
  await user.keyboard('x');
  expect((await screen.findAllByText("It isn't your turn to choose."))[0]).toBeVisible();
});

it('opens the word checker with a link back to the game', async () => {
  const { user, router } = openGameAt(played(JOIN));
  await user.click(await screen.findByRole('link', { name: 'Word Checker' }));
  expect(router.state.location).toMatchObject({
    pathname: '/word-checker',
    state: { from: '/game/ABC12' },
  });
});

describe('messages about moves', () => {
  const letterChosen = (version: number, letter = 'C') => ({
    type: 'LETTER_SELECTED' as const,
    eventId: `ABC12:${version}:0`,
    gameId: 'ABC12',
    version,
    change: {
      round: 1,
      by: 1 as const,
      letter,
      phase: 'placing' as const,
      placed: { 1: false, 2: false },
      cellIndex: null,
    },
  });
  const otherPlaced = (version: number) => ({
    type: 'PLAYER_PLACED_LETTER' as const,
    eventId: `ABC12:${version}:0`,
    gameId: 'ABC12',
    version,
    change: {
      round: 1,
      by: 1 as const,
      letter: 'C',
      phase: 'placing' as const,
      placed: { 1: true, 2: false },
      cellIndex: null,
    },
  });

  it("show the other player's letter and that it was placed, but not where", async () => {
    const { live } = openGameAt(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.say(letterChosen(2));
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
    expect(screen.getByText('Letter Selected')).toBeVisible();
    expect(screen.getByText('Anna chose C')).toBeVisible();
    live.say(otherPlaced(3));
    expect(await screen.findByText("Opponent's Move")).toBeVisible();
    const theirs = screen.getAllByRole('img', { name: "Anna's grid: 1 of 16 letters placed" });
    for (const board of theirs) expect(board).toHaveTextContent('');
    expect(ownGrid()).toBe('.'.repeat(16));
  });

  it('have no effect if they are repeated or outdated', async () => {
    const { live } = openGameAt(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.say(letterChosen(2));
    live.say(letterChosen(2));
    live.say({ ...letterChosen(1, 'Z'), eventId: 'ABC12:1:7' });
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
    expect(live.sentOf('refresh_game')).toHaveLength(1);
  });

  it('trigger a refetch if one in between is missing', async () => {
    const { live } = openGameAt(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.game = aView(played(JOIN, choose(1, 'C'), place(1, 0)), 2);
    live.say(otherPlaced(3));
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
    expect(screen.getAllByRole('img', { name: "Anna's grid: 1 of 16 letters placed" })).not.toHaveLength(0);
  });

  it('trigger a refetch if a heartbeat names a newer version', async () => {
    const { live } = openGameAt(played(JOIN), 2);
    await screen.findByText('Round 1 of 16 vs Anna');
    live.game = aView(played(JOIN, choose(1, 'C')), 2);
    live.say({ type: 'HEARTBEAT', versions: { ABC12: 2 } });
    expect((await screen.findAllByText('Place the letter C'))[0]).toBeVisible();
  });

  it("show the other player's presence, in words too", async () => {
    const { live } = openGameAt(played(JOIN), 2);
    expect((await screen.findAllByText('Active'))[0]).toBeVisible();
    live.say({ type: 'PRESENCE_UPDATE', gameId: 'ABC12', status: 'away' });
    expect((await screen.findAllByText('Away'))[0]).toBeVisible();
    expect(screen.queryByText('Active')).toBeNull();
  });
});
