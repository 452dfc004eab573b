import { MAINTENANCE_TEXTS, type ServiceNotice } from '@tessera/contracts/maintenance';
import { TEXTS } from '@tessera/contracts/texts';
import { NOTICE_HEADER } from '@tessera/contracts/wire';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readNotice, serviceNotice, noticeReceived } from '../../store/service-notice';
import { service } from '../../store/services';
import { showPages } from '../../store/testing/show-page';
import { LiveRegion } from '../../ui/live-region/live-region';
import { createReleases } from '../releases/releases';
import { decodeNotice } from './notice-text';
import { Notices } from './notices';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString();
const PAUSES = 'The game pauses at 02:00 UTC for about ten minutes';
const announced = (text = PAUSES): ServiceNotice => ({
  announcement: { text, endsAt: at(60) },
  pause: null,
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  noticeReceived(undefined);
});
afterEach(() => jest.useRealTimers());

const open = (path = '/') => {
  const element = (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <Notices />
      <LiveRegion />
    </>
  );
  return showPages([{ path: '*', element }], path);
};

const respond = (notice: ServiceNotice | null, ok = true) =>
  act(() =>
    readNotice({
      ok,
      headers: new Headers(
        notice ? { [NOTICE_HEADER]: encodeURIComponent(JSON.stringify(notice)) } : undefined,
      ),
    }),
  );

const bar = (text = PAUSES) => screen.queryByRole('region', { name: text });

it('shows what a response announces, reads it out, and takes it away after its time', async () => {
  open();
  respond(announced());
  expect(await screen.findByRole('region', { name: PAUSES })).toBeVisible();
  expect(screen.getAllByText(PAUSES).some((element) => element.closest('[aria-live]'))).toBe(true);
  act(() => jest.advanceTimersByTime(61_000));
  expect(bar()).toBeNull();
});

it('shows a message of the live connection, and takes it back with the next one', async () => {
  open();
  act(() => noticeReceived(announced()));
  expect(await screen.findByRole('region', { name: PAUSES })).toBeVisible();
  act(() => noticeReceived({ announcement: null, pause: null }));
  expect(bar()).toBeNull();
});

it('is acknowledged once, which leaves the focus on the page, and comes back with another text', async () => {
  open();
  respond(announced());
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: MAINTENANCE_TEXTS.seen }));
  expect(bar()).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
  respond(announced());
  expect(bar()).toBeNull();
  respond(announced('The game pauses at 03:00 UTC'));
  expect(bar('The game pauses at 03:00 UTC')).toBeVisible();
});

it('leaves the focus on the page when a new release can wait', async () => {
  const { store } = open();
  act(() => store.dispatch(service(createReleases)).offered.set(true));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(await screen.findByRole('button', { name: TEXTS.later }));
  expect(bar(TEXTS.newVersion)).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('says that the pause has begun, and until when', async () => {
  open();
  respond({ announcement: null, pause: { startsAt: at(30), endsAt: at(90) } });
  expect(await screen.findByRole('region', { name: /pauses at 08:30/ })).toBeVisible();
  act(() => jest.advanceTimersByTime(31_000));
  expect(screen.getByRole('region', { name: /is paused until about 08:31/ })).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.queryByRole('region')).toBeNull();
});

it('stays while servers differ, and goes with a later response that has none', () => {
  respond(announced());
  respond(null);
  jest.advanceTimersByTime(11_000);
  respond(null, false);
  expect(serviceNotice.get()).not.toBe('');
  respond(null);
  expect(serviceNotice.get()).toBe('');
});

it.each(['nonsense', '%7B', '%', encodeURIComponent('{')])('ignores the header %j', (text) =>
  expect(decodeNotice(text)).toBeNull(),
);
