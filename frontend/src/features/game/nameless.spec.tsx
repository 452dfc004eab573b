import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { JOIN, aView, choose, fifteenRounds, place, played } from './testing/a-view';
import { fakeLive } from './testing/fake-live';
import { loadPage, onlyPresence } from './testing/open-game-page';

const NAMELESS = { player1Name: null, player2Name: null };

beforeEach(() => void onlyPresence());

const open = (...commands: Parameters<typeof played>) => {
  const live = fakeLive(aView(played(...commands), 1, NAMELESS), 1);
  return { live, ...loadPage('/game/ABC12', live) };
};

it('calls a friend without a name your friend everywhere on the screen', async () => {
  open(JOIN, choose(1, 'C'), place(1, 0));
  expect((await screen.findAllByText('Waiting for your friend to place'))[0]).toBeVisible();
  expect(screen.getByText('Round 1 of 16 vs your friend')).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^Your friend's grid/ })[0]).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Say something to your friend' })).toBeInTheDocument();
  expect(screen.queryByText(/Anonymous/)).toBeNull();
});

it('starts sentences about a friend without a name with a capital letter', async () => {
  const { live } = open(JOIN, choose(1, 'C'));
  await screen.findAllByText('Place the letter C');
  live.say({ type: 'STATUS_UPDATED', gameId: 'ABC12', status: 'away', reason: 'left' });
  expect((await screen.findAllByText('Your friend has left the game'))[0]).toBeVisible();
});

it('names neither player Anonymous at the end', async () => {
  const game = played(...fifteenRounds('CARDAREADARTATS'), choose(2, 'E'));
  const live = fakeLive(aView(game, 1, NAMELESS), 1);
  loadPage('/game/ABC12', live);
  expect(await screen.findByRole('region', { name: "Your friend's result" })).toBeInTheDocument();
  expect(screen.queryByText(/Anonymous/)).toBeNull();
});

it('offers the name field to players without a name while they wait', async () => {
  let playerName: string | null = null;
  fakeFetch(({ method, path }) => {
    if (path === '/api/player/profile') return { body: { success: true, playerName } };
    if (path === '/api/player/username-available')
      return { body: { success: true, available: true, reason: null } };
    if (method === 'POST' && path === '/api/player/name') {
      playerName = 'Wordy';
      return { body: { success: true, playerName } };
    }
    return 'no connection';
  });
  open();
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Player Name' }), 'Wordy{Enter}');
  expect(await screen.findByRole('heading', { name: 'Wordy' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Waiting for your friend')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('Wordy');
  await act(async () => {});
});

it('offers no name field to players with a name', async () => {
  fakeFetch(({ path }) =>
    path === '/api/player/profile' ? { body: { success: true, playerName: 'Anna' } } : 'no connection',
  );
  open();
  expect(await screen.findByText('Waiting for your friend')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
