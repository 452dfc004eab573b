import { REASON_TEXTS } from '@tessera/contracts/moderation';
import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { REPORT_TEXTS } from '../reports/report-texts';
import { currentIdentity } from '../../store/identity/identity';
import { rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { toastStore } from '../../ui/toast/toast';
import { entry, group, none, openLeaderboards } from './testing/leaderboards';

beforeEach(() => {
  toastStore.set(null);
});

const REPORTS = '/api/reports';
const board = (...leaderboard: object[]): FakeResponse => ({
  body: { success: true, leaderboard, own: null, gameNumber: 689 },
});

const openReport = async (name: string, answers: Record<string, FakeResponse> = {}) => {
  const page = openLeaderboards({ '/api/groups': none, [REPORTS]: { body: { success: true } }, ...answers });
  await page.user.click(await screen.findByRole('button', { name }));
  await page.user.click(await screen.findByRole('button', { name: `Report ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this name' }));
  const reports = () => page.asked.filter(({ path }) => path === REPORTS).map(({ body }) => body);
  return { ...page, dialog, reports };
};

it('sends a report with a reason and a note, and thanks the player', async () => {
  const { user, dialog, reports } = await openReport('Bea');
  expect(dialog.getByText('Bea')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: REASON_TEXTS.harassment }));
  await user.type(dialog.getByRole('textbox'), ' A girl in our class ');
  await user.click(dialog.getByRole('button', { name: REPORT_TEXTS.send }));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: REPORT_TEXTS.sent }));
  expect(reports()).toEqual([
    { kind: 'player-name', target: 'Bea', reason: 'harassment', note: ' A girl in our class ' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Bea' }));
  expect(await screen.findByRole('button', { name: 'Reported: Bea' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it("opens a sheet with a player's whole name and every value of the row, and returns the focus to it", async () => {
  const name = 'Bartholomew of the Marshes';
  const { user } = openLeaderboards({
    '/api/groups': none,
    '/api/leaderboard': board(
      entry(name, { todayScore: 24, currentStreak: 7, bestStreak: 11, shareId: 'abc' }),
    ),
  });
  await user.click(await screen.findByRole('button', { name }));
  const sheet = within(await screen.findByRole('dialog', { name }));
  expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Today',
    '20+ Streak',
    'Best Streak',
    'Last 3',
  ]);
  expect(sheet.getAllByRole('definition').map((one) => one.textContent)).toEqual(['24', '7', '11', '1/3']);
  expect(sheet.getByRole('link', { name: `24, ${name}'s game` })).toHaveAttribute('href', '/share/abc');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
});

it('asks for a reason before it sends anything', async () => {
  const { user, dialog, reports } = await openReport('Bea');
  await user.click(dialog.getByRole('button', { name: REPORT_TEXTS.send }));
  expect(dialog.getByRole('alert')).toHaveTextContent(REPORT_TEXTS.reasonRequired);
  expect(dialog.getByRole('group')).toHaveAccessibleDescription(REPORT_TEXTS.reasonRequired);
  expect(dialog.getAllByRole('radio')[0]).toHaveFocus();
  expect(reports()).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: REASON_TEXTS.other }));
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('keeps what was written if the report cannot be sent, and sends it again', async () => {
  const answers: Record<string, FakeResponse> = {
    [REPORTS]: { status: 429, body: rejection('RATE_LIMITED', 'Rate limit exceeded.') },
  };
  const { user, dialog, reports } = await openReport('Bea', answers);
  await user.click(dialog.getByRole('radio', { name: REASON_TEXTS.offensive }));
  await user.type(dialog.getByRole('textbox'), 'Read it aloud');
  await user.click(dialog.getByRole('button', { name: REPORT_TEXTS.send }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(`${REPORT_TEXTS.failed}. Rate limit exceeded.`);
  expect(dialog.getByRole('textbox')).toHaveValue('Read it aloud');
  expect(dialog.getByRole('radio', { name: REASON_TEXTS.offensive })).toBeChecked();
  expect(reports()).toHaveLength(1);
});

it('keeps the dialog open while the name disappears from the leaderboard', async () => {
  const answers: Record<string, FakeResponse> = {
    '/api/groups': none,
    '/api/leaderboard': board(entry('Bea')),
  };
  const { user } = openLeaderboards(answers);
  await user.click(await screen.findByRole('button', { name: 'Bea' }));
  await user.click(await screen.findByRole('button', { name: 'Report Bea' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this name' }));
  await user.type(dialog.getByRole('textbox'), 'Half a sent');
  answers['/api/leaderboard'] = board(entry('Ada'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Ada')).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('Half a sent');
});

it("offers no report of the player's own name, nor of a player without one", async () => {
  const own = entry('Me', { playerUUID: currentIdentity().playerUUID });
  const nameless = { ...entry('x'), playerName: null };
  openLeaderboards({
    '/api/groups': { body: { success: true, groups: [group] } },
    '/api/leaderboard': board(own, entry('Ada')),
    '/api/groups/7/leaderboard': { body: { success: true, leaderboard: [own, nameless] } },
  });
  expect(await screen.findByRole('table', { name: 'Wordsmiths' })).toBeVisible();
  expect(await screen.findByText('Unknown Player')).toBeVisible();
  for (const name of ['Me', 'Unknown Player']) expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ada' })).toBeVisible();
});

it("reports a group's name, unless the player could change it", async () => {
  const { user, close } = openLeaderboards({}, groupLeaderboardPath('7'));
  await user.click(await screen.findByRole('button', { name: 'Report Wordsmiths' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this group name' }));
  expect(dialog.queryByRole('radio', { name: REASON_TEXTS.cheating })).toBeNull();
  close();
  openLeaderboards(
    { '/api/groups/7': { body: { success: true, group: { ...group, isAdmin: true } } } },
    groupLeaderboardPath('7'),
  );
  expect(await screen.findByRole('heading', { name: 'Wordsmiths' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report Wordsmiths' })).toBeNull();
});

it('shows what has changed when the player returns to the page, and keeps it if that fails', async () => {
  const answers: Record<string, FakeResponse> = {
    '/api/groups': none,
    '/api/leaderboard': board(entry('Bea')),
  };
  const { asked } = openLeaderboards(answers, PAGES.leaderboards);
  expect(await screen.findByText('Bea')).toBeVisible();
  answers['/api/leaderboard'] = board(entry('Ada'));
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Ada')).toBeVisible();
  expect(screen.queryByText('Bea')).toBeNull();
  answers['/api/leaderboard'] = { status: 503 };
  const before = asked.length;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  expect(screen.getByText('Ada')).toBeVisible();
});
