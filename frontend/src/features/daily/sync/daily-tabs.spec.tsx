import { act, screen } from '@testing-library/react';
import { recordCompletion } from '../../../store/completions';
import { dailyServer } from '../testing/daily-server';
import { TODAY, keep, startToday } from '../testing/kept-daily';
import { boardText, loadDaily, roundIs } from '../testing/open-daily-page';

beforeEach(startToday);
afterEach(() => jest.restoreAllMocks());

const writeElsewhere = (write: () => void) =>
  act(() => {
    write();
    window.dispatchEvent(new StorageEvent('storage'));
  });

it('another tab that is further ahead wins', async () => {
  keep(TODAY, 3);
  dailyServer();
  loadDaily();
  await roundIs(4);
  writeElsewhere(() => keep(TODAY, 8));
  await roundIs(9);
  expect(boardText()).toBe('BEAETESE........');
});

it('another tab that is behind changes nothing', async () => {
  keep(TODAY, 8);
  dailyServer();
  loadDaily();
  await roundIs(9);
  writeElsewhere(() => keep(TODAY, 3));
  await roundIs(9);
});

it('another tab that has completed it leads to the results', async () => {
  keep(TODAY, 3);
  dailyServer();
  loadDaily();
  await roundIs(4);
  writeElsewhere(() =>
    recordCompletion({ date: TODAY, gameNumber: 689, finalScore: 24, gameId: 'game-689' }, TODAY),
  );
  expect(await screen.findByText('The results')).toBeVisible();
});
