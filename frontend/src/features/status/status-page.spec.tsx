import { PRODUCT, titleOf } from '@tessera/contracts/product';
import type { ServiceStatus, StatusDay } from '@tessera/contracts/site';
import { PAGES } from '@tessera/contracts/wire';
import { addDays, plainDate } from '@tessera/rules';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { StatusPage } from './status-page';
import { headlineOf } from './status-texts';

const NO_METRICS = { moves: 0, p50Ms: null, p99Ms: null, reconnects: 0 };
const FIRST = plainDate('2026-08-29');
const GOOD: StatusDay = {
  date: FIRST,
  state: 'good',
  availability: 100,
  missingMoves: 0,
  moves: 1200,
  p50Ms: 3.4,
  p99Ms: 1300,
  reconnects: 2,
};
const dayAt = (at: number): StatusDay => ({
  ...(at < 3 ? { ...GOOD, ...NO_METRICS, state: null, availability: null, missingMoves: null } : GOOD),
  date: addDays(FIRST, at),
  ...(at === 7 && { state: 'disturbed', availability: 98.9 }),
});
const STATUS: ServiceStatus = {
  at: '2026-11-26T12:00:00.000Z',
  version: '1.2.3',
  state: 'good',
  lastHour: { moves: 1846, p50Ms: 3.4, p99Ms: 1300, reconnects: 7 },
  moveCheck: {
    at: '2026-11-26T11:20:00.000Z',
    since: '2026-11-25T00:00:00.000Z',
    checked: 48_213,
    missing: 0,
  },
  daily: { isReady: true, readyUntil: plainDate('2026-11-29') },
  backup: null,
  days: Array.from({ length: 90 }, (_, at) => dayAt(at)),
};

const answerWith = (change: Partial<ServiceStatus> = {}): FakeResponse => ({
  body: { success: true, status: { ...STATUS, ...change } },
});

/** Opens the page; each request takes the next response, or the last one. */
function open(...answers: FakeResponse[]) {
  let next = 0;
  fakeFetch(() => answers[Math.min(next++, answers.length - 1)]!);
  return showPages([{ path: PAGES.status, element: <StatusPage /> }], PAGES.status);
}

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

it('shows the metrics of now, and the days as bars that are also said in words', async () => {
  open(answerWith());
  expect(await screen.findByText('Up and running')).toBeVisible();
  expect(document.title).toBe(titleOf('Service Status'));
  expect([
    valueOf('Acknowledged moves'),
    valueOf('Half of them within'),
    valueOf('99% of them within'),
    valueOf('Acknowledged moves missing'),
    valueOf('Moves checked since yesterday'),
    valueOf('Daily letters ready through'),
    valueOf('Last backup'),
    valueOf('Version'),
  ]).toEqual(['1,846', '3.4 ms', '1.3 s', '0', '48,213', '29 Nov', 'not set up', '1.2.3']);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'The past 90 days. No trouble: 86, Some trouble: 1, Serious trouble: 0, No data: 3.',
  );
  await userEvent.click(screen.getByText('Show as a table'));
  const rows = screen.getAllByRole('row');
  expect(rows).toHaveLength(91);
  expect(rows[90]).toHaveTextContent('29 AugNo data–0––0–');
  expect(rows[83]).toHaveTextContent('5 SeptSome trouble98.90%1,2003.4 ms1.3 s20');
});

it('can be tried again if the metrics cannot be loaded', async () => {
  open('no connection', answerWith());
  expect(await screen.findByText("Couldn't load the status")).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Up and running')).toBeVisible();
});

it('keeps the last metrics if they cannot be updated, and says so', async () => {
  open(answerWith(), 'no connection');
  await screen.findByText('Up and running');
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText("Couldn't update. These are the last known numbers.")).toBeVisible();
  expect(valueOf('Acknowledged moves')).toBe('1,846');
});

it.each<[Partial<ServiceStatus>, state: string, detail: string]>([
  [{}, 'good', 'No trouble today.'],
  [{ state: null }, 'good', 'Nothing has been recorded today yet.'],
  [{ state: 'disturbed' }, 'disturbed', `${PRODUCT} was down for a moment today.`],
  [{ state: 'bad' }, 'bad', `${PRODUCT} was down for part of today.`],
  [{ daily: { isReady: false, readyUntil: null } }, 'disturbed', "The next dailies aren't ready yet."],
  [{ moveCheck: { ...STATUS.moveCheck!, missing: 1 } }, 'bad', 'Acknowledged moves are missing.'],
])('of %j, the headline is %s: %s', (change, state, detail) => {
  expect(headlineOf({ ...STATUS, ...change })).toMatchObject({ state, detail });
});
