import { LIMITS } from '@tessera/contracts/wire';
import { plainDate, type PlainDate } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { ScoreSpread } from './score-spread.public';
import { matchedText, summaryText } from './spread-texts';

const TODAY = plainDate('2026-11-20');
const PAST = plainDate('2026-11-10');

/** Ten games with 15 points, 900 with 20, 300 with 24 and two with 32. */
const SCORES = Array<number>(33).fill(0).with(15, 10).with(20, 900).with(24, 300).with(32, 2);

const answerOf = (games: number, scores: readonly number[] | null): FakeResponse => ({
  body: { success: true, spread: { date: TODAY, games, scores } },
});
const FULL = answerOf(1212, SCORES);

interface Opened {
  answer?: FakeResponse;
  date?: PlainDate;
  score?: number | null;
}

/** The section for a date, from a server whose response can be changed. */
function open({ answer = FULL, date = TODAY, score = 24 }: Opened = {}) {
  const server = { answer };
  const requests = fakeFetch(() => server.answer);
  const element = <ScoreSpread date={date} score={score} />;
  return { ...userEvent.setup(), ...showPages([{ path: '/', element }], '/'), server, requests };
}

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z')));

it('shows the number of games, how the player compares, the average and the perfect scores', async () => {
  open();
  expect(screen.getByText("Loading everyone's scores...")).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
  expect(await screen.findByText('1,212 games')).toBeVisible();
  expect(screen.getByText('As good as or better than 99%')).toBeVisible();
  expect(
    screen.getByText(
      'The average is 21.0, and 2 of 1,212 found the 32 that the eight blind letters allowed.',
    ),
  ).toBeVisible();
  expect(screen.getByText('You')).toBeVisible();
});

it('is one sentence for a screen reader instead of 33 bars', async () => {
  open();
  const figure = await screen.findByRole('img', {
    name: 'Scores range from 15 to 32 points, and 20 is the most common; yours is 24.',
  });
  expect(figure).toHaveTextContent(/^0102032You$/);
  for (const part of figure.children) expect(part).toHaveAttribute('aria-hidden', 'true');
});

it('marks nothing for those who have not played that day', async () => {
  open({ date: PAST, score: null });
  expect(await screen.findByRole('img', { name: /20 is the most common\.$/ })).toBeInTheDocument();
  expect(screen.queryByText('You')).toBeNull();
  expect(screen.queryByText(/As good as/)).toBeNull();
});

it('shows neither bars nor percentages below twenty games', async () => {
  open({ answer: answerOf(1, null) });
  expect(
    await screen.findByText("Not enough games yet. Everyone's scores will appear here after 20 games."),
  ).toBeVisible();
  expect(screen.getByText('1 game')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.body).not.toHaveTextContent('%');
});

it('says that it is too late for more games on a past date', async () => {
  open({ answer: answerOf(7, null), date: PAST });
  expect(
    await screen.findByText('Not enough games to show how scores were spread. At least 20 are needed.'),
  ).toBeVisible();
});

it('can be retried after a failure', async () => {
  const { click, server } = open({
    answer: { status: 500, body: rejection('INTERNAL', 'Something went wrong.') },
  });
  expect(await screen.findByText(/Couldn't load everyone's scores\./)).toBeVisible();
  server.answer = FULL;
  await click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,212 games')).toBeVisible();
});

it('asks to reconnect without a connection, and loads once it is back', async () => {
  const { server } = open({ answer: 'no connection', date: PAST });
  expect(await screen.findByText(/Please reconnect/)).toBeVisible();
  server.answer = FULL;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1,212 games')).toBeVisible();
});

describe('while it is shown', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date'] }));
  afterEach(() => jest.useRealTimers());
  const pass = () => act(() => jest.advanceTimersByTimeAsync(LIMITS.SPREAD_POLL_MS + 1000));

  it("today's scores are updated, and stay if that fails", async () => {
    const { server } = open();
    expect(await screen.findByText('1,212 games')).toBeVisible();
    server.answer = answerOf(1213, SCORES.with(20, 901));
    await pass();
    expect(await screen.findByText('1,213 games')).toBeVisible();
    server.answer = 'no connection';
    await pass();
    expect(screen.getByText('1,213 games')).toBeVisible();
    expect(screen.queryByText(/Couldn't load/)).toBeNull();
  });

  it('those of a date that is over are not requested again', async () => {
    const { requests } = open({ date: PAST });
    expect(await screen.findByText('1,212 games')).toBeVisible();
    await pass();
    expect(requests).toHaveLength(1);
  });
});

it('compares nobody who is below half, and has words for days without a perfect score', async () => {
  const spread = SCORES.with(15, 1).with(32, 0);
  expect(matchedText(spread, 15)).toBeNull();
  expect(matchedText(spread, 20)).toBe('As good as or better than 75%');
  open({ score: 15 });
  expect(await screen.findByText(/The average is/)).toBeVisible();
  expect(screen.getByText('You')).toBeVisible();
  expect(screen.queryByText(/As good as/)).toBeNull();
  expect(summaryText(spread, false)).toMatch(
    /Nobody has found the 32 that the eight blind letters allowed\.$/,
  );
  expect(summaryText(spread, true)).toMatch(/Nobody found the 32 that the eight blind letters allowed\.$/);
});
