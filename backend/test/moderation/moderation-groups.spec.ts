import type { TestApp } from '../support/app.js';
import type { Browser } from '../support/browser.js';
import { startGuardedApp } from '../support/callers.js';
import { aFounder, aName, aNamed, groupsOf, joinGroup, renameGroup } from '../support/groups.js';
import { act, anAdmin, openReportOf, profileOf, send, undo } from '../support/reports.js';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

describe('a removed name of a group', () => {
  test('is replaced by a neutral one, which members see, and refused to the group', async () => {
    const { founder, group } = await aFounder(app);
    const member = await aNamed(app);
    await joinGroup(member, group);
    await send(app, ['group-name', group.id], { by: member.player });
    const report = await openReportOf(admin, group.name);
    await act(admin, report, 'remove-name');
    const [seen] = await groupsOf(member);
    expect(seen?.name).toMatch(/^Group [2-9A-Z]{6}$/);
    expect((await profileOf(founder)).notices).toMatchObject([
      { kind: 'group-name-removed', text: group.name },
    ]);
    expect((await profileOf(member)).notices).toEqual([]);
    expect((await renameGroup(founder, group, group.name)).body).toMatchObject({
      code: 'NAME_REMOVED',
      field: 'name',
    });
    await undo(admin, report, 'remove-name');
    expect((await groupsOf(member))[0]?.name).toBe(group.name);
    expect((await profileOf(founder)).notices).toEqual([]);
  });

  test("doesn't come back if the group has chosen another one", async () => {
    const { founder, group } = await aFounder(app);
    await send(founder, ['group-name', group.id], { by: founder.player });
    const report = await openReportOf(admin, group.name);
    await act(admin, report, 'remove-name');
    await renameGroup(founder, group, aName('Group'));
    expect((await undo(admin, report, 'remove-name')).body.code).toBe('UNDO_IMPOSSIBLE');
  });
});
