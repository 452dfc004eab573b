import { act, screen, waitFor } from '@testing-library/react';
import { PRODUCT } from '@tessera/contracts/product';
import { PAGES } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { recordCompletion } from '../../../store/daily/completions';
import { savedDaily } from '../../../store/daily/saved-daily';
import { aCompletion, aGame, dailyServer } from '../testing/daily-server';
import {
  COMPLETE,
  CREATE,
  TODAY,
  YESTERDAY,
  passMidnight,
  setTime,
  saveRounds,
  startClock,
} from '../testing/saved-game';
import { cellAt, ownGrid, playRounds, roundIs } from '../../../game-kit/testing/own-board';
import { loadDaily } from '../testing/open-daily-page';

beforeEach(startClock);

it('finishes a game that ran past midnight as the game of its own date', async () => {
  const server = dailyServer();
  const board = loadDaily();
  await playRounds(board.user, 1, 10);
  setTime('2026-11-21T10:30:00Z');
  await playRounds(board.user, 11, 16);
  expect(await screen.findByText('The results')).toBeVisible();
  expect(server.asked(COMPLETE)).toHaveLength(1);
  expect(server.asked(CREATE)).toHaveLength(1);
  expect(localStorage.getItem('1pv3_daily_completions')).toContain('"20/11/2026"');
});

describe('a game that nobody has begun when its day ends', () => {
  it("makes way for the new day's", async () => {
    const server = dailyServer();
    loadDaily();
    await roundIs(1);
    server.game = aGame({ gameId: 'game-690', gameNumber: 690, dailyChallengeDate: plainDate('2026-11-21') });
    passMidnight();
    expect(await screen.findByRole('heading', { name: `${PRODUCT} #690` })).toBeInTheDocument();
    await roundIs(1);
    expect(savedDaily(TODAY)).toBeNull();
  });

  it('stays while its first letter is on the board', async () => {
    const server = dailyServer();
    const { user } = loadDaily();
    await roundIs(1);
    await user.click(cellAt(0));
    passMidnight();
    expect(screen.getByRole('heading', { name: `${PRODUCT} #689` })).toBeInTheDocument();
    expect(server.asked(CREATE)).toHaveLength(1);
  });
});

describe("yesterday's unfinished game", () => {
  const open = () => {
    saveRounds(YESTERDAY, 5, 688);
    setTime('2026-11-20T11:00:00Z');
    const server = dailyServer();
    return { server, ...loadDaily() };
  };

  it('can be finished', async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Finish #688' }));
    await roundIs(6);
    expect(ownGrid()).toBe('BEAET...........');
    expect(server.asked(CREATE)).toHaveLength(0);
  });

  it("does not prevent the player from playing today's game", async () => {
    const { server, user } = open();
    await user.click(await screen.findByRole('button', { name: "Play Today's Game #689" }));
    await roundIs(1);
    expect(server.asked(CREATE)).toHaveLength(1);
    expect(savedDaily(YESTERDAY)?.state.round).toBe(6);
  });

  it('is not mentioned if it has no letters', async () => {
    saveRounds(YESTERDAY, 0, 688);
    dailyServer();
    loadDaily();
    await roundIs(1);
    expect(screen.queryByText(/#688/)).toBeNull();
  });

  it('shows its result if it was finished on another device', async () => {
    const { server, user } = open();
    server.game = aGame({
      gameId: 'game-688',
      gameNumber: 688,
      dailyChallengeDate: YESTERDAY,
      status: 'completed',
    });
    server.completion = aCompletion({ date: YESTERDAY, gameNumber: 688, gameId: 'game-688' });
    await user.click(await screen.findByRole('button', { name: 'Finish #688' }));
    expect(await screen.findByText('The results')).toBeVisible();
  });

  describe("that the player wants to finish rather than today's", () => {
    it.each([
      ['has been completed', () => recordCompletion(aCompletion(), TODAY)],
      ['has been begun', () => saveRounds(TODAY, 3)],
    ])('continues, although that %s', async (_, playToday) => {
      playToday();
      saveRounds(YESTERDAY, 5, 688);
      dailyServer();
      const { router } = loadDaily({ toFinish: YESTERDAY });
      await roundIs(6);
      expect(screen.getByRole('heading', { name: `${PRODUCT} #688` })).toBeInTheDocument();
      expect(savedDaily(TODAY)?.state.moves.length ?? 3).toBe(3);
      // As Today's Game in the menu does.
      await act(() => router.navigate(PAGES.daily));
      await waitFor(() => expect(screen.queryByRole('heading', { name: `${PRODUCT} #688` })).toBeNull());
    });

    it("replaces today's on the board, and makes way for it again", async () => {
      saveRounds(YESTERDAY, 5, 688);
      saveRounds(TODAY, 3);
      dailyServer();
      const { router } = loadDaily();
      await roundIs(4);
      await act(() => router.navigate(PAGES.home));
      await act(() => router.navigate(PAGES.daily, { state: { toFinish: YESTERDAY } }));
      await roundIs(6);
      await act(() => router.navigate(PAGES.daily));
      await roundIs(4);
    });
  });
});
