import { ADMIN_TEXTS } from '@tessera/contracts/admin';
import { PRODUCT, SIGNED_IN_COOKIE } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse, type SeenRequest } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { Toaster } from '../../ui/toast/toaster';
import { AdminDashboardPage } from './admin-dashboard-page';
import { aDashboard, aFeedback, anOverview } from './testing/a-dashboard';
import { heldBackResults } from './testing/a-held-back-result';

const USER = {
  id: '1',
  email: 'boss@example.org',
  name: null,
  playerName: null,
  isAdmin: true,
  isModerator: false,
  authenticated: true,
  playerUUID: '0b3f8f6a-1111-4a6e-9c58-0123456789ab',
};
const metrics = (change = {}): FakeResponse => ({ body: { success: true, metrics: aDashboard(change) } });

function open(change: Record<string, FakeResponse> = {}) {
  const answers: Record<string, FakeResponse> = {
    'GET /api/auth/user': { body: USER },
    'GET /api/admin/dashboard-metrics': metrics(),
    'GET /api/admin/operations': { body: anOverview() },
    'GET /api/site': { body: { success: true, version: '1.4.2', commit: '6b0533592a1c' } },
    'GET /api/admin/held-back': { body: heldBackResults() },
    'POST /api/admin/jobs/sweep/run': { body: { success: true } },
    ...change,
  };
  const requests: SeenRequest[] = fakeFetch(
    ({ method, path }) =>
      answers[`${method} ${path}`] ?? { status: 404, body: rejection('NOT_FOUND', 'Nothing') },
  );
  const element = (
    <>
      <AdminDashboardPage />
      <Toaster />
    </>
  );
  showPages([{ path: PAGES.adminDashboard, element }], PAGES.adminDashboard);
  return { ...userEvent.setup(), answers, requests };
}

/** The text of the section with this heading. */
const under = async (heading: string) =>
  (await screen.findByRole('heading', { name: heading })).closest('section')?.textContent ?? '';

beforeEach(() => {
  document.cookie = `${SIGNED_IN_COOKIE}=1`;
});
afterEach(() => {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
});

