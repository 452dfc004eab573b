import { type ServiceNotice, MAINTENANCE_ADMIN_TEXTS as PANEL } from '@tessera/contracts/maintenance';
import { TEXTS } from '@tessera/contracts/texts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { Toaster } from '../../ui/toast/toaster';
import { MaintenancePanel } from './maintenance-panel';

const NOTHING: ServiceNotice = { announcement: null, pause: null };
const found = (notice: Partial<ServiceNotice> = {}): FakeResponse => ({
  body: { success: true, notice: { ...NOTHING, ...notice } },
});

function open(first: FakeResponse = found()) {
  const server = { read: first, change: found() };
  const requests = fakeFetch(({ method }) => (method === 'GET' ? server.read : server.change));
  const element = (
    <>
      <MaintenancePanel />
      <Toaster />
    </>
  );
  showPages([{ path: '/', element }], '/');
  const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...userEvent.setup(), server, sent };
}

// Tests run in Newfoundland, 3.5 hours behind UTC.
const ENDS = '2026-11-28T05:45:00.000Z';

it('announces a message until a time of this clock, and ends it', async () => {
  const user = open();
  const announcement = { text: 'Back soon', endsAt: ENDS };
  user.server.change = found({ announcement });
  await user.type(await screen.findByLabelText(PANEL.message), 'Back soon');
  await user.type(screen.getByLabelText(PANEL.shownUntil), '2026-11-28T02:15');
  await user.click(screen.getByRole('button', { name: PANEL.announce }));
  expect(await screen.findByText('Until 28 Nov, 02:15')).toBeVisible();
  expect(screen.getByLabelText(PANEL.message)).toHaveValue('');
  user.server.change = found();
  await user.click(screen.getByRole('button', { name: PANEL.endAnnouncement }));
  expect(await screen.findByText(PANEL.noAnnouncement)).toBeVisible();
  expect(user.sent()).toEqual([{ announcement }, { announcement: null }]);
});

it('pauses only after confirmation, and resumes', async () => {
  const user = open();
  const pause = { startsAt: '2026-11-28T05:30:00.000Z', endsAt: ENDS };
  user.server.change = found({ pause });
  await user.type(await screen.findByLabelText(PANEL.from), '2026-11-28T02:00');
  await user.type(screen.getByLabelText(PANEL.until), '2026-11-28T02:15');
  await user.click(screen.getByRole('button', { name: PANEL.startPause }));
  const dialog = within(await screen.findByRole('dialog', { name: PANEL.pauseQuestion }));
  expect(user.sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: PANEL.startPause }));
  expect(await screen.findByText('From 28 Nov, 02:00 until 28 Nov, 02:15')).toBeVisible();
  user.server.change = found();
  await user.click(screen.getByRole('button', { name: PANEL.resume }));
  expect(await screen.findByText(PANEL.noPause)).toBeVisible();
  expect(user.sent()).toEqual([{ pause }, { pause: null }]);
});

it('keeps what was typed if the server rejects it, and says why', async () => {
  const user = open();
  user.server.change = { status: 400, body: rejection('BAD_INPUT', 'The end must be in the future') };
  await user.type(await screen.findByLabelText(PANEL.message), 'Too late');
  await user.type(screen.getByLabelText(PANEL.shownUntil), '2020-01-01T00:00');
  await user.click(screen.getByRole('button', { name: PANEL.announce }));
  expect(await screen.findByText('The end must be in the future')).toBeVisible();
  expect(screen.getByLabelText(PANEL.message)).toHaveValue('Too late');
});

it('says that it could not be loaded, and tries again', async () => {
  const user = open({ status: 503, body: rejection('UNAVAILABLE', 'Busy') });
  expect(await screen.findByText(PANEL.failed)).toBeVisible();
  user.server.read = found();
  await user.click(screen.getByRole('button', { name: TEXTS.retry }));
  expect(await screen.findByText(PANEL.noPause)).toBeVisible();
});
