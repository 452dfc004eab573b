import { KEYS } from '../../../store/storage/keys';
import { recordCompletion } from '../../../store/daily/completions';
import { savedDaily } from '../../../store/daily/saved-daily';
import { plainDate } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import { aGame, dailyServer } from '../testing/daily-server';
import { CREATE, TODAY, YESTERDAY, setTime, saveRounds, startClock } from '../testing/saved-game';
import { ownGrid, playRounds, roundIs } from '../../../game-kit/testing/own-board';
import { loadDaily } from '../testing/open-daily-page';

const TOMORROW = plainDate('2026-11-21');

/** The server's time, while the device's clock shows something else. */
const NOW = '2026-11-20T10:30:00Z';
const serverAt = (time = NOW) => {
  const server = dailyServer();
  server.time = time;
  return server;
};

const lookAgain = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(startClock);

describe('a clock that is ahead', () => {
  it.each(['2026-11-21T05:00:00Z', '2026-11-21T13:00:00Z', '2026-12-24T10:30:00Z'])(
    'loses no round on reload (%s)',
    async (instant) => {
      saveRounds(TODAY, 5);
      setTime(instant);
      const server = serverAt();
      loadDaily();
      await roundIs(6);
      expect(ownGrid()).toBe('BEAET...........');
      expect(server.asked(CREATE)).toEqual([]);
    },
  );

  it('loses no round without a connection either', async () => {
    saveRounds(TODAY, 5);
    setTime('2026-12-24T10:30:00Z');
    const server = serverAt();
    server.down = true;
    const { user } = loadDaily();
    await user.click(await screen.findByRole('button', { name: 'Finish #689' }));
    await roundIs(6);
    expect(ownGrid()).toBe('BEAET...........');
  });

  it('is remembered, so that the next load works without a response', async () => {
    saveRounds(TODAY, 5);
    setTime('2026-11-21T13:00:00Z');
    const server = serverAt();
    const first = loadDaily();
    await roundIs(6);
    first.close();
    sessionStorage.clear();
    server.down = true;
    loadDaily();
    await roundIs(6);
  });
});

describe('a clock that is a day behind', () => {
  it("lets the player play today's game, although the device shows yesterday's date", async () => {
    recordCompletion({ date: YESTERDAY, gameNumber: 688, finalScore: 24, gameId: 'game-688' }, YESTERDAY);
    setTime('2026-11-19T10:30:00Z');
    const server = serverAt();
    loadDaily();
    await roundIs(1);
    expect(server.asked(CREATE)).toHaveLength(1);
  });
});

describe('a game whose day has ended everywhere', () => {
  const LONG_AGO = plainDate('2026-11-17');

  it("moves to the archive with a notice, and today's game starts", async () => {
    saveRounds(LONG_AGO, 5, 686);
    serverAt();
    loadDaily();
    await roundIs(1);
    expect(screen.getByText('Game #686 is now in the archive')).toBeVisible();
    expect(savedDaily(LONG_AGO)).toBeNull();
    expect(savedDaily(LONG_AGO, KEYS.practiceGame)?.state.moves).toHaveLength(5);
  });

  it('does not overwrite a practice game that is further along', async () => {
    saveRounds(LONG_AGO, 7, 686);
    localStorage.setItem(KEYS.practiceGame + LONG_AGO, localStorage.getItem(KEYS.dailyGame + LONG_AGO) ?? '');
    saveRounds(LONG_AGO, 5, 686);
    serverAt();
    loadDaily();
    await roundIs(1);
    expect(savedDaily(LONG_AGO, KEYS.practiceGame)?.state.moves).toHaveLength(7);
  });

  const sleepThreeDays = async () => {
    const server = serverAt();
    const board = loadDaily();
    await playRounds(board.user, 1, 5);
    await roundIs(6);
    setTime('2026-11-23T10:30:00Z');
    server.time = '2026-11-23T10:30:00Z';
    lookAgain();
    expect(await screen.findByText(/won't count toward your streak or the leaderboards/)).toBeVisible();
    return { server, ...board };
  };

  it('says in an open tab that it no longer counts, and can still be finished', async () => {
    const board = await sleepThreeDays();
    await board.user.click(screen.getByRole('button', { name: 'Finish #689' }));
    await playRounds(board.user, 6, 7);
    await roundIs(8);
    expect(screen.getByText('No longer counts')).toBeVisible();
  });

  it("is replaced by today's game in an open tab", async () => {
    const { server, user } = await sleepThreeDays();
    server.game = aGame({ gameId: 'game-692', gameNumber: 692, dailyChallengeDate: plainDate('2026-11-23') });
    await user.click(screen.getByRole('button', { name: "Play Today's Game #692" }));
    await roundIs(1);
    expect(screen.getByText('Game #689 is now in the archive')).toBeVisible();
    expect(savedDaily(TODAY, KEYS.practiceGame)?.state.moves).toHaveLength(5);
  });
});

describe('after traveling west', () => {
  it('opens the later game that was started', async () => {
    saveRounds(TOMORROW, 3, 690);
    const server = serverAt();
    loadDaily();
    await roundIs(4);
    expect(server.asked(CREATE)).toEqual([]);
  });

  it('says when the next one starts, if the later one is completed', async () => {
    recordCompletion({ date: TOMORROW, gameNumber: 690, finalScore: 24, gameId: 'game-690' }, TODAY);
    serverAt();
    loadDaily();
    expect(await screen.findByText(/The next one starts on Sun 22 Nov\./)).toBeVisible();
    expect(screen.queryByText(/tomorrow/)).toBeNull();
  });
});
