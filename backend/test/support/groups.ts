import { CALLS } from '@tessera/contracts/calls';
import type { Group, GroupGrid, GroupMember } from '@tessera/contracts/groups';
import type { TestApp } from './app.js';
import { Browser } from './browser.js';

let names = 0;

/** A name that is unique in this file. */
export const aName = (kind = 'Player'): string => {
  names += 1;
  // In letters that don't look alike and form no words.
  return `${kind} ${names.toString(8).replace(/./g, (digit) => 'bdghjpvz'.charAt(Number(digit)))}`;
};

/** Sets the name of the browser's player, and returns it. */
export async function takeName(browser: Browser, playerName = aName()): Promise<string> {
  await browser.call(CALLS.setPlayerName, { body: { playerName } });
  return playerName;
}

/** Creates a group as a signed-in browser's player. */
export async function makeGroup(browser: Browser, name = aName('Group')): Promise<Group> {
  const { body } = await browser.call(CALLS.createGroup, { body: { name } });
  return (body as { group: Group }).group;
}

export const joinGroup = (browser: Browser, { inviteCode }: Pick<Group, 'inviteCode'>) =>
  browser.call(CALLS.joinGroup, { body: { inviteCode } });

/** The ID by which one member of a group knows another. */
export async function memberIdOf(viewer: Browser, groupId: string, name: string): Promise<string> {
  const { body } = await viewer.call(CALLS.groupMembers, { params: { groupId } });
  const { members } = body as { members: { playerUUID: string; playerName: string }[] };
  return members.find(({ playerName }) => playerName === name)?.playerUUID ?? '';
}

export const promote = (browser: Browser, groupId: string, targetUUID: string) =>
  browser.call(CALLS.promoteMember, { params: { groupId }, body: { targetUUID } });

/** A player with a name. */
export async function aNamed(app: TestApp, playerName = aName()): Promise<Browser> {
  const browser = new Browser(app);
  await takeName(browser, playerName);
  return browser;
}

/** An account with a name, and a group that it has created. */
export async function aFounder(app: TestApp) {
  const founder = new Browser(app);
  await founder.register();
  const name = await takeName(founder);
  return { founder, name, group: await makeGroup(founder) };
}

export const groupsOf = async (browser: Browser) =>
  (await browser.call(CALLS.listGroups)).body.groups as Group[];

export const membersOf = async (browser: Browser, { id: groupId }: Pick<Group, 'id'>) =>
  (await browser.call(CALLS.groupMembers, { params: { groupId } })).body.members as GroupMember[];

export const leaveGroup = (browser: Browser, { id: groupId }: Pick<Group, 'id'>) =>
  browser.call(CALLS.leaveGroup, { params: { groupId } });

export const removeMember = (browser: Browser, { id: groupId }: Pick<Group, 'id'>, memberId: string) =>
  browser.call(CALLS.removeMember, { params: { groupId, memberId } });

export const renameGroup = (browser: Browser, { id: groupId }: Pick<Group, 'id'>, name: string) =>
  browser.call(CALLS.renameGroup, { params: { groupId }, body: { name } });

export const reactToGrid = (
  browser: Browser,
  { id: groupId }: Pick<Group, 'id'>,
  { memberId, ...body }: { memberId: string; date: string; reaction?: string | null },
) =>
  browser.call(CALLS.reactToGrid, {
    params: { groupId, memberId },
    body: { reaction: 'nice', ...body },
  });

export const gridsOf = async (browser: Browser, { id: groupId }: Pick<Group, 'id'>, date?: string) =>
  (await browser.call(CALLS.groupGrids, { params: { groupId }, ...(date ? { query: { date } } : {}) }))
    .body as { isOpen: boolean; closesOwn: boolean; date: string; grids: GroupGrid[] };

export const closeGrids = (browser: Browser, { id: groupId }: Pick<Group, 'id'>, closed: boolean) =>
  browser.call(CALLS.closeGrids, { params: { groupId }, body: { closed } });
