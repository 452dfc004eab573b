import { LIMITS } from '@tessera/contracts/wire';
import { createStore } from '../../store/create-store';
import { currentIdentity, replaceIdentity } from '../../store/identity/identity';
import { forgetPlayer } from '../../store/local-player';
import { KEYS } from '../../store/storage/keys';
import { changePush } from './change-push';
import { keepPush } from './keep-push';
import { fakePush, pushServer, removePush } from './testing/fake-push';

const WISHES = { kinds: ['your-move' as const], reminder: null };

afterEach(() => {
  removePush();
});

/** Notices are on, and the page is loaded again. */
async function reloadedWithPush() {
  const push = fakePush();
  const server = pushServer();
  expect(await createStore().dispatch(changePush(WISHES))).toBe(true);
  const before = server.requests.length;
  return { push, ...server, requestsSince: () => server.requests.slice(before) };
}

const reload = () => createStore().dispatch(keepPush());

it('asks nothing of the server while nothing has changed', async () => {
  const { requestsSince } = await reloadedWithPush();
  await reload();
  expect(requestsSince()).toEqual([]);
});

it('does nothing in a browser without notices', async () => {
  fakePush('granted');
  const { requests } = pushServer();
  await reload();
  expect(requests).toEqual([]);
});

it.each([
  ['another player', () => replaceIdentity()],
  ['a new guest after a logout', () => forgetPlayer()],
])('gives the device to the player that this browser now has: %s', async (_, change) => {
  const { requests, saved } = await reloadedWithPush();
  change();
  await reload();
  expect(saved).toHaveLength(2);
  expect(saved[1]).toMatchObject(WISHES);
  expect(requests.at(-1)?.headers.get('x-player-uuid')).toBe(currentIdentity().playerUUID);
  await reload();
  expect(saved).toHaveLength(2);
});

it('forgets the device with the player of a deleted account', async () => {
  const { requestsSince } = await reloadedWithPush();
  forgetPlayer({ everything: true });
  await reload();
  expect(localStorage.getItem(KEYS.push)).toBeNull();
  expect(requestsSince()).toEqual([]);
});

it('sends the new subscription if the browser has replaced it, and drops the old one', async () => {
  const { push, saved, deleted } = await reloadedWithPush();
  push.subscription = null;
  push.nextEndpoint = 'https://push.example/2';
  await reload();
  expect(saved[1]).toMatchObject({ ...WISHES, endpoint: 'https://push.example/2' });
  expect(deleted).toEqual([{ endpoint: 'https://push.example/1' }]);
});

it('subscribes again if the server has another key now', async () => {
  const { push, saved } = await reloadedWithPush();
  replaceIdentity();
  const publicKey = `B${'Q'.repeat(86)}`;
  const later = pushServer({ publicKey });
  await reload();
  expect(saved).toHaveLength(1);
  expect(later.saved).toHaveLength(1);
  // The first byte differs from that of the other key.
  const key = push.subscription?.options.applicationServerKey;
  expect(new Uint8Array(key ?? new ArrayBuffer())[0]).toBe(5);
});

it('turns notices off once the player has blocked them in the browser', async () => {
  const { deleted } = await reloadedWithPush();
  Object.assign(Notification, { permission: 'denied' });
  await reload();
  expect(deleted).toEqual([{ endpoint: 'https://push.example/1' }]);
  expect(localStorage.getItem(KEYS.push)).toBeNull();
});

it('repeats now and then what it wants', async () => {
  const { saved } = await reloadedWithPush();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + LIMITS.PUSH_RESEND_MS);
  await reload();
  expect(saved).toHaveLength(2);
});

it('moves the reminder along when the player travels', async () => {
  fakePush();
  const { saved } = pushServer();
  const reminder = { hour: 9, timeZone: 'Pacific/Auckland' };
  await createStore().dispatch(changePush({ kinds: ['reminder'], reminder }));
  await reload();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(saved[1]).toMatchObject({ reminder: { hour: 9, timeZone } });
});

it('tries again on the next load if the server cannot be reached', async () => {
  await reloadedWithPush();
  replaceIdentity();
  pushServer({ save: () => 'no connection' });
  await expect(reload()).rejects.toBeDefined();
  const { saved } = pushServer();
  await reload();
  expect(saved).toHaveLength(1);
});

it('sends the last of several quick changes', async () => {
  const { saved } = await reloadedWithPush();
  const store = createStore();
  const changes = [['rematch'], ['rematch', 'nudge'], ['nudge']] as const;
  await Promise.all(
    changes.map((kinds) => store.dispatch(changePush({ kinds: [...kinds], reminder: null }))),
  );
  expect(saved.map(({ kinds }) => kinds)).toEqual([['your-move'], ['nudge']]);
});