it('shows a loading state, then the four cards with their details', async () => {
  open();
  expect(screen.getByText('Loading dashboard metrics...')).toBeVisible();
  expect(await under(ADMIN_TEXTS.dailyGames)).toContain(
    '1,2341,101 completed88.4% completion rate since 19 July',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  expect(screen.getByText('Game analytics and performance metrics')).toBeVisible();
  expect(await under(ADMIN_TEXTS.multiplayerGames)).toContain('321201 completed62.6% completion rate');
  expect(await under(ADMIN_TEXTS.activeToday)).toContain('41287 new325 returning');
  expect(await under(ADMIN_TEXTS.scores)).toContain('Top 32Average 23.7');
  expect(screen.getByText('Last updated 09:04:56')).toBeVisible();
});

it("shows today's activity and the totals since 24 September", async () => {
  open();
  const text = await under("Today's Activity");
  for (const part of [
    'Accounts created111,011 since 24 Sept',
    'Leaderboard groups created121,012 since 24 Sept',
    'Groups joined131,013 since 24 Sept',
    'Unique players joining groups141,014 since 24 Sept',
    'New daily game players15first-time players today',
  ]) {
    expect(text).toContain(part);
  }
});

it('shows which build the server runs', async () => {
  open();
  expect(await screen.findByText(`${PRODUCT} 1.4.2, commit 6b0533592a1c`)).toBeVisible();
});

it('shows only the version if the commit is unknown', async () => {
  open({ 'GET /api/site': { body: { success: true, version: '1.4.2', commit: 'unknown' } } });
  expect(await screen.findByText(`${PRODUCT} 1.4.2`)).toBeVisible();
});

it('shows games started and completed, by game number and by date, as charts and tables', async () => {
  const user = open();
  await user.click(await screen.findByText(ADMIN_TEXTS.showNumbers));
  const numbers = within(screen.getByRole('table', { name: ADMIN_TEXTS.byNumber }));
  expect(numbers.getAllByRole('row')).toHaveLength(15);
  expect(numbers.getByRole('row', { name: '#689 241 198 82.2%' })).toBeVisible();
  const dates = within(screen.getByRole('table', { name: ADMIN_TEXTS.byDate }));
  expect(dates.getAllByRole('row')[1]).toHaveTextContent('20 Nov22518280.9%');
  expect(screen.getAllByRole('img', { name: /^Daily games: .* started, .* completed/ })).toHaveLength(1);
  expect(screen.getByRole('img', { name: /^Multiplayer games: / })).toBeVisible();
});

it('shows the eight busiest hours, the score distribution, and the engagement', async () => {
  open();
  const hours = within(await screen.findByRole('table', { name: 'Peak hours (GMT)' })).getAllByRole('row');
  expect(hours).toHaveLength(9);
  expect(hours[1]).toHaveTextContent('17:00247: 230 daily, 17 multiplayer');
  const scores = within(screen.getByRole('table', { name: 'Score distribution' }));
  expect(scores.getByRole('row', { name: '20–24 400 · 40.0%' })).toBeVisible();
  expect(await under('Engagement')).toContain(
    'Average session7.3 minNew users today87Completion rate from 19 July88.4%',
  );
});

it('shows the latest five messages, and those of 14, 30 or 90 days on request', async () => {
  const user = open();
  const list = await screen.findByRole('list', { name: 'Recent Player Feedback' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('6 this week, 88 in total')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'player1@example.org' })).toBeVisible();
  expect(within(list).getByText(aFeedback(1).id)).toBeVisible();

  user.answers['GET /api/admin/feedback'] = {
    body: { success: true, feedback: Array.from({ length: 9 }, (_, i) => aFeedback(i)) },
  };
  await user.click(screen.getByRole('button', { name: 'Show More' }));
  expect(screen.getAllByRole('button', { name: /^Last \d+ days$/ }).map((b) => b.textContent)).toEqual([
    'Last 14 days',
    'Last 30 days',
    'Last 90 days',
  ]);
  expect(screen.getByRole('button', { name: 'Last 14 days' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Last 30 days' }));
  expect(await screen.findByText(aFeedback(8).message)).toBeVisible();
  expect(user.requests.find(({ path }) => path === '/api/admin/feedback')?.query.get('days')).toBe('30');
  expect(screen.getAllByText(/^Message \d/)).toHaveLength(9);

  user.answers['GET /api/admin/feedback'] = { status: 503, body: rejection('UNAVAILABLE', 'Not now') };
  await user.click(screen.getByRole('button', { name: 'Last 90 days' }));
  expect(await screen.findByText(ADMIN_TEXTS.feedbackFailed)).toBeVisible();
});

it('says that there is no feedback of this week, rather than none', async () => {
  const feedbackStats = { feedbackThisWeek: 0, totalFeedbackCount: 15 };
  open({ 'GET /api/admin/dashboard-metrics': metrics({ recentFeedback: [], feedbackStats }) });
  expect(await screen.findByText('0 this week, 15 in total')).toBeVisible();
  expect(screen.getByText('Nothing in the last 7 days')).toBeVisible();
  expect(screen.queryByText('No data available')).toBeNull();
});

it('shows a rate above 100% as it is, and says how it can be', async () => {
  const user = open();
  expect(await screen.findByRole('table', { name: ADMIN_TEXTS.byDate })).toBeVisible();
  expect(screen.queryByText(ADMIN_TEXTS.rateNote)).toBeNull();
  const day = { date: plainDate('2026-11-20') };
  const totalStats = { ...aDashboard().totalStats, totalMultiplayerGames: 20, totalCompletedMultiplayer: 21 };
  user.answers['GET /api/admin/dashboard-metrics'] = metrics({
    totalStats,
    dailyGamesStarted: [{ ...day, count: 127 }],
    dailyGamesCompleted: [{ ...day, count: 129 }],
  });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('101.6%')).toBeVisible();
  expect(screen.getByText(ADMIN_TEXTS.rateNote)).toBeVisible();
  expect(await under(ADMIN_TEXTS.multiplayerGames)).toContain('2021 completed105.0% completion rate');
});

it('writes every date in the same way', async () => {
  open();
  await screen.findByText('2: no broom');
  expect(document.body).not.toHaveTextContent(
    /\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}(?!\d)|\d [A-Z][a-z]{2,8} \d{4}/,
  );
});

it('says which sections have no data', async () => {
  const none = { ...aDashboard().totalStats, topScoreDaily: null, averageScoreDaily: null };
  open({
    'GET /api/admin/dashboard-metrics': metrics({
      totalStats: none,
      dailyGamesByNumber: [],
      hourlyActivity: [],
      scoreDistribution: [],
      recentFeedback: [],
      feedbackStats: { feedbackThisWeek: 0, totalFeedbackCount: 0 },
      daysToCount: 489,
    }),
  });
  expect(await screen.findByText('489 earlier days are still being counted.')).toBeVisible();
  expect(screen.getAllByText('No data available')).toHaveLength(5);
});

it('says why the dashboard could not be loaded, and tries again', async () => {
  const user = open({
    'GET /api/admin/dashboard-metrics': { status: 503, body: rejection('UNAVAILABLE', 'Not right now.') },
  });
  expect(await screen.findByText('Error loading dashboard')).toBeVisible();
  expect(screen.getByText('Not right now.')).toBeVisible();
  user.answers['GET /api/admin/dashboard-metrics'] = metrics();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText("Today's Activity")).toBeVisible();
});

