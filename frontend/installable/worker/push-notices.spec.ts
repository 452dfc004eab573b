import { openNotice, renewSubscription, showNotice, type NoticeScope } from './push-notices';

const ORIGIN = 'https://play.example';
const GAME = `${ORIGIN}/game/ABC12`;

const pushed = (changes: object = {}) =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Your move',
      body: 'Ben is waiting for you.',
      navigate: GAME,
      tag: 'game-ABC12',
      lang: 'en',
      dir: 'ltr',
      silent: false,
      ...changes,
    },
  });

const aWindow = (url: string, visibilityState = 'visible') => ({
  url,
  visibilityState,
  focus: jest.fn(() => Promise.resolve()),
});

function aScope(windows: ReturnType<typeof aWindow>[] = []) {
  const showNotification = jest.fn<Promise<void>, [string, NotificationOptions]>(() => Promise.resolve());
  const openWindow = jest.fn(() => Promise.resolve());
  const subscribe = jest.fn<Promise<PushSubscription>, [PushSubscriptionOptionsInit?]>(() =>
    Promise.reject(new DOMException('no service', 'AbortError')),
  );
  const scope: NoticeScope = {
    location: { origin: ORIGIN },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    registration: { showNotification, pushManager: { subscribe } },
  };
  return { scope, showNotification, openWindow, subscribe };
}

const aNotice = (data: unknown) => {
  const close = jest.fn();
  return { notice: { data, close } as unknown as Notification, close };
};

it('shows a declarative message, and carries nothing but the address', async () => {
  const { scope, showNotification } = aScope();
  await showNotice(scope, pushed());
  expect(showNotification.mock.calls).toEqual([
    [
      'Your move',
      {
        body: 'Ben is waiting for you.',
        tag: 'game-ABC12',
        renotify: true,
        lang: 'en',
        dir: 'ltr',
        icon: '/icons/app-192.png',
        data: { url: GAME },
      },
    ],
  ]);
});

it.each([
  ['a tab that shows the game is visible', aWindow(GAME), 0],
  ['a tab that shows the game is hidden', aWindow(GAME, 'hidden'), 1],
  ['a visible tab shows another game', aWindow(`${ORIGIN}/game/OTHER`), 1],
] as const)('tells nobody who is looking at the game: %s', async (_, window, shown) => {
  const { scope, showNotification } = aScope([window]);
  await showNotice(scope, pushed());
  expect(showNotification).toHaveBeenCalledTimes(shown);
});

it.each([
  ['nothing', ''],
  ['text', 'hello'],
  ['null', 'null'],
  ['no notification', '{"web_push":8030}'],
  ['no title', pushed({ title: 7 })],
  ['no address', pushed({ navigate: null })],
])('ignores a message with %s', async (_, text) => {
  const { scope, showNotification } = aScope();
  await showNotice(scope, text);
  expect(showNotification).not.toHaveBeenCalled();
});

it('shows a notice without optional fields', async () => {
  const { scope, showNotification } = aScope();
  await showNotice(scope, pushed({ body: undefined, tag: 4, lang: undefined }));
  expect(showNotification).toHaveBeenCalledWith('Your move', {
    dir: 'ltr',
    icon: '/icons/app-192.png',
    data: { url: GAME },
  });
});

it('focuses the tab with that game when a notice is pressed', async () => {
  const there = aWindow(`${GAME}?from=link`, 'hidden');
  const { scope, openWindow } = aScope([aWindow(`${ORIGIN}/`), there]);
  const { notice, close } = aNotice({ url: GAME });
  await openNotice(scope, notice);
  expect(close).toHaveBeenCalled();
  expect(there.focus).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('opens the game in a new tab if no tab shows it, and leaves the other tabs alone', async () => {
  const home = aWindow(`${ORIGIN}/`);
  const { scope, openWindow } = aScope([home]);
  await openNotice(scope, aNotice({ url: GAME }).notice);
  expect(openWindow).toHaveBeenCalledWith(GAME);
  expect(home.focus).not.toHaveBeenCalled();
});

it.each([[null], [{ url: 'https://elsewhere.example/' }], [{ url: 'http://[' }], [{ url: 3 }]])(
  'never leaves the app: a notice with %j opens home',
  async (data) => {
    const { scope, openWindow } = aScope();
    await openNotice(scope, aNotice(data).notice);
    expect(openWindow).toHaveBeenCalledWith(`${ORIGIN}/`);
  },
);

it('subscribes again with the same key after the browser has dropped the subscription', async () => {
  const { scope, subscribe } = aScope();
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(65) };
  const oldSubscription = { options } as PushSubscription;
  await renewSubscription(scope, { oldSubscription, newSubscription: oldSubscription });
  await renewSubscription(scope, { oldSubscription: null });
  expect(subscribe).not.toHaveBeenCalled();
  // It may be refused; that is no error of the worker.
  await renewSubscription(scope, { oldSubscription });
  expect(subscribe).toHaveBeenCalledWith(options);
});
