import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { GROUP_TEXTS } from '@tessera/contracts/groups';
import type { InputOf } from '@tessera/contracts/wire';
import { LeaderboardsService, PeriodLeaderboardsService } from '../leaderboards/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/index.js';
import { GroupGridsService } from './group-grids.service.js';
import { GroupsService } from './groups.service.js';

/** Private groups, for their members and for players who join. */
@Controller()
export class GroupsController {
  constructor(
    private readonly groups: GroupsService,
    private readonly grids: GroupGridsService,
    private readonly leaderboards: LeaderboardsService,
    private readonly periods: PeriodLeaderboardsService,
  ) {}

  @Endpoint(CALLS.listGroups)
  async list(@Caller() player: string) {
    return { groups: await this.groups.list(player) };
  }

  @Endpoint(CALLS.createGroup)
  async create(@Caller() player: string, @Input() { name }: InputOf<typeof CALLS.createGroup>) {
    return { group: await this.groups.create(player, name) };
  }

  // Must be declared before the path with a group ID, which would match too.
  @Endpoint(CALLS.groupNameAvailable)
  nameAvailable(@Input() { name }: InputOf<typeof CALLS.groupNameAvailable>) {
    return this.groups.nameAvailability(name);
  }

  @Endpoint(CALLS.joinGroup)
  async join(@Caller() player: string, @Input() { inviteCode }: InputOf<typeof CALLS.joinGroup>) {
    const { group, message } = await this.groups.join(player, inviteCode);
    return { groupId: group.id, needsPlayerName: false as const, message, group };
  }

  @Endpoint(CALLS.getGroup)
  async get(@Caller() player: string, @Input() { groupId }: InputOf<typeof CALLS.getGroup>) {
    return { group: await this.groups.get(groupId, player) };
  }

  @Endpoint(CALLS.groupLeaderboard)
  async leaderboard(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { groupId, timezone }: InputOf<typeof CALLS.groupLeaderboard>,
  ) {
    return { leaderboard: await this.leaderboards.group(groupId, { playerUUID, player, timezone }) };
  }

  @Endpoint(CALLS.groupMembers)
  async members(@Caller() player: string, @Input() { groupId }: InputOf<typeof CALLS.groupMembers>) {
    return { members: await this.groups.members(groupId, player) };
  }

  @Endpoint(CALLS.leaveGroup)
  async leave(@Caller() player: string, @Input() { groupId }: InputOf<typeof CALLS.leaveGroup>) {
    await this.groups.leave(groupId, player);
    return { message: GROUP_TEXTS.left };
  }

  @Endpoint(CALLS.renameGroup)
  async rename(@Caller() player: string, @Input() { groupId, name }: InputOf<typeof CALLS.renameGroup>) {
    const group = await this.groups.rename(groupId, player, name);
    return { message: GROUP_TEXTS.renamed, group };
  }

  @Endpoint(CALLS.removeMember)
  async remove(@Caller() playerUUID: string, @Input() input: InputOf<typeof CALLS.removeMember>) {
    await this.groups.remove({ ...input, playerUUID });
    return { message: GROUP_TEXTS.memberRemoved };
  }

  @Endpoint(CALLS.promoteMember)
  async promote(
    @Caller() playerUUID: string,
    @Input() { groupId, targetUUID }: InputOf<typeof CALLS.promoteMember>,
  ) {
    await this.groups.promote({ groupId, playerUUID, memberId: targetUUID });
    return { message: GROUP_TEXTS.promoted };
  }

  @Endpoint(CALLS.groupPeriodLeaderboard)
  periodLeaderboard(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { groupId, timezone, ...wanted }: InputOf<typeof CALLS.groupPeriodLeaderboard>,
  ) {
    return this.periods.group(groupId, { playerUUID, player, timezone }, wanted);
  }

  @Endpoint(CALLS.groupWeek)
  week(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { groupId, timezone, back }: InputOf<typeof CALLS.groupWeek>,
  ) {
    return this.periods.week(groupId, { playerUUID, player, timezone }, back);
  }

  @Endpoint(CALLS.groupGrids)
  readGrids(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { groupId, date, timezone }: InputOf<typeof CALLS.groupGrids>,
  ) {
    return this.grids.read(groupId, { playerUUID, player, timezone }, date);
  }

  @Endpoint(CALLS.closeGrids)
  async closeGrids(@Caller() player: string, @Input() { groupId, closed }: InputOf<typeof CALLS.closeGrids>) {
    await this.grids.close(groupId, player, closed);
    return { closed };
  }

  @Endpoint(CALLS.reactToGrid)
  async reactToGrid(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Input() { groupId, ...reaction }: InputOf<typeof CALLS.reactToGrid>,
  ) {
    const viewer = { playerUUID, player, timezone: undefined };
    return { reactions: await this.grids.react(groupId, viewer, reaction) };
  }
}
