import { aPlayer, type TestApp } from './app.js';
import { activeGame, byRest, choose, place, playRounds, readGame } from './games.js';

/** A live game in the middle of round 4: one player has placed the letter, the other hasn't. */
export async function gameUnderWay(app: TestApp) {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const moves = (where: TestApp) => ({ 1: byRest(where, ann), 2: byRest(where, ben) });
  const seen = async (where: TestApp) => [
    await readGame(where, ann, gameId),
    await readGame(where, ben, gameId),
  ];
  await playRounds(moves(app), gameId, 1, 3);
  await choose(moves(app), gameId, 4);
  await place(moves(app), gameId, 4, 1);
  const then = await seen(app);
  return {
    /** Makes the move that is due, which a backup made before doesn't contain. */
    placeNext: () => place(moves(app), gameId, 4, 2),
    chooseNext: () => choose(moves(app), gameId, 5),
    /** There, both see the game as it was, and play it to its end. */
    expectToGoOn: async (restored: TestApp) => {
      expect(await seen(restored)).toEqual(then);
      const after = moves(restored);
      expect(await place(after, gameId, 4, 2)).toMatchObject({ success: true });
      await playRounds(after, gameId, 5);
      const [{ status } = { status: '' }] = await seen(restored);
      expect(status).toBe('completed');
    },
  };
}
