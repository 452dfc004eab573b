import type { ActiveGame } from '@tessera/contracts/live';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeFetch, rejection, type FakeResponse } from '../../store/testing/fake-fetch';
import { toastStore } from '../../ui/toast/toast';
import { JOIN, aView, anActiveGame, played } from './testing/a-view';
import { fakeLive, rejected } from './testing/fake-live';
import { loadPage, onlyPresence } from './testing/open-game-page';

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

const open = (answers: { list?: FakeResponse; remove?: FakeResponse; act?: FakeResponse } = {}) => {
  const server = { games: [] as ActiveGame[], requests: [] as ReturnType<typeof fakeFetch> };
  server.requests = fakeFetch(({ method, path }) => {
    if (method === 'DELETE') {
      if (answers.remove) return answers.remove;
      server.games = server.games.filter(({ gameId }) => !path.includes(gameId));
      return { body: { success: true } };
    }
    if (/\/(nudge|let-go)$/.test(path) && answers.act) return answers.act;
    if (path.endsWith('/active')) return answers.list ?? { body: { success: true, games: server.games } };
    return { status: 404, body: rejection('NOT_FOUND', 'Not found.') };
  });
  const live = fakeLive(aView(played(JOIN), 2), 2);
  return { server, live, load: () => ({ ...loadPage('/play-friend', live) }) };
};

