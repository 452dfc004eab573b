import {
  type Report,
  ACTION_DONE_TEXTS,
  ACTION_TEXTS,
  MODERATION_TEXTS,
  REASON_TEXTS,
  undoText,
  type ReportAction,
} from '@tessera/contracts/moderation';
import { TEXTS } from '@tessera/contracts/texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { toastStore } from '../../../ui/toast/toast';
import { Toaster } from '../../../ui/toast/toaster';
import { aChallengeReport, aGroupReport, aReport, aReportPage, aResultReport } from '../testing/a-report';
import { ReportsPanel } from './reports-panel';

const ACTED = '2026-11-20T12:00:00.000Z';

const done = (report: Report, action: ReportAction): Report => ({
  ...report,
  textNow: action === 'remove-name' ? null : report.textNow,
  actions: [{ action, at: ACTED, reason: 'offensive' }],
});

function open(answerPage: (state: string, page: number) => FakeResponse) {
  const acted: unknown[] = [];
  const server = { answer: (): FakeResponse | Promise<FakeResponse> => ({ status: 500 }) };
  const asked = fakeFetch(({ method, query, body }) => {
    if (method === 'GET') return answerPage(query.get('state') ?? '', Number(query.get('page')));
    acted.push(body);
    return server.answer();
  });
  toastStore.set(null);
  const element = (
    <>
      <ReportsPanel />
      <Toaster />
    </>
  );
  showPages([{ path: '/', element }], '/');
  return { ...userEvent.setup(), server, acted, asked };
}

const pageOf = (reports: readonly Report[], change: object = {}): FakeResponse => ({
  body: aReportPage(reports, change),
});

const item = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

it('shows what was reported, its context, how often and since when, the reasons and the notes', async () => {
  const { click } = open(() => pageOf([aResultReport(1), aReport(2), aGroupReport(3)]));
  const result = await item('Marigold');
  expect(result.getByText('Shared result')).toBeVisible();
  expect(result.getByRole('link', { name: 'Game #689, 32 points' })).toHaveAttribute(
    'href',
    '/share/abcDEF1234',
  );
  expect(result.getByText('Now called Marigold of the Lake')).toBeVisible();
  expect(result.getByText('Reported by 7 players')).toBeVisible();
  expect(result.getByText(REASON_TEXTS.cheating).closest('li')).toHaveTextContent(/6$/);
  expect(result.getByText('No way')).toBeVisible();
  await click(result.getByText('Show 1 more note'));
  expect(result.getByText('Posts these in our chat every morning')).toBeVisible();
  expect((await item('Losers of the 4th Grade')).getByText('12 members')).toBeVisible();
});

it('shows the letters of a reported challenge, and whether it can still be played', async () => {
  const ended = { code: 'abcDEF1234', letters: 'CARDAREA', isEnded: true };
  open(() => pageOf([aChallengeReport(1), aChallengeReport(2, { text: null, challenge: ended })]));
  const named = await item('For the Loser');
  expect(named.getByText('Letters: CARDAREA')).toBeVisible();
  expect(named.queryByText(MODERATION_TEXTS.notPlayed)).toBeNull();
  expect((await item(MODERATION_TEXTS.noName)).getByText(MODERATION_TEXTS.notPlayed)).toBeVisible();
});

it('removes a name after confirmation, tells why, and undoes it in its place', async () => {
  const report = aReport(2);
  const { click, selectOptions, server, acted } = open(() => pageOf([report]));
  server.answer = () => ({ body: { success: true, report: done(report, 'remove-name') } });
  const shown = await item('Rude Name 2');
  const button = shown.getByRole('button', { name: /^Remove Name/ });
  await click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this name?' }));
  expect(acted).toEqual([]);
  await selectOptions(dialog.getByRole('combobox', { name: MODERATION_TEXTS.reason }), 'harassment');
  await click(dialog.getByRole('button', { name: ACTION_TEXTS['remove-name'] }));
  expect(acted).toEqual([{ action: 'remove-name', undo: false, reason: 'harassment', seen: 'Rude Name 2' }]);
  expect(await shown.findByText(ACTION_DONE_TEXTS['remove-name'])).toBeVisible();
  expect(shown.getByText(MODERATION_TEXTS.noNameNow)).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Dismiss/ })).toBeNull();
  await waitFor(() => expect(button).toHaveFocus());

  server.answer = () => ({ body: { success: true, report } });
  expect(button).toHaveTextContent(undoText('remove-name'));
  await click(button);
  expect(await shown.findByRole('button', { name: /^Dismiss/ })).toBeVisible();
  expect(acted.at(-1)).toEqual({ action: 'remove-name', undo: true });
});

