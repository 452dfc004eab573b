import { DEVICE_TEXTS, type Device } from '@tessera/contracts/devices';
import { TEXTS } from '@tessera/contracts/texts';
import { plainDate } from '@tessera/rules';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEVICE_LABELS } from './device-labels';
import { markSignedIn } from '../../store/identity/identity';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { DeviceSettings } from './device-settings.public';

const NOVEMBER = plainDate('2026-11-20');

const aDevice = (deviceId: string, change: Partial<Device> = {}): Device => ({
  deviceId,
  name: 'Chrome on Linux',
  isThis: true,
  linkedOn: NOVEMBER,
  lastSeenOn: NOVEMBER,
  ...change,
});
const PHONE = aDevice('phone', { name: 'Safari on iPhone', isThis: false });
const LIST = 'GET /api/devices';
const devices = (...all: Device[]) => ({ body: { success: true, devices: all } });
const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

beforeEach(async () => {
  await waitFor(() => expect(window.history.state).toBeNull());
});

function open(answers: Record<string, FakeResponse>) {
  const requests = fakeFetch(({ method, path }) => answers[`${method} ${path}`] ?? { status: 404 });
  showPages([{ path: '/', element: <DeviceSettings /> }], '/');
  return { requests, answers, user: userEvent.setup() };
}

it('lists the devices, and forgets one after asking', async () => {
  const { answers, user } = open({
    [LIST]: devices(aDevice('desk'), PHONE),
    'DELETE /api/devices/phone': { body: { success: true } },
  });
  expect(await screen.findByText(DEVICE_LABELS.thisDevice)).toBeVisible();
  expect(screen.getByText('Last used on 20 Nov 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forget Safari on iPhone' }));
  const dialog = within(await screen.findByRole('dialog', { name: DEVICE_LABELS.forgetQuestion }));
  expect(dialog.getByText(/It will start over as a new player/)).toBeVisible();
  answers[LIST] = devices(aDevice('desk'));
  await user.click(dialog.getByRole('button', { name: DEVICE_LABELS.forgetThisDevice }));
  expect(await screen.findByText(DEVICE_LABELS.devicesNone)).toBeVisible();
});

it('shows a code, and says when it has been used', async () => {
  const { answers, user } = open({
    [LIST]: devices(),
    'POST /api/devices/codes': {
      status: 201,
      body: { success: true, code: 'ABCD2345', expiresAt: inTenMinutes() },
    },
  });
  expect(await screen.findByText(DEVICE_LABELS.devicesNone)).toBeVisible();
  answers[LIST] = devices(aDevice('desk'));
  await user.click(screen.getByRole('button', { name: DEVICE_LABELS.use }));
  expect(await screen.findByText('ABCD-2345')).toBeVisible();
  expect(screen.getByRole('img', { name: DEVICE_LABELS.qr })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Valid for (10:00|9:5\d)$/);
  answers[LIST] = devices(aDevice('desk'), PHONE);
  expect(await screen.findByText(DEVICE_LABELS.codeUsed, {}, { timeout: 20_000 })).toBeVisible();
}, 30_000);

it('says that an expired code has expired, and gets another one', async () => {
  const { answers, user, requests } = open({
    [LIST]: devices(),
    'POST /api/devices/codes': {
      status: 201,
      body: { success: true, code: 'ABCD2345', expiresAt: new Date(0).toISOString() },
    },
  });
  await user.click(await screen.findByRole('button', { name: DEVICE_LABELS.use }));
  expect(await screen.findByText(DEVICE_LABELS.codeExpired)).toBeVisible();
  answers['POST /api/devices/codes'] = 'no connection';
  await user.click(screen.getByRole('button', { name: DEVICE_LABELS.newCode }));
  expect(await screen.findByRole('button', { name: TEXTS.retry })).toBeVisible();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('tells players with an account to sign in', async () => {
  markSignedIn();
  open({
    'GET /api/auth/user': { body: { id: '1', email: 'player@example.org', authenticated: true } },
  });
  expect(await screen.findByText(DEVICE_TEXTS.signInInstead)).toBeVisible();
});

it('says the same if the server knows about the account', async () => {
  const { user } = open({
    [LIST]: devices(),
    'POST /api/devices/codes': {
      status: 409,
      body: rejection('SIGN_IN_INSTEAD', DEVICE_TEXTS.signInInstead),
    },
  });
  await user.click(await screen.findByRole('button', { name: DEVICE_LABELS.use }));
  expect(await screen.findByRole('alert')).toHaveTextContent(DEVICE_TEXTS.signInInstead);
});
