import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { PlayersModule } from '../players/players.module.js';
import { PushModule } from '../push/push.module.js';
import { OperateInstance } from './operate-instance.js';
import { OperateMaintenance } from './operate-maintenance.js';
import { OperatePeople } from './operate-people.js';
import { PeopleController } from './people.controller.js';
import { PeopleRepository } from './people.repository.js';
import { ReadPeople } from './read-people.js';
import { RunCommand } from './run-command.js';

/** The commands of operators, which need no server. */
@Module({
  imports: [AdminModule, AuthModule, PlayersModule, PushModule],
  controllers: [PeopleController],
  providers: [PeopleRepository, ReadPeople, OperateInstance, OperateMaintenance, OperatePeople, RunCommand],
})
export class OperatorModule {}