it('dismisses without confirmation, and undoes it from the notice', async () => {
  const report = aReport(2);
  const { click, server, acted } = open(() => pageOf([report]));
  server.answer = () => ({ body: { success: true, report: done(report, 'dismiss') } });
  const shown = await item('Rude Name 2');
  await click(shown.getByRole('button', { name: /^Dismiss/ }));
  expect(await shown.findByText(ACTION_DONE_TEXTS.dismiss)).toBeVisible();
  server.answer = () => ({ body: { success: true, report } });
  await click(await screen.findByRole('button', { name: MODERATION_TEXTS.undo }));
  await waitFor(() => expect(shown.queryByText(ACTION_DONE_TEXTS.dismiss)).toBeNull());
  expect(acted).toEqual([
    { action: 'dismiss', undo: false },
    { action: 'dismiss', undo: true },
  ]);
});

it('says why nothing was changed, and loads the report again', async () => {
  let report = aReport(2);
  const { click, server } = open(() => pageOf([report]));
  const reason = 'The name has changed in the meantime.';
  server.answer = () => ({ status: 409, body: rejection('NAME_CHANGED', reason) });
  const shown = await item('Rude Name 2');
  await click(shown.getByRole('button', { name: /^Remove Name/ }));
  report = aReport(2, { textNow: 'Daisy' });
  const dialog = within(await screen.findByRole('dialog'));
  await click(dialog.getByRole('button', { name: ACTION_TEXTS['remove-name'] }));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ description: reason, tone: 'destructive' }));
  expect(await shown.findByText('Now called Daisy')).toBeVisible();
});

it('shows handled reports on request, each state with its own empty text', async () => {
  const { click } = open((state) => pageOf(state === 'open' ? [] : [done(aReport(5), 'leave-out')]));
  expect(await screen.findByText(MODERATION_TEXTS.empty)).toBeVisible();
  await click(screen.getByRole('button', { name: MODERATION_TEXTS.closed }));
  expect((await item('Rude Name 5')).getByText(ACTION_DONE_TEXTS['leave-out'])).toBeVisible();
  expect(screen.getByRole('button', { name: MODERATION_TEXTS.closed, pressed: true })).toBeVisible();
});

it('shows a report as handled whose action was under way when the list was opened', async () => {
  const handled = done(aReport(2), 'dismiss');
  let closed: Report[] = [];
  const { click, server } = open((state) => pageOf(state === 'open' ? [aReport(2)] : closed));
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  server.answer = async () => {
    await finished;
    closed = [handled];
    return { body: { success: true, report: handled } };
  };
  const shown = await item('Rude Name 2');
  await click(shown.getByRole('button', { name: /^Dismiss/ }));
  await click(screen.getByRole('button', { name: MODERATION_TEXTS.closed }));
  expect(await screen.findByText(MODERATION_TEXTS.emptyClosed)).toBeVisible();
  finish();
  expect((await item('Rude Name 2')).getByText(ACTION_DONE_TEXTS.dismiss)).toBeVisible();
});

it('shows more on request', async () => {
  const { click } = open((_, page) =>
    page === 1 ? pageOf([aReport(1), aReport(2)], { hasMore: true }) : pageOf([aReport(2), aReport(3)]),
  );
  await click(await screen.findByRole('button', { name: TEXTS.showMore }));
  expect(await screen.findByRole('heading', { name: 'Rude Name 3' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: /^Rude Name/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: TEXTS.showMore })).toBeNull();
});

it('skips no report after some have been handled', async () => {
  const waiting = [aReport(1), aReport(2)];
  const { click, server, asked } = open(() => pageOf(waiting.slice(0, 1), { hasMore: waiting.length > 1 }));
  server.answer = () => ({ body: { success: true, report: done(aReport(1), 'dismiss') } });
  await click((await item('Rude Name 1')).getByRole('button', { name: /^Dismiss/ }));
  await (await item('Rude Name 1')).findByText(ACTION_DONE_TEXTS.dismiss);
  waiting.shift();
  await click(screen.getByRole('button', { name: TEXTS.showMore }));
  expect(await screen.findByRole('heading', { name: 'Rude Name 2' })).toBeVisible();
  expect(asked.filter(({ method }) => method === 'GET').map(({ query }) => query.get('page'))).toEqual([
    '1',
    '1',
  ]);
});

it('says that the reports could not be loaded, and tries again', async () => {
  let answer: FakeResponse = { status: 503 };
  const { click } = open(() => answer);
  expect(await screen.findByText(MODERATION_TEXTS.failed)).toBeVisible();
  answer = pageOf([aReport(1)]);
  await click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Rude Name 1' })).toBeVisible();
});
