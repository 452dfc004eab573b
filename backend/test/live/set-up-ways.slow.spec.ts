import { CALLS } from '@tessera/contracts/calls';
import fc from 'fast-check';
import { NewGamesRepository } from '../../src/game/lifecycle/new-games.repository.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { waitingGame } from '../support/games.js';
import { connect, type TestSocket } from '../support/live.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The first players are connected; the others use REST only. */
const CONNECTED = 2;
const PLAYERS = 4;
const CODE_OF_NO_GAME = 'QQQQQ';

type Step = { player: number; game: number } & (
  | { kind: 'create'; requestId: string | undefined }
  | { kind: 'create for nobody' }
  | { kind: 'join'; requestedPlayerId: 1 | 2 | undefined }
  | { kind: 'hide' }
  | { kind: 'merge' }
);
const what = fc.oneof(
  fc.record({
    kind: fc.constant('create' as const),
    requestId: fc.constantFrom(undefined, undefined, 'one', 'two "quoted\\', 'three\nlines'),
  }),
  fc.record({
    kind: fc.constant('join' as const),
    requestedPlayerId: fc.constantFrom(undefined, 1 as const, 2 as const),
  }),
  fc.record({
    kind: fc.constant('join' as const),
    requestedPlayerId: fc.constantFrom(undefined, 1 as const, 2 as const),
  }),
  fc.constantFrom(
    { kind: 'create for nobody' as const },
    { kind: 'hide' as const },
    { kind: 'merge' as const },
  ),
);
const aStep: fc.Arbitrary<Step> = fc
  .tuple(fc.record({ player: fc.nat(PLAYERS - 1), game: fc.nat(4) }), what)
  .map(([who, step]) => ({ ...who, ...step }));

class Play {
  readonly players = Array.from({ length: PLAYERS }, aPlayer);
  readonly sockets: TestSocket[] = [];
  readonly codes: string[] = [];
  readonly answers: unknown[] = [];

  constructor(private readonly beforeStep?: () => void) {}

  async run(steps: readonly Step[]): Promise<void> {
    for (const player of this.players.slice(0, CONNECTED)) {
      const gameId = await waitingGame(app, player);
      this.codes.push(gameId);
      this.sockets.push(await connect(app, player));
      await eventually('the connection is up to date', () => this.isSeen(gameId));
    }
    for (const step of steps) {
      this.beforeStep?.();
      const answer = await this.take(step);
      this.answers.push(answer);
      const { success, gameId } = answer as { success: boolean; gameId?: string };
      if (success && gameId !== undefined && !this.codes.includes(gameId)) this.codes.push(gameId);
      await eventually('all starts have been heard', () => this.hasHeardStarts());
    }
    for (const socket of this.sockets) {
      // Afterwards, everything that was published before has arrived.
      await socket.send('refresh_game', { gameId: CODE_OF_NO_GAME });
      socket.close();
    }
  }

