import { plainDate } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import { recordBestScore } from '../../../store/daily/best-scores';
import { recordCompletion } from '../../../store/daily/completions';
import { TODAY, check, completion, openHome } from '../testing/open-home';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:30:00Z'));
});

const mosaic = 'BRATloreETASdewx';
const yesterday = { ...completion, date: plainDate('2026-11-19'), gameId: 'game-688' };
const lines = [4, 4, 4, 3, 4, 4, 3, 0];
const result = { ...completion, mosaic, lines };
const finished = { body: check({ hasCompleted: true, completion, recent: [result] }) };

it('shows the finished grid, the best possible score and the way to its results', async () => {
  recordCompletion({ ...completion, mosaic }, TODAY);
  recordBestScore(mosaic, 31);
  openHome(finished);
  expect(screen.getByRole('img', { name: 'Your grid: BRAT, LORE, ETAS, DEWX' })).toBeVisible();
  expect(await screen.findByText('Every row a word')).toBeVisible();
  expect(screen.queryByText('Make words across and down.')).toBeNull();
  expect(screen.queryByText("Yesterday's best grid")).toBeNull();
  expect(await screen.findByText('29')).toBeVisible();
});

it('shows the finished grid of another browser', async () => {
  openHome({ body: check({ hasCompleted: true, completion, recent: [{ ...completion, mosaic }] }) });
  expect(await screen.findByRole('img', { name: /BRAT, LORE/ })).toBeVisible();
  expect(screen.getByText('points today')).toBeVisible();
  expect(screen.queryByText('Make words across and down.')).toBeNull();
});

const BEATEN_BY_NOBODY = Array.from({ length: 33 }, (_, score) => (score > 26 ? 0 : 1));

it.each<[string, number, { spread?: number[]; lines?: number[] }]>([
  ['Three short of the best', 29, {}],
  ['One short of the best, and nobody has scored more', 27, { spread: BEATEN_BY_NOBODY }],
  ['Two lines away from 32', 31, { lines: [4, 4, 4, 4, 4, 4, 2, 0] }],
  ['Every row a word', 31, { lines: [4, 4, 4, 3, 4, 4, 3, 0] }],
  ['of 31 possible', 31, { lines: [4, 4, 4, 0, 4, 4, 3, 0] }],
])('says below the score, on any device: %s', async (verdict, best, { spread, lines: known = lines }) => {
  recordBestScore(mosaic, best);
  const scores = spread && { date: TODAY, games: 31, scores: spread };
  openHome({
    body: check({
      hasCompleted: true,
      completion,
      recent: [{ ...result, lines: known }],
      spread: scores ?? null,
    }),
  });
  expect(await screen.findByText(verdict)).toBeVisible();
  expect(screen.getByText('26')).toBeVisible();
});

it('says what was the best of the month', async () => {
  for (const day of ['02', '03', '04'])
    recordCompletion({ ...completion, date: plainDate(`2026-11-${day}`), finalScore: 20 }, TODAY);
  openHome(finished);
  expect(await screen.findByText('Your best in November')).toBeVisible();
});

it("links to yesterday's results", async () => {
  recordCompletion(yesterday, TODAY);
  recordCompletion({ ...completion, mosaic }, TODAY);
  openHome(finished);
  expect(await screen.findByRole('link', { name: "Yesterday's best grid" })).toHaveAttribute(
    'href',
    '/1pv3-results/game-688',
  );
});

it('counts down to the next game, which then appears', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-20T23:59:58-03:30') });
  recordCompletion({ ...completion, mosaic }, TODAY);
  openHome('no connection');
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:02');
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01');
  act(() => void jest.advanceTimersByTime(1000));
  expect(screen.getByRole('link', { name: "Today's Game" })).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
  expect(screen.getByText('Make words across and down.')).toBeVisible();
  await act(() => jest.runOnlyPendingTimersAsync());
  jest.useRealTimers();
});
