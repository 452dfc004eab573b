import { DEVICE_TEXTS } from '@tessera/contracts/devices';
import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEVICE_LABELS } from './device-labels';
import { currentIdentity } from '../../store/identity/identity';
import { hardNavigate } from '../../store/page-load';
import { takeSavedNotice } from '../../store/saved-notice';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { LinkPage } from './link-page';

jest.mock('../../store/page-load');

const CHECK = 'POST /api/devices/codes/check';
const LINK = 'POST /api/devices/link';
const FOUND = { body: { success: true, playerName: 'Ann' } };
const WRONG = { status: 404, body: rejection('DEVICE_CODE_UNKNOWN', DEVICE_TEXTS.wrongCode) };

function open(answers: Record<string, FakeResponse>, hash = '') {
  const requests = fakeFetch(({ method, path }) => answers[`${method} ${path}`] ?? { status: 404 });
  const routes = [{ path: PAGES.linkDevice, element: <LinkPage /> }];
  const { router } = showPages(routes, { pathname: PAGES.linkDevice, hash });
  return { requests, router, user: userEvent.setup() };
}

const field = () => screen.getByLabelText(DEVICE_LABELS.codeLabel);
const press = (name: string) => screen.findByRole('button', { name });

it('takes the code from the address, which no longer shows it, and asks before it uses it', async () => {
  const { requests, router, user } = open({ [CHECK]: FOUND, [LINK]: FOUND }, '#ABCD2345');
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  expect(field()).toHaveValue('ABCD-2345');
  const { playerUUID } = currentIdentity();
  await user.click(await press(DEVICE_LABELS.continue));
  expect(await screen.findByRole('heading', { name: 'Play as Ann here?' })).toHaveFocus();
  expect(screen.getByText(DEVICE_LABELS.linkMerges)).toBeVisible();
  expect(screen.getByText(/Only go on if the code is from your own device.*can't be undone/)).toBeVisible();
  expect(requests.map(({ path }) => path)).toEqual(['/api/devices/codes/check']);
  await user.click(await press(DEVICE_LABELS.confirm));
  await waitFor(() => expect(hardNavigate).toHaveBeenCalledWith(PAGES.home));
  expect(requests.at(-1)?.body).toEqual({ code: 'ABCD2345' });
  expect(takeSavedNotice()).toEqual({ title: DEVICE_LABELS.linked, description: 'Ann' });
  // The browser keeps its own UUID, which now means the other device's player.
  expect(currentIdentity().playerUUID).toBe(playerUUID);
});

it('says what is wrong with a code', async () => {
  const { requests, user } = open({ [CHECK]: WRONG });
  await user.click(await press(DEVICE_LABELS.continue));
  expect(screen.getByText(DEVICE_TEXTS.enterCode)).toBeVisible();
  expect(field()).toHaveFocus();
  await user.type(field(), 'ABC');
  await user.click(await press(DEVICE_LABELS.continue));
  expect(screen.getByText(DEVICE_TEXTS.wrongCode)).toBeVisible();
  expect(requests).toEqual([]);
  await user.type(field(), 'd 2345');
  await user.click(await press(DEVICE_LABELS.continue));
  expect(await screen.findByText(DEVICE_TEXTS.wrongCode)).toBeVisible();
  expect(requests).toHaveLength(1);
});

it('goes back to the code if linking fails', async () => {
  const { user } = open({ [CHECK]: FOUND, [LINK]: 'no connection' }, '#ABCD2345');
  await user.click(await press(DEVICE_LABELS.continue));
  await user.click(await press(DEVICE_LABELS.confirm));
  expect(await screen.findByLabelText(DEVICE_LABELS.codeLabel)).toHaveValue('ABCD-2345');
  expect(screen.getByRole('alert')).toBeVisible();
});
