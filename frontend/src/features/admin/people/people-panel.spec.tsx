import { PEOPLE_ADMIN_TEXTS as PEOPLE, PERSON_ACTION_TEXTS } from '@tessera/contracts/admin';
import { TEXTS } from '@tessera/contracts/texts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { Toaster } from '../../../ui/toast/toaster';
import { saveFile } from '../../../ui/util/save-file';
import { aPerson, foundPeople, PERSON_ID } from '../testing/a-person';
import { PeoplePanel } from './people-panel';

jest.mock('../../../ui/util/save-file');

const SHEET = `/api/admin/people/${PERSON_ID}`;
const person = (change = {}): FakeResponse => ({ body: { success: true, person: aPerson(change) } });

function open(change: Record<string, FakeResponse> = {}, path = '/', isModerator = false) {
  const answers: Record<string, FakeResponse> = {
    'GET /api/admin/people': { body: foundPeople() },
    [`GET ${SHEET}`]: person(),
    [`PUT ${SHEET}/listing`]: { body: { success: true } },
    [`POST ${SHEET}/actions`]: { body: { success: true } },
    ...change,
  };
  const requests = fakeFetch(
    ({ method, path: asked }) =>
      answers[`${method} ${asked}`] ?? { status: 404, body: rejection('NOT_FOUND', 'Nothing') },
  );
  const element = (
    <>
      <PeoplePanel isModerator={isModerator} />
      <Toaster />
    </>
  );
  showPages([{ path: '/', element }], path);
  const sent = () => requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...userEvent.setup(), answers, requests, sent };
}
const openSheet = (change: Record<string, FakeResponse> = {}) =>
  open(change, `/?section=people&person=${PERSON_ID}`);

/** Presses the button of an action and confirms it. */
async function confirmed(user: ReturnType<typeof open>, label: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(user.sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: label }));
}

it('finds players, opens a sheet, and returns to the search', async () => {
  const user = open();
  await user.type(screen.getByLabelText(PEOPLE.search), ' ABC12 {Enter}');
  const results = within(await screen.findByRole('list', { name: PEOPLE.results }));
  expect(user.requests[0]?.query.get('search')).toBe('ABC12');
  expect(results.getByText(PEOPLE.leftOut)).toBeVisible();
  await user.click(results.getByRole('button', { name: /Marigold/ }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Marigold' })).toHaveFocus());
  expect(screen.getByText('The Wordsmiths of Fleet St')).toBeVisible();
  await user.click(screen.getByRole('button', { name: PEOPLE.back }));
  expect(screen.getByLabelText(PEOPLE.search)).toHaveFocus();
  expect(screen.getByLabelText(PEOPLE.search)).toHaveValue(' ABC12 ');
});

it('says that nobody was found, or that the search failed', async () => {
  const user = open({ 'GET /api/admin/people': { status: 503 } });
  await user.type(screen.getByLabelText(PEOPLE.search), 'nobody{Enter}');
  expect(await screen.findByText(PEOPLE.findFailed)).toBeVisible();
  user.answers['GET /api/admin/people'] = { body: { success: true, people: [] } };
  await user.click(screen.getByRole('button', { name: TEXTS.retry }));
  expect(await screen.findByText(PEOPLE.nobody)).toBeVisible();
});

it('tells moderators what they can search by', () => {
  open({}, '/', true);
  expect(screen.getByText(PEOPLE.searchHintModerator)).toBeVisible();
});

it('shows no email address until it is asked for', async () => {
  const email = 'ann@play.example';
  const user = openSheet({ [`GET ${SHEET}/email`]: { body: { success: true, email } } });
  await user.click(await screen.findByRole('button', { name: PEOPLE.showEmail }));
  expect(await screen.findByText(email)).toBeVisible();
});

it('leaves a player out and lists them again, with the same button', async () => {
  const user = openSheet();
  const button = await screen.findByRole('button', { name: PEOPLE.leaveOut });
  user.answers[`GET ${SHEET}`] = person({ isLeftOut: true, actions: ['list-again'] });
  await user.click(button);
  const again = await screen.findByRole('button', { name: PEOPLE.listAgain });
  expect(again).toHaveFocus();
  await user.click(again);
  await waitFor(() => expect(user.sent()).toEqual([{ isLeftOut: true }, { isLeftOut: false }]));
});

it('makes a link after a confirmation, and shows it', async () => {
  const link = 'https://play.example/reset-password/abc';
  const user = openSheet({ [`POST ${SHEET}/actions`]: { body: { success: true, link } } });
  await confirmed(user, PERSON_ACTION_TEXTS['reset-link']);
  expect(await screen.findByText(link)).toBeVisible();
  expect(user.sent()).toEqual([{ action: 'reset-link' }]);
});

it('exports to a file', async () => {
  const exported = { data: { players: [] } };
  const user = openSheet({ [`POST ${SHEET}/actions`]: { body: { success: true, exported } } });
  await confirmed(user, PERSON_ACTION_TEXTS.export);
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(
      `${PERSON_ID}.json`,
      JSON.stringify(exported, null, 2),
      'application/json',
    ),
  );
});

it('returns to the search after a deletion', async () => {
  const user = openSheet();
  await confirmed(user, PERSON_ACTION_TEXTS.delete);
  expect(await screen.findByLabelText(PEOPLE.search)).toHaveFocus();
});

it('says why nothing was changed', async () => {
  const reason = 'Only by commands.';
  const user = openSheet({
    [`POST ${SHEET}/actions`]: { status: 409, body: rejection('PERSON_ACTION_IMPOSSIBLE', reason) },
  });
  await confirmed(user, PERSON_ACTION_TEXTS['end-sessions']);
  expect(await screen.findByText(reason)).toBeVisible();
});

it('shows moderators neither an account nor its actions', async () => {
  openSheet({ [`GET ${SHEET}`]: person({ account: null, actions: ['leave-out'] }) });
  expect(await screen.findByRole('button', { name: PEOPLE.leaveOut })).toBeVisible();
  expect(screen.queryByRole('heading', { name: PEOPLE.account })).toBeNull();
  for (const label of Object.values(PERSON_ACTION_TEXTS))
    expect(screen.queryByRole('button', { name: label })).toBeNull();
});

it('says that a player is gone', async () => {
  openSheet({ [`GET ${SHEET}`]: { status: 404, body: rejection('PERSON_NOT_FOUND', 'Nobody found.') } });
  expect(await screen.findByText('Nobody found.')).toBeVisible();
});
