import { CALLS } from '@tessera/contracts/calls';
import { type Call, PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import type { TestApp } from '../support/app.js';
import { body, INPUTS, type CallName, type Input } from '../support/call-inputs.js';
import { CALL_TABLE, ownersOnly, type Statuses } from '../support/call-table.js';
import { CALLERS, Cast, startGuardedApp, type Caller } from '../support/callers.js';
import { addressOf } from '../support/live.js';
import { UNREACHABLE_PROVIDER } from '../support/oidc.js';

let app: TestApp;
beforeAll(async () => {
  app = await startGuardedApp(undefined, {
    env: { ...UNREACHABLE_PROVIDER, PASSKEYS: '1' },
  });
});
afterAll(() => app.close());

/** Calls of live games that also work for a duel. */
const DUEL_TABLE: Partial<Record<CallName, [input: Input, statuses: Statuses]>> = {
  createGame: [body({ gameMode: 'daily', level: 'keen' }), [400, 200, 201, 403, 403, 403, 201, 200]],
  getGame: [({ duelId }) => ({ params: { gameId: duelId } }), ownersOnly(200, 403, 403)],
  submitLetter: [({ duelId }) => ({ params: { gameId: duelId }, body: { letter: 'A' } }), ownersOnly(409)],
  submitPlacement: [
    ({ duelId }) => ({ params: { gameId: duelId }, body: { cellIndex: 0 } }),
    ownersOnly(200),
  ],
};

/** The documentation is public; the last one is the middleware for every request. */
const NO_CALLS = /^\/api\/docs|^\{\/\*splat\}$/;

test('every route is in the table', () => {
  const listed = (Object.keys(CALL_TABLE) as CallName[]).map(
    (name) => `${CALLS[name].method} ${CALLS[name].path}`,
  );
  const routes = app.routes().filter((route) => !NO_CALLS.test(route.split(' ')[1] ?? ''));
  expect(routes.sort()).toEqual(listed.sort());
});

/** The stream never ends, but its status is enough. */
async function streamStatus(cast: Cast, caller: Caller): Promise<number> {
  const { player, headers } = cast.browsers[caller];
  const aborted = new AbortController();
  const named: Record<string, string> = player === '' ? {} : { [PLAYER_HEADER]: player };
  const { status } = await fetch(addressOf(app) + PATHS.events, {
    headers: { ...headers, ...named },
    signal: aborted.signal,
  });
  aborted.abort();
  return status;
}

async function statusOf(call: Call, cast: Cast, caller: Caller, input: Input): Promise<number> {
  if (call === CALLS.eventStream) return streamStatus(cast, caller);
  const browser = cast.browsers[caller];
  const player = browser.player === '' ? undefined : browser.player;
  const { status } = await browser.call(call, { player, ...input(cast.thingsFor(caller), cast, caller) });
  return status;
}

const rows: (readonly [name: CallName, what: string, input: Input, statuses: Statuses])[] = [
  ...(Object.keys(CALL_TABLE) as CallName[]).map(
    (name) => [name, '', INPUTS[name], CALL_TABLE[name][1]] as const,
  ),
  ...(Object.entries(DUEL_TABLE) as [CallName, [Input, Statuses]][]).map(
    ([name, [input, statuses]]) => [name, ' for a duel', input, statuses] as const,
  ),
];
/** Calls after which the callers, or what they own, aren't as the table expects. */
const LEAVE_TRACES: readonly CallName[] = [
  'completeDaily',
  'startChallenge',
  'submitLetter',
  'register',
  'login',
  'logout',
  'deleteAccount',
  'setPlayerName',
  'joinGroup',
  'removeMember',
  'leaveGroup',
];
type Row = (typeof rows)[number];
const isReading = ([name]: Row) => CALLS[name].method === 'GET';
const leavesTraces = ([name]: Row) => LEAVE_TRACES.includes(name);

const answersTo = async (call: Call, cast: Cast, input: Input) => {
  const answers: Partial<Record<Caller, number>> = {};
  for (const caller of CALLERS) answers[caller] = await statusOf(call, cast, caller, input);
  return answers;
};
const byCaller = (statuses: Statuses) =>
  Object.fromEntries(CALLERS.map((caller, i) => [caller, statuses[i]]));

describe.each([
  ['change nothing', isReading],
  ['leave no traces', (row: Row) => !isReading(row) && !leavesTraces(row)],
])('calls that %s', (_, belongs) => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await Cast.of(app);
  });

  test.each(rows.filter(belongs))(
    '%s%s responds to each kind of caller as the table says',
    async (name, __, input, statuses) =>
      expect(await answersTo(CALLS[name], cast, input)).toEqual(byCaller(statuses)),
  );
});

test.each(rows.filter(leavesTraces))(
  '%s%s responds to each kind of caller as the table says',
  async (name, _, input, statuses) =>
    expect(await answersTo(CALLS[name], await Cast.of(app), input)).toEqual(byCaller(statuses)),
);
