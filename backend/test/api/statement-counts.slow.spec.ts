import { CALLS } from '@tessera/contracts/calls';
import type { CommandName } from '@tessera/contracts/live';
import { dateIn } from '@tessera/rules';
import { aPlayer, type TestApp } from '../support/app.js';
import type { CallName } from '../support/call-inputs.js';
import { Cast, startGuardedApp } from '../support/callers.js';
import { aNamed } from '../support/groups.js';
import { connect } from '../support/live.js';
import {
  aCompletedDaily,
  aCompletedGame,
  aGameToJoin,
  aLetterToChoose,
  aLetterToPlace,
  aStartedDaily,
} from '../support/prepared-calls.js';
import { OidcServer, withProvider } from '../support/oidc.js';
import { WITH_PASSKEYS } from '../support/passkeys.js';
import { CALL_TABLE } from '../support/call-table.js';
import {
  calling,
  scenarioOf,
  type Prepare,
  type Scenario,
  type ScenarioContext,
} from '../support/statement-scenarios.js';
import { StatementCounter } from '../support/statements.js';

let counter: StatementCounter;
let context: ScenarioContext;
beforeAll(async () => {
  counter = new StatementCounter();
  const provider = await OidcServer.start();
  await provider.knows('ann', { email: 'ann@org.example' });
  const app = await startGuardedApp(undefined, {
    env: { ...withProvider(provider.issuer), ...WITH_PASSKEYS },
  });
  context = { app, provider, cast: await Cast.of(app), opened: [] };
});
afterAll(async () => {
  for (const connection of context.opened) connection.close();
  await context.app.close();
  await context.provider.stop();
  counter.stop();
});

/** Other paths of the calls that are made most often. */
const OTHER_PATHS: Record<string, [count: number, scenario: Scenario]> = {
  'createDaily, resumed': [
    2,
    calling('createDaily', async (app) => ({ player: (await aStartedDaily(app)).player, body: {} })),
  ],
  'completeDaily by a named player': [
    2,
    calling('completeDaily', async (app) => aStartedDaily(app, (await aNamed(app)).player)),
  ],
  'completeDaily, repeated': [
    4,
    calling('completeDaily', async (app) => {
      const input = await aStartedDaily(app);
      await app.call(CALLS.completeDaily, input);
      return input;
    }),
  ],
  'checkCompletion by a player who has completed it': [
    7,
    calling('checkCompletion', async (app) => {
      const { player } = await aCompletedDaily(app);
      return { player, query: { date: dateIn('UTC', app.clock.now()) } };
    }),
  ],
  'leaderboardToday of a player who has played': [
    3,
    calling('leaderboardToday', async (app) => ({ player: (await aCompletedDaily(app)).player })),
  ],
  'playerStats in a session': [
    2,
    ({ cast }) => Promise.resolve(() => cast.browsers.member.call(CALLS.playerStats)),
  ],
  'createGame, a duel': [
    10,
    calling('createGame', () => ({ body: { gameMode: 'daily', level: 'keen', userTimezone: 'UTC' } })),
  ],
};

const commanding =
  (name: CommandName, input: Prepare): Scenario =>
  async ({ app, opened }) => {
    const { player = aPlayer(), params, body } = await input(app);
    const socket = await connect(app, player);
    opened.push(socket);
    return async () =>
      expect((await socket.send(name, { ...params, ...(body as object) })).success).toBe(true);
  };

/** The number of statements of each socket command on its normal path. */
const COMMAND_COUNTS: Record<CommandName, [count: number, scenario: Scenario]> = {
  create_game: [1, commanding('create_game', () => ({}))],
  join_game: [1, commanding('join_game', aGameToJoin)],
  submit_letter: [2, commanding('submit_letter', aLetterToChoose)],
  submit_placement: [2, commanding('submit_placement', aLetterToPlace)],
  refresh_game: [2, commanding('refresh_game', aLetterToChoose)],
  update_status: [
    4,
    commanding('update_status', async (app) => ({
      ...(await aLetterToChoose(app)),
      body: { status: 'away' },
    })),
  ],
  rematch: [4, commanding('rematch', aCompletedGame)],
};

const connecting =
  (player: (app: TestApp) => Promise<string>): Scenario =>
  async ({ app, opened }) => {
    const connected = await player(app);
    return async () => {
      opened.push(await connect(app, connected));
    };
  };

const CONNECTION_COUNTS: Record<string, [count: number, scenario: Scenario]> = {
  'connecting as a new player': [2, connecting(() => Promise.resolve(aPlayer()))],
  'connecting as a player with a game': [
    5,
    connecting(async (app) => (await aLetterToChoose(app)).player ?? ''),
  ],
};

async function expectStatements(expected: number, scenario: Scenario): Promise<void> {
  const work = await scenario(context);
  const statements = await counter.during(work);
  if (statements.length !== expected)
    throw new Error(`${statements.length} statements instead of ${expected}:\n${statements.join('\n\n')}`);
}

const calls = (Object.keys(CALL_TABLE) as CallName[]).map((name) => [name, CALL_TABLE[name][0]] as const);
test.each(calls)('%s takes %i statements', (name, count) => expectStatements(count, scenarioOf(name)));

test.each(
  Object.entries({ ...OTHER_PATHS, ...COMMAND_COUNTS, ...CONNECTION_COUNTS }).map(
    ([name, [count, scenario]]) => [name, count, scenario] as const,
  ),
)('%s takes %i statements', (_, count, scenario) => expectStatements(count, scenario));
