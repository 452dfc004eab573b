import { act, screen } from '@testing-library/react';
import { recordCompletion } from '../../../store/daily/completions';
import type { FakeResponse } from '../../../store/testing/fake-fetch';
import { aGame, dailyServer } from '../testing/daily-server';
import { COMPLETE, TODAY, saveRounds, startClock } from '../testing/saved-game';
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

it('a grid that another tab has filled is counted here, too, until the results open', async () => {
  saveRounds(TODAY, 3);
  const server = dailyServer();
  let respond: (given: FakeResponse) => void = () => undefined;
  server.answers[COMPLETE] = new Promise((resolve) => (respond = resolve));
  loadDaily();
  await roundIs(4);
  writeElsewhere(() => saveRounds(TODAY, 16));
  expect(screen.getByText('Counting your words...')).toBeVisible();
  expect(screen.queryByText('Saved on this device. Tap Submit to try again.')).toBeNull();
  respond({ body: { success: true, game: aGame({ status: 'completed', playerScore: 24 }) } });
  expect(await screen.findByText('The results')).toBeVisible();
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