  /** All that anyone got or that is stored, with names instead of random IDs. */
  async outcome(): Promise<string> {
    const games = await app.sql(
      `SELECT games.*, NULL AS id, NULL AS "player1LastSeen" FROM games WHERE "gameId" = ANY($1) ORDER BY array_position($1, "gameId")`,
      [this.codes],
    );
    const events = await app.sql(
      `SELECT "gameId", version, index, "playerId", "eventType", "eventData", "roundNumber", timestamp
         FROM game_events WHERE "gameId" = ANY($1) ORDER BY array_position($1, "gameId"), version, index`,
      [this.codes],
    );
    const players = await app.sql(
      `SELECT players.*, NULL AS "createdAt" FROM players WHERE "playerUUID" = ANY($1)
        ORDER BY array_position($1, "playerUUID")`,
      [this.players],
    );
    // Heartbeats come at any time.
    const messages = this.sockets.map((socket) => socket.messages.filter(({ type }) => type !== 'HEARTBEAT'));
    const names = new Map([...this.players, ...this.codes].map((id, i) => [id, `name ${i}`]));
    const text = JSON.stringify({ answers: this.answers, messages, games, events, players }, null, 2);
    return text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[A-Z0-9]{5}\b/g, (id) => {
      if (/^[A-Z0-9]{5}$/.test(id) && !this.codes.includes(id)) return id;
      const name = names.get(id) ?? `name ${names.size}`;
      names.set(id, name);
      return name;
    });
  }

  private async take({ player: index, game, ...step }: Step): Promise<unknown> {
    const player = this.players[index] ?? '';
    const socket = this.sockets[index];
    const gameId = this.codes[game] ?? CODE_OF_NO_GAME;
    switch (step.kind) {
      case 'create': {
        const body = step.requestId === undefined ? {} : { requestId: step.requestId };
        if (socket) return socket.send('create_game', body);
        return (await app.call(CALLS.createGame, { player, body })).body;
      }
      case 'create for nobody':
        return (await app.call(CALLS.createGame, { body: {} })).body;
      case 'join': {
        const { requestedPlayerId } = step;
        if (socket) return socket.send('join_game', { gameId, requestedPlayerId });
        const body = { clientId: 'c', requestedPlayerId };
        return (await app.call(CALLS.joinGame, { player, params: { gameId }, body })).body;
      }
      case 'hide':
        return (await app.call(CALLS.hideGame, { player, params: { gameId, playerUUID: player } })).body;
      case 'merge':
        await app.sql(
          `UPDATE players SET "adoptedBy" = $2 WHERE "playerUUID" = $1 AND EXISTS (
             SELECT 1 FROM players WHERE "playerUUID" = $2)`,
          [player, this.players[(index + 1) % PLAYERS]],
        );
        return {};
    }
  }

  /** Storing a player's presence is the last thing that connecting does. */
  private async isSeen(gameId: string): Promise<boolean> {
    const rows = await app.sql('SELECT 1 FROM games WHERE "gameId" = $1 AND "player1LastSeen" IS NOT NULL', [
      gameId,
    ]);
    return rows.length > 0;
  }

  /** The start of a game that was joined over REST is recorded and published after the response. */
  private async hasHeardStarts(): Promise<boolean> {
    const connected = this.players.slice(0, CONNECTED);
    const seats = await app.sql<Record<string, string | null> & { isDue: boolean }>(
      `SELECT "gameId", "player1UUID" AS one, "player2UUID" AS two, status = 'active'
         AND coalesce("player1Connected" OR "player1UUID" = ANY($2), false)
         AND coalesce("player2Connected" OR "player2UUID" = ANY($2), false) AS "isDue"
       FROM games WHERE "gameId" = ANY($1)`,
      [this.codes, connected],
    );
    return seats.every(({ gameId, one, two, isDue }) =>
      this.sockets.every(({ messages }, i) => {
        const plays = [one, two].includes(connected[i] ?? '');
        const hasStarted = messages.some(
          (message) => message.type === 'GAME_STARTED' && message.gameId === gameId,
        );
        return !isDue || !plays || hasStarted;
      }),
    );
  }
}

async function outcomeOf(steps: readonly Step[], beforeStep?: () => void): Promise<string> {
  const play = new Play(beforeStep);
  await play.run(steps);
  return play.outcome();
}

test('games are set up the same if the first attempt of each step does not apply', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 3, maxLength: 14 }), async (steps) => {
      const atOnce = await outcomeOf(steps);
      const later = await outcomeOf(steps, () => {
        jest.restoreAllMocks();
        jest.spyOn(NewGamesRepository.prototype, 'insert').mockResolvedValueOnce(null);
        jest.spyOn(NewGamesRepository.prototype, 'seat').mockResolvedValueOnce(null);
      });
      jest.restoreAllMocks();
      expect(later).toBe(atOnce);
    }),
    { numRuns: 40 },
  );
});
