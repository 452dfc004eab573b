import { ROUNDS } from '@tessera/rules';
import { eventually } from '../support/eventually.js';
import { RetryingPlayer, type AcknowledgedMove } from './retrying-player.js';
import { withSystem, type Instance, type System } from './system.js';

/** A live game between two retrying players, the first on one instance, the second on the other. */
export interface Match {
  gameId: string;
  players: [RetryingPlayer, RetryingPlayer];
  /** Lets both play to the end of a round, and waits until both have received it. */
  playTo(round: number): Promise<void>;
  /** Lets both continue without waiting. */
  playOn(): void;
  /** Resolves once both have received everything that the database has at this moment. */
  converge(): Promise<void>;
  /** Both have been acknowledged exactly the moves that are in the database. */
  expectNothingLost(): Promise<void>;
  /** Plays to the end, and compares the acknowledged moves and both final states with the database. */
  finish(): Promise<void>;
}

/** What a match needs of the system on which it is played. */
export interface Playable {
  instances: readonly Pick<Instance, 'address'>[];
  sql: System['sql'];
}

/** Two servers with a game, for the duration of a test. */
export const withMatch =
  (play: (match: Match, system: System) => Promise<void>, databaseUrl?: string) => (): Promise<void> =>
    withSystem(
      async (system) => {
        const players: RetryingPlayer[] = [];
        try {
          await play(await startMatch(system, players), system);
        } finally {
          players.forEach((player) => player.close());
        }
      },
      { databaseUrl },
    );

/**
 * A game on two servers, beginning with the one `at` this place. Its players are added to `players`, so that the
 * caller can disconnect them.
 */
export async function startMatch(system: Playable, players: RetryingPlayer[], at = 0): Promise<Match> {
  const inOrder = system.instances.map(({ address }) => address);
  const addresses = [...inOrder.slice(at), ...inOrder.slice(0, at)];
  const ann = new RetryingPlayer(1, addresses);
  players.push(ann);
  const gameId = await ann.create();
  const bob = new RetryingPlayer(2, addresses.toReversed(), gameId);
  players.push(bob);
  await bob.join();
  return matchOf(system, gameId, [ann, bob]);
}

function matchOf(system: Playable, gameId: string, players: [RetryingPlayer, RetryingPlayer]): Match {
  const storedVersion = async () =>
    (await system.sql.query<{ version: number }>('SELECT version FROM games WHERE "gameId" = $1', [gameId]))
      .rows[0]?.version ?? 0;
  const playUntil = (round: number) => players.forEach((player) => player.playUntil(round));
  /** An event may arrive before the acknowledgement of the move that caused it. */
  const bothPast = (round: number) =>
    players.every(
      ({ known: { position }, isMoving }) =>
        !isMoving && position && (position.round > round || position.phase === 'completed'),
    );

  return {
    gameId,
    players,
    playOn: () => playUntil(ROUNDS),
    playTo: async (round) => {
      playUntil(round);
      await eventually(`both have finished round ${round}`, () => bothPast(round));
    },
    converge: async () => {
      const version = await storedVersion();
      const versions = () => players.map(({ known }) => known.version);
      await eventually(`both have version ${version}`, () => versions().every((known) => known >= version));
    },
    expectNothingLost: async () => void (await expectNothingLost(system, gameId, players)),
    finish: async () => {
      playUntil(ROUNDS);
      await eventually('both have received the end', () => bothPast(ROUNDS));
      expect(await expectNothingLost(system, gameId, players)).toBe(46);
      expectSameEnd(players);
    },
  };
}

interface EventRow {
  version: number;
  playerId: 1 | 2;
  eventType: string;
  eventData: { letter: string; cellIndex: number | null; round: number };
  roundNumber: number;
}

const inOrder = (moves: AcknowledgedMove[]) => moves.sort((a, b) => a.version - b.version);

/** Every acknowledged move is in the database once, and no others are. Returns how many there are. */
async function expectNothingLost(
  { sql }: Playable,
  gameId: string,
  players: [RetryingPlayer, RetryingPlayer],
): Promise<number> {
  const { rows } = await sql.query<EventRow>(
    `SELECT * FROM game_events WHERE "gameId" = $1
     AND "eventType" IN ('LETTER_SELECTED', 'PLAYER_PLACED_LETTER') ORDER BY version`,
    [gameId],
  );
  const stored = rows.map(({ version, playerId, eventType, eventData, roundNumber }): AcknowledgedMove => {
    const isLetter = eventType === 'LETTER_SELECTED';
    const value = isLetter ? eventData.letter : (eventData.cellIndex ?? -1);
    return { seat: playerId, kind: isLetter ? 'letter' : 'place', round: roundNumber, value, version };
  });
  const [ann, bob] = players;
  expect(players.map(({ rejections }) => rejections)).toEqual([[], []]);
  expect(inOrder([...ann.acknowledged, ...bob.acknowledged])).toEqual(stored);
  return stored.length;
}

/** Both players saw the same end. */
function expectSameEnd(players: [RetryingPlayer, RetryingPlayer]): void {
  const [hers, his] = players.map(({ known: { game } }) => ({ ...game, player1UUID: '', player2UUID: '' }));
  expect(hers).toMatchObject({ status: 'completed', version: 47 });
  expect(his).toEqual(hers);
  for (const grid of [hers?.player1Grid, hers?.player2Grid]) {
    expect([...(grid ?? [])].flat().sort().join('')).toBe('ACDEFHILMNORSTUW');
  }
}

/** The original processes are still running. */
export async function expectAlive(...instances: Pick<Instance, 'program'>[]): Promise<void> {
  for (const { program } of instances) {
    const end = await Promise.race([program.ended, Promise.resolve('running')]);
    expect(`${String(end)}\n${program.output()}`).toMatch(/^running\n/);
    expect((await fetch(`${await program.address}/api/health/live`)).status).toBe(200);
  }
}
