import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LIMITS } from '@tessera/contracts/wire';
import { AuthModule } from '../auth/auth.module.js';
import { LeaderboardsModule } from '../leaderboards/leaderboards.module.js';
import { NamesModule } from '../names/names.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PushModule } from '../push/push.module.js';
import { retain } from '../platform/retention/retention.js';
import { GroupAccountData } from './group-account-data.js';
import { GroupEntity, MembershipEntity } from './group.entity.js';
import { GroupGridsRepository } from './group-grids.repository.js';
import { GroupGridsService } from './group-grids.service.js';
import { GroupsController } from './groups.controller.js';
import { GroupsRepository } from './groups.repository.js';
import { GroupsService } from './groups.service.js';
import { ModeratedGroups } from './moderated-groups.js';
import { TellWeeks } from './tell-weeks.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GroupEntity, MembershipEntity]),
    AuthModule,
    LeaderboardsModule,
    NamesModule,
    PlayersModule,
    PushModule,
  ],
  controllers: [GroupsController],
  providers: [
    GroupsRepository,
    GroupsService,
    GroupGridsRepository,
    GroupGridsService,
    GroupAccountData,
    ModeratedGroups,
    TellWeeks,
    retain({
      name: 'old reactions to grids',
      table: 'grid_reactions',
      column: 'date',
      type: 'date',
      days: LIMITS.GRID_REACTIONS_KEPT_DAYS,
    }),
  ],
  exports: [GroupsRepository, ModeratedGroups],
})
export class GroupsModule {}
