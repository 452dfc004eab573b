import { act, screen } from '@testing-library/react';
import { recordCompletion } from '../../../store/daily/completions';
import { dailyServer } from '../testing/daily-server';
import { TODAY, saveRounds, startClock } from '../testing/saved-game';
import { ownGrid, roundIs } from '../../../game-kit/testing/own-board';
import { loadDaily } from '../testing/open-daily-page';

beforeEach(startClock);

const writeElsewhere = (write: () => void) =>
  act(() => {
    write();
    window.dispatchEvent(new StorageEvent('storage'));
  });

it('another tab that is further ahead wins', async () => {
  saveRounds(TODAY, 3);
  dailyServer();
  loadDaily();
  await roundIs(4);
  writeElsewhere(() => saveRounds(TODAY, 8));
  await roundIs(9);
  expect(ownGrid()).toBe('BEAETESE........');
});

it('another tab that is behind changes nothing', async () => {
  saveRounds(TODAY, 8);
  dailyServer();
  loadDaily();
  await roundIs(9);
  writeElsewhere(() => saveRounds(TODAY, 3));
  await roundIs(9);
});

it('another tab that has completed the game opens the results', async () => {
  saveRounds(TODAY, 3);
  dailyServer();
  loadDaily();
  await roundIs(4);
  writeElsewhere(() =>
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY),
  );
  expect(await screen.findByText('The results')).toBeVisible();
});
