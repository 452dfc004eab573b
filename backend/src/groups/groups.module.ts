import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module.js';
import { LeaderboardsModule } from '../leaderboards/leaderboards.module.js';
import { NamesModule } from '../names/names.module.js';
import { PlayersModule } from '../players/players.module.js';
import { CreateGroup } from './create-group.js';
import { AddMember } from './add-member.js';
import { GroupAdminController } from './group-admin.controller.js';
import { GroupAccountData } from './group-account-data.js';
import { GroupEntity } from './group.entity.js';
import { GroupNames } from './group-names.js';
import { GroupPeriodsController } from './group-periods.controller.js';
import { GroupsController } from './groups.controller.js';
import { GroupsStore } from './groups.store.js';
import { JoinGroup } from './join-group.js';
import { LeaveGroup } from './leave-group.js';
import { ManageGroup } from './manage-group.js';
import { MembershipEntity } from './membership.entity.js';
import { MembershipsStore } from './memberships.store.js';
import { ModeratedGroups } from './moderated-groups.js';
import { OwnGroups } from './own-groups.js';

export { ModeratedGroups } from './moderated-groups.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GroupEntity, MembershipEntity]),
    AuthModule,
    LeaderboardsModule,
    NamesModule,
    PlayersModule,
  ],
  controllers: [GroupsController, GroupPeriodsController, GroupAdminController],
  providers: [
    GroupsStore,
    MembershipsStore,
    GroupNames,
    AddMember,
    OwnGroups,
    CreateGroup,
    JoinGroup,
    LeaveGroup,
    ManageGroup,
    GroupAccountData,
    ModeratedGroups,
  ],
  exports: [ModeratedGroups],
})
export class GroupsModule {}
