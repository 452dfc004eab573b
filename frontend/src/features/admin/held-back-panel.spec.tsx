import { ADMIN_TEXTS } from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { Toaster } from '../../ui/toast/toaster';
import { aHeldBackResult, heldBackResults } from './testing/a-held-back-result';
import { HeldBackPanel } from './held-back-panel';

const LIST = '/api/admin/held-back';
const DECISION = `POST ${LIST}/1PV3-G689-3`;

function open(change: Record<string, FakeResponse> = {}) {
  const answers: Record<string, FakeResponse> = { [`GET ${LIST}`]: { body: heldBackResults() }, ...change };
  const requests = fakeFetch(
    ({ method, path }) =>
      answers[`${method} ${path}`] ?? { status: 404, body: rejection('NOT_FOUND', 'Nothing') },
  );
  const element = (
    <>
      <HeldBackPanel />
      <Toaster />
    </>
  );
  showPages([{ path: '/', element }], '/');
  return { ...userEvent.setup(), answers, requests };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: ADMIN_TEXTS.heldBack }))
    .getAllByRole('row')
    .slice(1);
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('lists what was held back, and why', async () => {
  open();
  await screen.findByText('Player 3');
  const shown = (await rows()).map(cellsOf);
  expect(
    shown.map(([player, game, score, reason, played, place]) => [player, game, score, reason, played, place]),
  ).toEqual([
    ['Player 3', '#689', '32', 'Too fast', '2 s', '#3'],
    ['No name', '#689', '21', 'Many new players', '5 min', '#47'],
    ['Player 12', '#689', '32', 'Many high scores', '95 s', '#12'],
    ['A name of twenty five ltrs', '#689', '24', 'Too fast', '17 s', '–'],
  ]);
  expect(shown.map((cells) => cells.at(-1))).toEqual([
    'Let It Count',
    'Let It Count',
    'Hold Back',
    'Let It Count',
  ]);
});

it('lets a result count and holds it back again, with the same button', async () => {
  const user = open({
    [DECISION]: { body: { success: true, result: aHeldBackResult(3, { counts: true }) } },
  });
  await user.click(await screen.findByRole('button', { name: 'Let It Count: Player 3, #689' }));
  const button = await screen.findByRole('button', { name: 'Hold Back: Player 3, #689' });
  expect(button).toHaveFocus();
  expect(await screen.findByText(ADMIN_TEXTS.letCountDone)).toBeVisible();
  user.answers[DECISION] = { body: { success: true, result: aHeldBackResult(3) } };
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Let It Count: Player 3, #689' })).toHaveFocus();
  expect(user.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { counts: true },
    { counts: false },
  ]);
});

it('says when a decision was not saved', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Let It Count: Player 3, #689' }));
  expect(await screen.findByText(ADMIN_TEXTS.decideFailed)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Let It Count: Player 3, #689' })).toBeEnabled();
});

it('loads older results on request', async () => {
  const user = open();
  const more = await screen.findByRole('button', { name: ADMIN_TEXTS.heldBackMore });
  user.answers[`GET ${LIST}`] = { body: { success: true, results: [aHeldBackResult(99)], hasMore: false } };
  await user.click(more);
  expect(await screen.findByText('Player 99')).toBeVisible();
  expect(await rows()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: ADMIN_TEXTS.heldBackMore })).toBeNull();
});

it('says that nothing was held back, or that the list failed to load', async () => {
  const user = open({ [`GET ${LIST}`]: { status: 503, body: rejection('UNAVAILABLE', 'Busy') } });
  expect(await screen.findByText(ADMIN_TEXTS.heldBackFailed)).toBeVisible();
  user.answers[`GET ${LIST}`] = { body: { success: true, results: [], hasMore: false } };
  await user.click(screen.getByRole('button', { name: TEXTS.retry }));
  expect(await screen.findByText(ADMIN_TEXTS.heldBackEmpty)).toBeVisible();
});
