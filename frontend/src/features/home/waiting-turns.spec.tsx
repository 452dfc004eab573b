import { PAGES } from '@tessera/contracts/constants';
import { screen } from '@testing-library/react';
import { currentIdentity } from '../../store/identity/identity';
import { check, openHome } from './testing/open-home';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const GAMES = /^\/api\/games\/player\/.*\/active$/;
const game = (gameId: string, player2Name: string | null, player2UUID = player2Name, isYourTurn = true) => ({
  gameId,
  playerPosition: 1,
  isYourTurn,
  player2Name,
  player2UUID,
});
const open = (games: readonly object[], hasLiveGames = games.length > 0) => {
  const { playerUUID } = currentIdentity();
  const path = `/api/games/player/${playerUUID}/active`;
  return openHome({ body: check({ hasLiveGames }) }, { [path]: { body: { success: true, games } } });
};

it.each([
  ['Your move: Ada', [game('AAAAA', 'Ada')], '/game/AAAAA'],
  ['Your move: a friend', [game('AAAAA', null)], '/game/AAAAA'],
  ['Your move: Ada and Bo', [game('AAAAA', 'Ada'), game('BBBBB', 'Bo')], PAGES.playFriend],
  [
    'Your move: Ada and 2 others',
    [game('AAAAA', null, 'x'), game('BBBBB', 'Ada'), game('CCCCC', 'Cleo'), game('DDDDD', 'Dan', 'd', false)],
    PAGES.playFriend,
  ],
  ['Your move: Ada in 2 games', [game('AAAAA', 'Ada'), game('BBBBB', 'Ada')], PAGES.playFriend],
])('says on a browser that has never opened a game: %s', async (text, games, href) => {
  open(games);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', href);
});

it('asks for no games of a player who has none', async () => {
  const { asked } = open([], false);
  expect(await screen.findByText('Turtle')).toBeVisible();
  expect(asked.filter(({ path }) => GAMES.test(path))).toEqual([]);
  expect(screen.getByText('Take turns choosing the letters')).toBeVisible();
});
