import { Body, Controller, Param, Query } from '@nestjs/common';
import { type ResponseOf, type BodyOf, CALLS, type ParamsOf, type QueryOf } from '@tessera/contracts';
import { GROUP_TEXTS } from '@tessera/contracts/constants';
import { ReadLeaderboards } from '../leaderboards/leaderboards.module.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { AppError } from '../platform/requests/app-error.js';
import { Caller, CallingPlayer, type KnownPlayer } from '../players/players.module.js';
import { CreateGroup } from './create-group.js';
import { GroupNames } from './group-names.js';
import { JoinGroup } from './join-group.js';
import { LeaveGroup } from './leave-group.js';
import { OwnGroups } from './own-groups.js';

type OfGroup = ParamsOf<typeof CALLS.getGroup>;

/** Private groups, for their members and for players who join. */
@Controller()
export class GroupsController {
  constructor(
    private readonly own: OwnGroups,
    private readonly createGroup: CreateGroup,
    private readonly joinGroup: JoinGroup,
    private readonly leaveGroup: LeaveGroup,
    private readonly names: GroupNames,
    private readonly leaderboards: ReadLeaderboards,
  ) {}

  @Endpoint(CALLS.listGroups)
  async list(@Caller() player: string): Promise<ResponseOf<typeof CALLS.listGroups>> {
    return { success: true, groups: await this.own.list(player) };
  }

  @Endpoint(CALLS.createGroup)
  async create(
    @Caller() player: string,
    @Body({ schema: CALLS.createGroup.body }) { name }: BodyOf<typeof CALLS.createGroup>,
  ): Promise<ResponseOf<typeof CALLS.createGroup>> {
    return { success: true, group: await this.createGroup.execute(player, name) };
  }

  // Must be declared before the path with a group ID, which would match too.
  @Endpoint(CALLS.groupNameAvailable)
  async nameAvailable(
    @Query({ schema: CALLS.groupNameAvailable.query }) { name }: QueryOf<typeof CALLS.groupNameAvailable>,
  ): Promise<ResponseOf<typeof CALLS.groupNameAvailable>> {
    return { success: true, ...(await this.names.availability(name)) };
  }

  @Endpoint(CALLS.joinGroup)
  async join(
    @Caller() player: string,
    @Body({ schema: CALLS.joinGroup.body }) { inviteCode }: BodyOf<typeof CALLS.joinGroup>,
  ): Promise<ResponseOf<typeof CALLS.joinGroup>> {
    const { group, message } = await this.joinGroup.execute(player, inviteCode);
    return { success: true, groupId: group.id, needsPlayerName: false, message, group };
  }

  @Endpoint(CALLS.getGroup)
  async get(
    @Caller() player: string,
    @Param({ schema: CALLS.getGroup.params }) { groupId }: OfGroup,
  ): Promise<ResponseOf<typeof CALLS.getGroup>> {
    return { success: true, group: await this.own.get(groupId, player) };
  }

  @Endpoint(CALLS.groupLeaderboard)
  async leaderboard(
    @Caller() playerUUID: string,
    @CallingPlayer() player: KnownPlayer | null,
    @Param({ schema: CALLS.groupLeaderboard.params }) { groupId }: OfGroup,
    @Query({ schema: CALLS.groupLeaderboard.query }) { timezone }: QueryOf<typeof CALLS.groupLeaderboard>,
  ): Promise<ResponseOf<typeof CALLS.groupLeaderboard>> {
    const leaderboard = await this.leaderboards.group(groupId, { playerUUID, player, timezone });
    if (leaderboard === null) throw new AppError('GROUP_NOT_FOUND');
    return { success: true, leaderboard };
  }

  @Endpoint(CALLS.groupMembers)
  async members(
    @Caller() player: string,
    @Param({ schema: CALLS.groupMembers.params }) { groupId }: OfGroup,
  ): Promise<ResponseOf<typeof CALLS.groupMembers>> {
    return { success: true, members: await this.own.members(groupId, player) };
  }

  @Endpoint(CALLS.leaveGroup)
  async leave(
    @Caller() player: string,
    @Param({ schema: CALLS.leaveGroup.params }) { groupId }: OfGroup,
  ): Promise<ResponseOf<typeof CALLS.leaveGroup>> {
    await this.leaveGroup.execute(groupId, player);
    return { success: true, message: GROUP_TEXTS.left };
  }
}
