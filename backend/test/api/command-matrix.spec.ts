import { COMMANDS } from '@tessera/contracts/calls';
import type { CommandName } from '@tessera/contracts/live';
import { ERRORS, type ErrorCode } from '@tessera/contracts/wire';
import type { TestApp } from '../support/app.js';
import { Cast, startGuardedApp, type Caller } from '../support/callers.js';
import { connect, dial, rejectionOf } from '../support/live.js';

let app: TestApp;
beforeAll(async () => {
  app = await startGuardedApp();
});
afterAll(() => app.close());

/** The status of each socket command for the owner, another player, the admin and the account that owns. */
const COMMAND_TABLE: Record<
  CommandName,
  [payload: object, statuses: readonly [number, number, number, number]]
> = {
  create_game: [{}, [201, 201, 201, 201]],
  join_game: [{}, [200, 409, 409, 200]],
  submit_letter: [{ letter: 'A' }, [200, 403, 403, 200]],
  submit_placement: [{ cellIndex: 0 }, [409, 403, 403, 409]],
  refresh_game: [{}, [200, 403, 403, 200]],
  update_status: [{ status: 'away' }, [200, 403, 403, 200]],
  rematch: [{}, [409, 403, 403, 409]],
};

test('every socket command is in the table', () => {
  expect(Object.keys(COMMAND_TABLE).sort()).toEqual(Object.keys(COMMANDS).sort());
});

test.each(Object.entries(COMMAND_TABLE) as [CommandName, (typeof COMMAND_TABLE)[CommandName]][])(
  'the command %s responds to each kind of caller as the table says',
  async (name, [payload, statuses]) => {
    const cast = await Cast.of(app);
    const answered: number[] = [];
    for (const caller of ['owner', 'other', 'admin', 'member'] as const) {
      const { player, headers } = cast.browsers[caller];
      const listener = await connect(app, player, { headers });
      const { gameId } = cast.thingsFor(caller);
      const { success, code } = await listener.send(
        name,
        name === 'create_game' ? payload : { gameId, ...payload },
      );
      answered.push(success ? COMMANDS[name].call.status : ERRORS[code as ErrorCode].status);
      listener.close();
    }
    expect(answered).toEqual(statuses);
  },
);

test("sockets require a player, and for an account's player a session of that account", async () => {
  const { browsers } = await Cast.of(app);
  const codeFor = async (caller: Caller) => {
    const { player, headers } = browsers[caller];
    return (await rejectionOf(dial(app, { playerUUID: player, clientId: 'c' }, headers))).data?.code;
  };
  expect(await codeFor('nobody')).toBe('BAD_INPUT');
  for (const caller of ['linked', 'superseded', 'wrong'] as const) {
    expect(await codeFor(caller)).toBe('SESSION_INVALID');
  }
});
