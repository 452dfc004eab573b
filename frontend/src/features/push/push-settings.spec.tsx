import { PUSH_TEXTS } from '@tessera/contracts/push';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PUSH_LABELS } from './push-labels';
import { KEYS } from '../../store/storage/keys';
import { showPages } from '../../store/testing/show-page';
import { PushSettings } from './push-settings.public';
import { fakePush, pushServer, removePush } from './testing/fake-push';

const DEFAULT_KINDS = ['your-move', 'friend-joined', 'rematch', 'game-over', 'nudge'];

const open = () => showPages([{ path: '/', element: <PushSettings /> }], '/');
const toggle = (name: string) => screen.getByRole('switch', { name });
const main = () => toggle('Notifications');

afterEach(removePush);

/** The server has responded, so the switch can be used. */
const ready = () => waitFor(() => expect(main()).not.toHaveAttribute('aria-disabled'));

const turnedOn = async () => {
  open();
  await ready();
  await userEvent.click(main());
  await waitFor(() => expect(main()).toBeChecked());
};

it('asks for permission only after a press, and turns on everything but the reminder', async () => {
  const push = fakePush();
  const { saved } = pushServer();
  open();
  await ready();
  expect(main()).not.toBeChecked();
  expect(push.asked).toBe(0);

  await userEvent.click(main());
  expect(main()).toBeChecked();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(push.asked).toBe(1);
  expect(saved[0]).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) },
    kinds: DEFAULT_KINDS,
    reminder: null,
  });
  expect(toggle('Your move')).toBeChecked();
  expect(toggle('Daily reminder')).not.toBeChecked();
});

it('has a switch for each kind, and a reminder at an hour of your choice in your time zone', async () => {
  fakePush();
  const { saved } = pushServer();
  await turnedOn();
  await userEvent.click(toggle('Rematch'));
  expect(toggle('Rematch')).not.toBeChecked();
  await userEvent.click(toggle('Daily reminder'));
  const hour = screen.getByRole('combobox', { name: 'Remind me at' });
  expect(hour).toHaveDisplayValue('09:00');
  await userEvent.selectOptions(hour, '20:00');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() =>
    expect(saved.at(-1)).toMatchObject({
      kinds: ['your-move', 'friend-joined', 'game-over', 'nudge', 'reminder'],
      reminder: { hour: 20, timeZone },
    }),
  );
  await userEvent.click(toggle('Daily reminder'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() => expect(saved.at(-1)).toMatchObject({ reminder: null }));
});

it('shows what this device gets after a reload, without asking the server again', async () => {
  fakePush();
  const { saved } = pushServer();
  await turnedOn();
  await userEvent.click(toggle('Nudges'));
  await waitFor(() => expect(saved).toHaveLength(2));
  open().close();
  open();
  await waitFor(() => expect(screen.getAllByRole('switch', { name: 'Nudges' }).at(-1)).not.toBeChecked());
  expect(saved).toHaveLength(2);
});

it('turns everything off, even if the server cannot be reached', async () => {
  const push = fakePush();
  const { deleted } = pushServer();
  await turnedOn();
  await userEvent.click(main());
  await waitFor(() => expect(deleted).toEqual([{ endpoint: 'https://push.example/1' }]));
  expect(main()).not.toBeChecked();
  expect(push.subscription).toBeNull();
  expect(localStorage.getItem(KEYS.push)).toBeNull();
});

it('stays off if the player dismisses the question', async () => {
  const push = fakePush();
  push.answer = 'default';
  const { saved } = pushServer();
  open();
  await ready();
  await userEvent.click(main());
  await waitFor(() => expect(main()).not.toBeChecked());
  expect(saved).toEqual([]);
  expect(screen.queryByText(PUSH_LABELS.failed)).toBeNull();
});

it('says how to allow notices once the player has blocked them, and sees the change on return', async () => {
  const push = fakePush();
  push.answer = 'denied';
  pushServer();
  open();
  await ready();
  await userEvent.click(main());
  await waitFor(() => expect(main()).toHaveAccessibleDescription(PUSH_LABELS.blocked));
  expect(main()).not.toBeChecked();
  Object.assign(Notification, { permission: 'granted' });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(main()).not.toHaveAttribute('aria-disabled');
});

it.each([
  ['the push service', (push: ReturnType<typeof fakePush>) => (push.accepts = false), 200],
  ['the server', () => undefined, 503],
])('says that it failed if %s refuses, and stays off', async (_, arrange, status) => {
  const push = fakePush();
  arrange(push);
  pushServer({ save: () => ({ status, body: { success: status === 200 } }) });
  open();
  await ready();
  await userEvent.click(main());
  expect(await screen.findByText(PUSH_LABELS.failed)).toBeVisible();
  expect(main()).not.toBeChecked();
  expect(localStorage.getItem(KEYS.push)).toBeNull();
});

it('goes back to what is saved if a change cannot be saved', async () => {
  fakePush();
  let status = 200;
  pushServer({ save: () => ({ status, body: { success: true } }) });
  await turnedOn();
  await waitFor(() => expect(localStorage.getItem(KEYS.push)).not.toBeNull());
  status = 503;
  await userEvent.click(toggle('Rematch'));
  expect(await screen.findByText(PUSH_LABELS.saveFailed)).toBeVisible();
  expect(toggle('Rematch')).toBeChecked();
});

it('says that this browser has none', async () => {
  const { requests } = pushServer();
  open();
  expect(main()).toHaveAccessibleDescription(PUSH_LABELS.unsupported);
  expect(main()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(main());
  expect(main()).not.toBeChecked();
  expect(requests).toEqual([]);
});

it('says on an iPhone how to install the app first', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  pushServer();
  open();
  await waitFor(() => expect(main()).toHaveAccessibleDescription(PUSH_LABELS.installSteps));
});

it('says that this server sends none', async () => {
  fakePush();
  pushServer({ publicKey: null });
  open();
  await waitFor(() => expect(main()).toHaveAccessibleDescription(PUSH_TEXTS.notOffered));
  expect(main()).toHaveAttribute('aria-disabled', 'true');
});
