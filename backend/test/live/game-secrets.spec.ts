import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { activeGame, byRest, bySocket, CELLS, LETTERS, playRounds } from '../support/games.js';
import { connect, openStream } from '../support/live.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Shape {
  type?: string;
  game?: Record<string, unknown>;
  change?: { by: number | null; cellIndex: number | null };
}

/** The JSON object in a received text. */
const parsed = (raw: string): Shape => JSON.parse(raw.slice(raw.indexOf('{'))) as Shape;

test("before the end, nothing that a player receives reveals the opponent's playerUUID, cells or grid", async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const [socket, stream] = [await connect(app, ann), await openStream(app, ben)];
  const answers: string[][] = [[], []];
  const senders = { 1: bySocket(socket), 2: byRest(app, ben) };
  for (let round = 1; round < 16; round++) {
    await playRounds(senders, gameId, round, round);
    for (const [index, player] of [ann, ben].entries()) {
      answers[index]?.push(
        JSON.stringify((await app.call(CALLS.getGame, { player, params: { gameId } })).body),
        JSON.stringify(
          (await app.call(CALLS.joinGame, { player, params: { gameId }, body: { clientId: 'c' } })).body,
        ),
        JSON.stringify((await app.call(CALLS.activeGames, { player, params: { playerUUID: player } })).body),
        JSON.stringify(
          (await app.call(CALLS.resetPlayer, { player, params: { gameId, playerId: String(index + 1) } }))
            .body,
        ),
      );
    }
  }
  await socket.send('refresh_game', { gameId });
  const resumed = await connect(app, ann, { lastEventId: `${gameId}:1:0` });
  const again = await openStream(app, ben, { lastEventId: `${gameId}:1:0` });
  for (const listener of [socket, stream, resumed, again]) {
    await listener.heard('ROUND_COMPLETE', ({ version }) => version === 46);
  }
  const received = {
    1: [...socket.raw, ...resumed.raw, ...(answers[0] ?? [])],
    2: [...stream.raw, ...again.raw, ...(answers[1] ?? [])],
  };
  for (const [own, other, secret] of [
    [1, 2, ben],
    [2, 1, ann],
  ] as const) {
    expect(received[own].length).toBeGreaterThan(100);
    for (const raw of received[own]) {
      expect(raw).not.toContain(secret);
      const { game, change } = parsed(raw);
      if (change?.by === other) expect(change.cellIndex).toBeNull();
      if (game?.['status'] !== 'active') continue;
      expect([game[`player${other}Grid`]].flat(2).every((cell) => cell === null)).toBe(true);
      expect((game[`player${other}Cells`] as unknown[]).every((cell) => cell === null)).toBe(true);
      expect([
        game['player1Score'],
        game['player2Score'],
        game['player1Words'],
        game['player2Words'],
      ]).toEqual([0, 0, [], []]);
    }
  }
  // The last letter reveals both grids to both players.
  await senders[2]('submit_letter', { gameId, letter: LETTERS[15] });
  for (const listener of [socket, stream]) {
    const { game } = await listener.heard('GAME_COMPLETE');
    expect([game?.player1Cells, game?.player2Cells]).toEqual([CELLS[1], CELLS[2]]);
    listener.close();
  }
  for (const raw of [...socket.raw, ...resumed.raw]) expect(raw).not.toContain(ben);
  resumed.close();
  again.close();
});
