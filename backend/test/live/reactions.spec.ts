import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { activeGame, byRest, playRounds, waitingGame } from '../support/games.js';
import { connect, type TestSocket } from '../support/live.js';

let app: TestApp;
let ann: string;
let ben: string;
let gameId: string;
const opened: TestSocket[] = [];
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [ann, ben] = [aPlayer(), aPlayer()];
  gameId = await activeGame(app, ann, ben);
});
afterEach(() => opened.splice(0).forEach((socket) => socket.close()));

const react = async (player: string, reaction = 'nice', game = gameId) =>
  (await app.call(CALLS.react, { player, params: { gameId: game }, body: { reaction } })).body as {
    sent?: boolean;
    code?: string;
    field?: string;
  };

async function listen(player: string): Promise<TestSocket> {
  const socket = await connect(app, player);
  opened.push(socket);
  return socket;
}

const saidTo = ({ messages }: TestSocket) =>
  messages.filter(({ type }) => type === 'OPPONENT_REACTED').map(({ reaction }) => reaction);

test('the opponent hears what a player says, once a round, and the player does not', async () => {
  const [hers, his] = [await listen(ann), await listen(ben)];
  expect(await react(ann, 'hurry')).toMatchObject({ sent: true });
  expect(await his.heard('OPPONENT_REACTED')).toMatchObject({ gameId, reaction: 'hurry' });
  expect(await react(ann, 'nice')).toMatchObject({ sent: false });
  expect(await react(ben, 'ouch')).toMatchObject({ sent: true });
  await hers.heard('OPPONENT_REACTED');
  const senders = { 1: byRest(app, ann), 2: byRest(app, ben) };
  await playRounds(senders, gameId, 1, 1);
  expect(await react(ann, 'close')).toMatchObject({ sent: true });
  await his.heard('OPPONENT_REACTED', ({ reaction }) => reaction === 'close');
  expect([saidTo(hers), saidTo(his)]).toEqual([['ouch'], ['hurry', 'close']]);
});

test('two requests at once are heard once', async () => {
  const his = await listen(ben);
  const sent = await Promise.all(['nice', 'ouch', 'close'].map((reaction) => react(ann, reaction)));
  expect(sent.filter((answer) => answer.sent === true)).toHaveLength(1);
  await his.heard('OPPONENT_REACTED');
  await react(ben);
  expect(saidTo(his)).toHaveLength(1);
});

test('the end of a game can be commented, too', async () => {
  await playRounds({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, 1, 16);
  expect(await react(ann, 'played')).toMatchObject({ sent: true });
  expect(await react(ann, 'played')).toMatchObject({ sent: false });
});

test('nobody says anything of their own, to games of others, or before someone has joined', async () => {
  expect(await react(ann, 'You fool')).toMatchObject({ code: 'BAD_INPUT', field: 'reaction' });
  expect(await react(aPlayer())).toMatchObject({ code: 'NOT_A_PLAYER' });
  const waiting = await waitingGame(app, ann);
  expect(await react(ann, 'nice', waiting)).toMatchObject({ code: 'NOT_STARTED' });
});
