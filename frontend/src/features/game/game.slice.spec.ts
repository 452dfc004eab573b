import { createStore } from '../../store/create-store';
import { gameActions, selectBoard } from './game.slice';
import { aView, choose, JOIN, played } from './testing/a-view';

const open = (gameId: string, game = played(JOIN)) =>
  gameActions.gameOpened({ game: aView(game, 1, { gameId }), seat: 1 });
const command = choose(1, 'R');
const hand = { draft: 'R', stagedCell: 5 };

it.each([
  ['an accepted letter', gameActions.commandAccepted({ gameId: 'AAAAA', command, version: 2 })],
  ['a rejected letter', gameActions.commandRejected({ gameId: 'AAAAA', command, hand })],
  ['a rematch', gameActions.rematchChanged({ gameId: 'AAAAA', rematch: 'asking' })],
  ['a state', gameActions.gameSynced(aView(played(JOIN, command), 1, { gameId: 'AAAAA' }))],
])('what arrives about a game that was left changes no other: %s', (_, late) => {
  const store = createStore();
  store.dispatch(open('AAAAA'));
  store.dispatch(gameActions.commandSent({ command, hand }));
  store.dispatch(open('BBBBB'));
  const before = selectBoard(store.getState());
  store.dispatch(late);
  expect(selectBoard(store.getState())).toBe(before);
});

it('an accepted letter belongs to the game, and a rejected one comes back into the hand', () => {
  const store = createStore();
  store.dispatch(open('AAAAA'));
  store.dispatch(gameActions.commandSent({ command, hand: { draft: null, stagedCell: 5 } }));
  store.dispatch(gameActions.commandRejected({ gameId: 'AAAAA', command, hand }));
  expect(selectBoard(store.getState())).toMatchObject(hand);
  store.dispatch(gameActions.commandAccepted({ gameId: 'AAAAA', command, version: 2 }));
  expect(selectBoard(store.getState())?.known.version).toBe(2);
});
