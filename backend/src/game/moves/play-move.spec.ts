import { applyLive, liveRound, type LiveGame } from '@tessera/rules';
import fc from 'fast-check';
import { moveError, type PlayMoveCommand } from './move.js';
import { GAMES, NEW_GAME, PLAYERS } from './testing/fake-database.js';
import { anInstance, firstPublished, type Instance, type Sent } from './testing/instance.js';
import { anyMove, commandOf, letter, place } from './testing/moves.js';

/** What one server that handles one command after another would respond. */
class SequentialModel {
  private readonly games = new Map<string, LiveGame>(GAMES.map((game) => [game, NEW_GAME]));
  private readonly versions = new Map<string, number>();

  game(gameId: string): LiveGame {
    return this.games.get(gameId) ?? NEW_GAME;
  }

  play({ gameId, playerUUID, move }: PlayMoveCommand): Sent['outcome'] {
    const seat = playerUUID === PLAYERS[1] ? 1 : 2;
    const before = this.game(gameId);
    const outcome = applyLive(before, { ...move, seat });
    if (outcome.kind === 'rejected') return { code: moveError(outcome.rejection).code };
    const round = outcome.kind === 'repeated' ? outcome.round : (move.round ?? liveRound(before));
    const key = `${gameId} ${move.kind} ${move.kind === 'letter' ? '' : seat} ${round}`;
    if (outcome.kind === 'accepted') {
      this.games.set(gameId, outcome.game);
      this.versions.set(key, outcome.game.version);
    }
    return { version: this.versions.get(key) ?? 0, round };
  }
}

/** Both placements of a round wait together, because the database was busy when they arrived. */
async function withWaitingPlacements(): Promise<Instance> {
  const instance = anInstance();
  for (const gameId of GAMES) {
    instance.send(letter(gameId, 1, 'A'));
    await instance.finish();
  }
  instance.send(place(GAMES[1], 1, 0));
  await instance.settled();
  instance.send(place(GAMES[0], 1, 3));
  instance.send(place(GAMES[0], 2, 7));
  await instance.end('committed');
  return instance;
}

test('both placements of a round share a commit, and each is published by itself', async () => {
  const instance = await withWaitingPlacements();
  await instance.end('committed');
  expect(instance.database.running).toHaveLength(0);
  expect(instance.sent.slice(-2).map(({ outcome }) => outcome)).toEqual([
    { version: 3, round: 1 },
    { version: 4, round: 1 },
  ]);
  expect(
    instance.published.slice(-2).map(({ version, events }) => [version, events.map(({ type }) => type)]),
  ).toEqual([
    [3, ['PLAYER_PLACED_LETTER']],
    [4, ['PLAYER_PLACED_LETTER', 'ROUND_COMPLETE']],
  ]);
});

test('if moves that share a commit are refused by the database, each is tried on its own', async () => {
  const instance = await withWaitingPlacements();
  await instance.end('failed');
  await instance.end('failed');
  await instance.finish();
  expect(instance.sent.slice(-2).map(({ outcome }) => outcome)).toEqual([
    { code: 'INTERNAL' },
    { version: 3, round: 1 },
  ]);
});

test('simultaneous commands get the responses that they would get one after another', async () => {
  const step = fc.oneof(
    { arbitrary: anyMove, weight: 4 },
    { arbitrary: fc.constant('end' as const), weight: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 120, size: 'max' }), async (steps) => {
      const instance = anInstance();
      const model = new SequentialModel();
      const expected: Sent['outcome'][] = [];
      for (const current of steps) {
        if (current === 'end') await instance.end('committed');
        else {
          const command = commandOf(current, model.game(current.game));
          expected.push(model.play(command));
          instance.send(command);
        }
      }
      await instance.finish();
      expect(instance.sent.map(({ outcome }) => outcome)).toEqual(expected);
      expect(instance.published.every(({ wasStored }) => wasStored)).toBe(true);
      for (const gameId of GAMES) {
        const { live } = instance.database.find(gameId);
        expect(live).toEqual(model.game(gameId));
        expect(firstPublished(instance, gameId)).toEqual(versionsAfterStart(live));
      }
    }),
  );
});

/** Versions of accepted moves: joining is the first. */
const versionsAfterStart = ({ version }: LiveGame): number[] =>
  Array.from({ length: version - 1 }, (_, i) => i + 2);
