import { Body, Controller, Param } from '@nestjs/common';
import { type ResponseOf, type BodyOf, CALLS, type ParamsOf } from '@tessera/contracts';
import { GROUP_TEXTS } from '@tessera/contracts/constants';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/players.module.js';
import { ManageGroup } from './manage-group.js';

/** The calls for admins of a group. */
@Controller()
export class GroupAdminController {
  constructor(private readonly manage: ManageGroup) {}

  @Endpoint(CALLS.renameGroup)
  async rename(
    @Caller() player: string,
    @Param({ schema: CALLS.renameGroup.params }) { groupId }: ParamsOf<typeof CALLS.renameGroup>,
    @Body({ schema: CALLS.renameGroup.body }) { name }: BodyOf<typeof CALLS.renameGroup>,
  ): Promise<ResponseOf<typeof CALLS.renameGroup>> {
    const group = await this.manage.rename(groupId, player, name);
    return { success: true, message: GROUP_TEXTS.renamed, group };
  }

  @Endpoint(CALLS.removeMember)
  async remove(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.removeMember.params }) params: ParamsOf<typeof CALLS.removeMember>,
  ): Promise<ResponseOf<typeof CALLS.removeMember>> {
    await this.manage.remove({ ...params, playerUUID });
    return { success: true, message: GROUP_TEXTS.memberRemoved };
  }

  @Endpoint(CALLS.promoteMember)
  async promote(
    @Caller() playerUUID: string,
    @Param({ schema: CALLS.promoteMember.params }) { groupId }: ParamsOf<typeof CALLS.promoteMember>,
    @Body({ schema: CALLS.promoteMember.body }) { targetUUID }: BodyOf<typeof CALLS.promoteMember>,
  ): Promise<ResponseOf<typeof CALLS.promoteMember>> {
    await this.manage.promote({ groupId, playerUUID, memberId: targetUUID });
    return { success: true, message: GROUP_TEXTS.promoted };
  }
}
