import { PAGES, groupLeaderboardPath } from '@tessera/contracts/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import { currentIdentity } from '../../../store/identity/identity';
import { check, newcomer, openHome } from '../testing/open-home';

const game = (gameId: string, player2Name: string | null, isYourTurn = true) => ({
  gameId,
  playerPosition: 1,
  isYourTurn,
  currentRound: 5,
  player2Name,
});
const group = {
  id: 'g1',
  name: 'Breakfast Club',
  memberCount: 15,
  playedCount: 6,
  lead: { score: 27, members: 1, isOwn: false, playerName: 'Ada' },
};

const open = (facts: object, games: readonly object[] = []) => {
  const path = `/api/games/player/${currentIdentity().playerUUID}/active`;
  return openHome(
    { body: check({ hasLiveGames: games.length > 0, ...facts }) },
    { [path]: { body: { success: true, games } } },
  );
};

/** The rows as they are read out, each with the address that it leads to. */
async function rows(): Promise<string[]> {
  const items = within(await screen.findByRole('list', { name: 'With others' })).getAllByRole('listitem');
  return items.map((row) => `${row.textContent} → ${within(row).getByRole('link').getAttribute('href')}`);
}
const FRIEND = `Play a FriendTake turns choosing the letters → ${PAGES.playFriend}`;

it.each([
  ['6 of 15 played · Ada leads27', group],
  ['6 of 15 played · You lead27', { ...group, lead: { ...group.lead, isOwn: true } }],
  ['6 of 15 played · You share the lead27', { ...group, lead: { ...group.lead, isOwn: true, members: 2 } }],
  ['6 of 15 played · 3 share the lead27', { ...group, lead: { ...group.lead, members: 3 } }],
  ['6 of 15 played · Unknown Player leads27', { ...group, lead: { ...group.lead, playerName: null } }],
  ['Nobody has played yet', { ...group, playedCount: 0, lead: null }],
])("says of the player's group today: %s", async (text, shown) => {
  open({ groups: [shown] });
  expect(await rows()).toEqual([`Breakfast Club${text} → ${groupLeaderboardPath('g1')}`, FRIEND]);
});

it.each([
  ['one', [game('AAAAA', 'Ada')], ['Your move: AdaRound 5 of 16 → /game/AAAAA']],
  ['a nameless friend', [game('AAAAA', null)], ['Your move: a friendRound 5 of 16 → /game/AAAAA']],
  [
    'three, but not those in which the others are to move',
    ['Ada', 'Bo', 'Cleo'].map((name) => game(name, name)).concat(game('DDDDD', 'Dan', false)),
    ['Ada', 'Bo', 'Cleo'].map((name) => `Your move: ${name}Round 5 of 16 → /game/${name}`),
  ],
  [
    'more than three as a number',
    ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'].map((name) => game(name, name)),
    [
      'Your move: AdaRound 5 of 16 → /game/Ada',
      'Your move: BoRound 5 of 16 → /game/Bo',
      `Your move in 3 more gamesSee all of your games → ${PAGES.playFriend}`,
    ],
  ],
])('lists the games that wait for the player: %s', async (_, games, shown) => {
  open({}, games);
  expect(await rows()).toEqual([...shown, FRIEND]);
});

it('no longer lists games once the server says that there are none', async () => {
  const { answers } = open({}, [game('AAAAA', 'Ada')]);
  expect(await rows()).toContain('Your move: AdaRound 5 of 16 → /game/AAAAA');
  answers['/api/1pv3/check-completion'] = { body: check({ hasLiveGames: false }) };
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 360_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect(await rows()).toEqual([FRIEND]));
});

it('leads to games against the bot that are in progress', async () => {
  const duel = { gameId: 'DC-7', level: 'gentle', status: 'active', currentRound: 5 };
  open({ duels: [duel], groups: [group] }, [game('AAAAA', 'Ada')]);
  expect(await rows()).toEqual([
    expect.stringMatching(/^Breakfast Club/),
    expect.stringMatching(/^Your move: Ada/),
    'Resume: The MosaicistGentle · Round 5 of 16 → /daily-challenge/DC-7',
    FRIEND,
  ]);
});

it('asks for no games of a player who has none', async () => {
  const { asked } = open({});
  expect(await rows()).toEqual([FRIEND]);
  expect(asked.filter(({ path }) => path.startsWith('/api/games'))).toEqual([]);
});

it('shows nothing below before it knows who waits, so that nothing moves', async () => {
  let respond: (games: object) => void = () => undefined;
  const path = `/api/games/player/${currentIdentity().playerUUID}/active`;
  const games = new Promise<object>((resolve) => (respond = resolve));
  openHome(
    { body: check({ hasLiveGames: true }) },
    { [path]: games.then((body) => ({ body: { success: true, games: body } })) },
  );
  expect(await screen.findByText('2/3')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Other ways to play' })).toBeNull();
  await act(() => Promise.resolve(respond([game('AAAAA', 'Ada')])));
  expect(await rows()).toEqual([expect.stringMatching(/Ada/), FRIEND]);
  expect(await screen.findByRole('list', { name: 'Other ways to play' })).toBeVisible();
});

it('shows the other modes in one row after the first finished game, and not before', async () => {
  open({});
  const modes = await screen.findByRole('list', { name: 'Other ways to play' });
  expect(
    within(modes)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([PAGES.challenges, PAGES.duels, PAGES.archive, PAGES.simpleDaily]);
});

it('shows a newcomer nothing of them, but the friend who waits', async () => {
  open(newcomer, [game('AAAAA', 'Ada')]);
  expect(await rows()).toEqual([expect.stringMatching(/^Your move: Ada/)]);
  expect(screen.queryByRole('list', { name: 'Other ways to play' })).toBeNull();
});
