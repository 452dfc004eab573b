import { aPlayer, type CallInput, type TestApp } from './app.js';
import { Browser } from './browser.js';
import { GOOD_GRID, playDaily, startDaily } from './dailies.js';
import { deviceCode } from './devices.js';
import { activeGame, byRest, choose, playRounds, waitingGame, type CommandSenders } from './games.js';
import { aFounder, joinGroup, memberIdOf, takeName } from './groups.js';

/** A game of two new players, and how they send commands. */
async function aGame(
  app: TestApp,
): Promise<{ gameId: string; players: [string, string]; senders: CommandSenders }> {
  const players: [string, string] = [aPlayer(), aPlayer()];
  const senders = { 1: byRest(app, players[0]), 2: byRest(app, players[1]) };
  return { gameId: await activeGame(app, ...players), players, senders };
}

export const aLetterToChoose = async (app: TestApp): Promise<CallInput> => {
  const { gameId, players } = await aGame(app);
  return { player: players[0], params: { gameId }, body: { letter: 'A', round: 1 } };
};
export const aLetterToPlace = async (app: TestApp): Promise<CallInput> => {
  const { gameId, players, senders } = await aGame(app);
  await choose(senders, gameId, 1);
  return { player: players[0], params: { gameId }, body: { cellIndex: 0, round: 1 } };
};
export const aDeviceCode = async (app: TestApp): Promise<CallInput> => ({
  body: { code: await deviceCode(new Browser(app)) },
});
export const aCompletedGame = async (app: TestApp): Promise<CallInput> => {
  const { gameId, players, senders } = await aGame(app);
  await playRounds(senders, gameId);
  return { player: players[0], params: { gameId }, body: {} };
};
/** A game in which nobody has moved for eight days. It waits for the first player; the call is made by the second. */
export const aPausedGame = async (app: TestApp): Promise<CallInput> => {
  const { gameId, players } = await aGame(app);
  await app.sql(
    `UPDATE games SET "lastActivityAt" = "lastActivityAt" - interval '8 days' WHERE "gameId" = $1`,
    [gameId],
  );
  return { player: players[1], params: { gameId }, body: {} };
};
export const aFinishedGame = async (app: TestApp): Promise<CallInput> => {
  const { player, params } = await aCompletedGame(app);
  return { ...(player === undefined ? {} : { player }), ...(params ? { params } : {}) };
};
export const aStartedDaily = async (app: TestApp, player = aPlayer()): Promise<CallInput> => ({
  player,
  params: { gameId: await startDaily(app, player) },
  body: { playerGrid: GOOD_GRID },
});
export const aCompletedDaily = async (app: TestApp): Promise<CallInput> => {
  const player = aPlayer();
  return { player, body: { gameId: await playDaily(app, player) } };
};
export const aGameToJoin = async (app: TestApp): Promise<CallInput> => ({
  params: { gameId: await waitingGame(app, aPlayer()) },
  body: { clientId: 'c' },
});

/** A group of two members. */
export async function aGroup(app: TestApp) {
  const { founder, group } = await aFounder(app);
  const member = new Browser(app);
  const name = await takeName(member);
  await joinGroup(member, group);
  return { founder, group, member, memberId: await memberIdOf(founder, group.id, name) };
}
