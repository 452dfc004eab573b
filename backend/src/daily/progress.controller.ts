import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { plainDate } from '@tessera/rules';
import { Account } from '../auth/index.js';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import type { AccountSession } from '../platform/requests/request.js';
import { Caller } from '../players/index.js';
import { ProgressService } from './progress.service.js';

/** Lets a signed-in player continue a daily on another device. */
@Controller()
export class ProgressController {
  constructor(private readonly progress: ProgressService) {}

  @Endpoint(CALLS.syncState)
  async sync(
    @Caller() playerUUID: string,
    @Account() { userId }: AccountSession,
    @Input() { challengeDate, ...command }: InputOf<typeof CALLS.syncState>,
  ) {
    const date = plainDate(challengeDate);
    return { state: await this.progress.sync({ ...command, date, userId, playerUUID }) };
  }

  @Endpoint(CALLS.restoreState)
  async restore(
    @Caller() playerUUID: string,
    @Account() { userId }: AccountSession,
    @Input() { date }: InputOf<typeof CALLS.restoreState>,
  ) {
    const state = await this.progress.restore(userId, playerUUID, plainDate(date));
    return { hasState: state !== null, state };
  }
}