it('refreshes, and keeps the old data if that fails', async () => {
  const user = open();
  const refresh = await screen.findByRole('button', { name: 'Refresh' });
  user.answers['GET /api/admin/dashboard-metrics'] = metrics({ measuredAt: '2026-11-20T12:40:07.000Z' });
  await user.click(refresh);
  expect(await screen.findByText('Last updated 09:10:07')).toBeVisible();
  expect(user.requests.filter(({ path }) => path === '/api/admin/operations')).toHaveLength(2);
  user.answers['GET /api/admin/dashboard-metrics'] = 'no connection';
  await user.click(refresh);
  expect(await screen.findByText(ADMIN_TEXTS.refreshFailed)).toBeVisible();
  expect(screen.getByText("Today's Activity")).toBeVisible();
});

it('shows jobs and the queue length, runs a job, and reports the outcome', async () => {
  const user = open();
  expect(await screen.findByText('2: no broom')).toBeVisible();
  expect(await under(ADMIN_TEXTS.jobs)).toContain('3 waiting');
  const [job, sweep] = anOverview().jobs;
  user.answers['GET /api/admin/operations'] = {
    body: {
      ...anOverview(),
      jobsWaiting: null,
      jobs: [job, { ...sweep, failures: 0, lastStartedAt: '2026-11-20T12:35:00.000Z' }],
    },
  };
  await user.click(screen.getByRole('button', { name: 'Run Now: sweep' }));
  expect(await screen.findByText(ADMIN_TEXTS.runAsked)).toBeVisible();
  // Refreshes by itself.
  expect(await screen.findByText(/, running$/)).toBeVisible();
  expect(await under(ADMIN_TEXTS.jobs)).toContain(ADMIN_TEXTS.queueAway);
  user.answers['POST /api/admin/jobs/sweep/run'] = {
    status: 503,
    body: rejection('UNAVAILABLE', 'No queue.'),
  };
  await user.click(screen.getByRole('button', { name: 'Run Now: sweep' }));
  expect(await screen.findByText(ADMIN_TEXTS.runFailed)).toBeVisible();
  const coming = within(screen.getByRole('table', { name: ADMIN_TEXTS.coming }));
  expect(coming.getByRole('row', { name: `#690 21 Nov 0.62 25.4 ${'ab'.repeat(32)}` })).toBeVisible();
  expect(screen.getByRole('table', { name: ADMIN_TEXTS.instances })).toHaveTextContent(
    'V1StGXR8_Ztessera-web-7d4b9all',
  );
});

it.each([
  [anOverview().lastBackup, /^Last backup: .* \(12\.3 MB\)$/],
  [null, ADMIN_TEXTS.noBackup],
])('shows when the last backup was made, if any', async (lastBackup, text) => {
  open({ 'GET /api/admin/operations': { body: { ...anOverview(), lastBackup } } });
  expect(await screen.findByText(text)).toBeVisible();
});

it('keeps the metrics if operations cannot be loaded', async () => {
  open({ 'GET /api/admin/operations': { status: 503, body: rejection('UNAVAILABLE', 'Not now') } });
  expect(await screen.findByText(ADMIN_TEXTS.operationsFailed)).toBeVisible();
  expect(screen.getByText("Today's Activity")).toBeVisible();
});

it('requests no admin data for other accounts, and links to home', async () => {
  const { requests } = open({ 'GET /api/auth/user': { body: { ...USER, isAdmin: false } } });
  expect(await screen.findByText('Admins only')).toBeVisible();
  expect(screen.getByRole('link', { name: TEXTS.returnHome })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('link', { name: TEXTS.signIn })).toBeNull();
  expect(requests.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([]);
});

it('links to the sign-in page if nobody is signed in', async () => {
  document.cookie = `${SIGNED_IN_COOKIE}=; Max-Age=0`;
  open();
  expect(await screen.findByText('Admins only')).toBeVisible();
  expect(screen.getByRole('link', { name: TEXTS.signIn })).toHaveAttribute('href', PAGES.auth);
});

it('says that the page is for admins once the account has lost that role', async () => {
  open({ 'GET /api/admin/dashboard-metrics': { status: 403, body: rejection('ADMINS_ONLY', 'No.') } });
  expect(await screen.findByText('Admins only')).toBeVisible();
});

it('opens the held-back results as a section', async () => {
  const user = open();
  await user.click(await screen.findByRole('tab', { name: ADMIN_TEXTS.heldBackTab }));
  expect(await screen.findByText('Player 3')).toBeVisible();
});