it('creates a game and shows its code and link', async () => {
  const { live, load } = open();
  const { user, router } = load();
  await user.click(screen.getByRole('button', { name: 'Create New Game' }));
  expect(await screen.findByRole('dialog', { name: 'Game Created!' })).toBeVisible();
  expect(screen.getAllByText('ABC12')[0]).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('http://localhost/game/ABC12');
  expect(live.sentOf('create_game')).toEqual([
    { clientId: expect.any(String) as string, requestId: expect.any(String) as string },
  ]);

  const copyId = screen.getByRole('button', { name: 'Copy Game ID' });
  expect(screen.getByRole('button', { name: 'Copy Game URL' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close dialog' })).toBeVisible();
  await user.click(copyId);
  expect(await screen.findByRole('button', { name: /^Copied!/ })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('ABC12');
  await user.click(screen.getByRole('link', { name: 'Continue to Game' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/ABC12'));
});

it.each([
  [
    'no connection',
    rejected(null, 'No connection', 0),
    'All game creation methods failed. Please try again later.',
  ],
  [
    'the last fallback fails',
    rejected('INTERNAL', 'Something went wrong on our end.', 500),
    'Failed to create game via fallback method',
  ],
])('says that no game could be created: %s', async (_, error, detail) => {
  const { live, load } = open();
  live.answers.create_game = () => {
    throw error;
  };
  const { user } = load();
  await user.click(screen.getByRole('button', { name: 'Create New Game' }));
  expect((await screen.findAllByText('Game Creation Failed'))[0]).toBeVisible();
  expect(screen.getAllByText(detail)[0]).toBeVisible();
});

it('says that creating a game failed before a request was made', async () => {
  const { live, load } = open();
  live.answers.create_game = () => {
    throw new TypeError('no such function');
  };
  const { user } = load();
  await user.click(screen.getByRole('button', { name: 'Create New Game' }));
  expect((await screen.findAllByText('Failed to start game creation process'))[0]).toBeVisible();
});

it("sends the previous connection's ID when creating and joining a game", async () => {
  const { live, load } = open();
  const { user } = load();
  for (const connectionId of ['first', 'second']) live.say({ type: 'CONNECTION_ESTABLISHED', connectionId });
  await user.click(screen.getByRole('button', { name: 'Create New Game' }));
  await screen.findByRole('dialog', { name: 'Game Created!' });
  await user.keyboard('{Escape}');
  await user.type(screen.getByLabelText('Enter Game ID'), 'abc12{Enter}');
  // The game page opened by this joins again.
  await waitFor(() => expect(live.sentOf('join_game')).not.toHaveLength(0));
  for (const command of ['create_game', 'join_game'] as const) {
    expect(live.sentOf(command)[0]).toMatchObject({ previousConnectionId: 'first' });
  }
});

it('does not leave the page to which the player has gone while joining', async () => {
  const { live, load } = open();
  let join: (answer: unknown) => void = () => undefined;
  live.answers.join_game = () => new Promise((resolve) => (join = resolve));
  const { user, router } = load();
  await user.type(screen.getByLabelText('Enter Game ID'), 'abc12{Enter}');
  await act(() => router.navigate('/'));
  await act(async () => {
    join({ success: true, gameId: 'ABC12', playerId: 2, game: live.game });
    await Promise.resolve();
  });
  expect(router.state.location.pathname).toBe('/');
});

it('joins a game by its code in upper or lower case, and opens it', async () => {
  const { live, load } = open();
  const { user, router } = load();
  const join = screen.getByRole('button', { name: 'Join Game' });
  expect(join).toBeDisabled();
  await user.type(screen.getByLabelText('Enter Game ID'), 'abc123');
  expect(screen.getByLabelText('Enter Game ID')).toHaveValue('ABC12');
  await user.click(join);
  await waitFor(() => expect(router.state.location.pathname).toBe('/game/ABC12'));
  expect(live.sentOf('join_game')[0]).toMatchObject({ gameId: 'ABC12' });
});

it.each([
  [1, ['Game Started', 'Your friend has joined game ABC12.']],
  [2, []],
] as const)('tells player %d that the friend has joined, unless they know it already', (playerId, said) => {
  window.history.replaceState(null, '', '/play-friend');
  const { live, load } = open();
  load();
  toastStore.set(null);
  const playerInfo = { playerId, isYourTurn: playerId === 1 };
  const start = { gameId: 'ABC12', version: 1, game: live.game, playerInfo };
  live.say({ ...start, type: 'GAME_JOINED', eventId: 'ABC12:1:0' });
  const notice = toastStore.get();
  expect(notice ? [notice.title, notice.description] : []).toEqual(said);

  // The same start is reported later by another message, but shown only once.
  toastStore.set(null);
  live.say({ ...start, type: 'GAME_STARTED', eventId: 'ABC12:1:1' });
  expect(toastStore.get()).toBeNull();
});

it('joins the game that a typed message names', async () => {
  const { live, load } = open();
  const { user } = load();
  await user.type(screen.getByLabelText('Enter Game ID'), 'game id: abc-12{Enter}');
  await waitFor(() => expect(live.sentOf('join_game')[0]).toMatchObject({ gameId: 'ABC12' }));
});

it.each([
  ' abc12 ',
  'AB C12',
  'game id: ABC12',
  'http://localhost/game/abc12',
  'https://play.example/game/ABC12/?fbclid=x',
])('extracts the code from a pasted text: %s', async (text) => {
  const { user } = open().load();
  await user.click(screen.getByLabelText('Enter Game ID'));
  await user.paste(text);
  expect(screen.getByLabelText('Enter Game ID')).toHaveValue('ABC12');
});

it('rejects a malformed code without a request', async () => {
  const { live, load } = open();
  const { user } = load();
  await user.type(screen.getByLabelText('Enter Game ID'), 'ab{Enter}');
  expect((await screen.findAllByText('Invalid Game ID'))[0]).toBeVisible();
  expect(screen.getAllByText('Please enter a valid game ID to join.')[0]).toBeVisible();
  expect(live.sentOf('join_game')).toEqual([]);
});

it.each([
  [rejected('GAME_NOT_FOUND', 'Game not found.', 404), 'Game Not Found'],
  [rejected('GAME_FULL', 'Game is full'), 'Game is Full'],
  [rejected('RATE_LIMITED', 'Please wait.', 429), 'Failed to Join Game'],
])('says why a game cannot be joined: $code', async (error, title) => {
  const { live, load } = open();
  const reject = () => {
    throw error;
  };
  live.answers.join_game = reject;
  live.answers.refresh_game = reject;
  const { user } = load();
  await user.type(screen.getByLabelText('Enter Game ID'), 'abc12{Enter}');
  expect((await screen.findAllByText(title))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Join Game' })).toBeEnabled();
});

it('lists the active games, which can be resumed or removed', async () => {
  const { server, load } = open();
  server.games = [
    anActiveGame(),
    anActiveGame({ gameId: 'WAIT1', status: 'waiting', player2Name: null, currentRound: 1 }),
    anActiveGame({ gameId: 'OTHER', playerPosition: 2, player1Name: null, isYourTurn: false }),
  ];
  const { user } = load();
  expect(screen.getByText('Loading active games...')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Resume game ABC12' })).toHaveAttribute(
    'href',
    '/game/ABC12',
  );
  const [header, ...rows] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(header).toMatch(/^StartedOpponentGame IDRoundTurn\?/);
  expect(rows).toEqual([
    expect.stringMatching(/BenABC12Round 3\/16Your move/),
    expect.stringMatching(/Waiting\.{3}WAIT1Round 1\/16–/),
    expect.stringMatching(/AnonymousOTHERRound 3\/16Their move/),
  ]);

  await user.click(screen.getByRole('button', { name: 'Delete game ABC12' }));
  expect((await screen.findAllByText('Game removed'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Resume game ABC12' })).toBeNull());
});

it('does not delete the next game with the second tap of a double one, and keeps the focus on the page', async () => {
  const { server, load } = open();
  server.games = [anActiveGame(), anActiveGame({ gameId: 'OTHER' })];
  const { user } = load();
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  const next = await screen.findByRole('button', { name: 'Delete game OTHER' });
  await user.click(screen.getByRole('button', { name: 'Delete game ABC12' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Resume game ABC12' })).toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  now.mockReturnValue(1250);
  await user.click(next);
  now.mockReturnValue(2000);
  expect(server.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await user.click(next);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Resume game OTHER' })).toBeNull());
  now.mockRestore();
});

it.each(['Nudge Ben in game ABC12', 'Let game ABC12 go'])(
  'keeps the focus on the page when a button disappears with its press: %s',
  async (name) => {
    const past = new Date(0).toISOString();
    const { server, load } = open({ act: { body: { success: true, letGoFrom: past } } });
    server.games = [anActiveGame({ nudgeFrom: past, letGoFrom: past })];
    const { user } = load();
    const button = await screen.findByRole('button', { name });
    server.games = [anActiveGame({ nudgeFrom: null, letGoFrom: null })];
    await user.click(button);
    if (name.startsWith('Let')) await user.click(await screen.findByRole('button', { name: 'Let It Go' }));
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

it("says on the very first visit that the player's identity is being set up", async () => {
  const said: (string | null)[] = [];
  const note = new MutationObserver((changes) => said.push(...changes.map(({ oldValue }) => oldValue)));
  note.observe(document.body, { subtree: true, characterData: true, characterDataOldValue: true });
  open().load();
  await screen.findByText('You are not currently in an active game');
  note.disconnect();
  expect(said).toContain('Setting up player identity...');
});

it('says that there are no active games', async () => {
  open().load();
  expect(await screen.findByText('You are not currently in an active game')).toBeVisible();
});

it('says that the list could not be loaded', async () => {
  open({ list: { status: 500, body: rejection('INTERNAL', 'Something went wrong on our end.') } }).load();
  expect(await screen.findByText('Failed to fetch active games')).toBeVisible();
});

it('says that a game could not be removed', async () => {
  const { server, load } = open({ remove: 'no connection' });
  server.games = [anActiveGame()];
  const { user } = load();
  await user.click(await screen.findByRole('button', { name: 'Delete game ABC12' }));
  expect((await screen.findAllByText('Failed to remove the game'))[0]).toBeVisible();
  expect(screen.getAllByText('Failed to delete game')[0]).toBeVisible();
});

it('offers other actions while the connection is lost', async () => {
  const { live, load } = open();
  const { user } = load();
  live.connection({ state: 'error', reason: 'unreachable' });
  expect(
    await screen.findByText("Connection error: the server can't be reached. Try refreshing the page."),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try reconnecting' }));
  expect(live.reconnects).toBe(1);
});

it('knows without a game whether requests still get through where no live connection does', async () => {
  const { live, load } = open();
  load();
  await screen.findByText('You are not currently in an active game');
  onlyPresence();
  expect(await live.poll()).toBe(true);
  fakeFetch(() => 'no connection');
  expect(await live.poll()).toBe(false);
});
