import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import { PlayerNames, PlayerRecords } from '../players/players.module.js';
import { MembershipsStore } from './memberships.store.js';

/** How players come into groups: with a name, and not into too many. */
@Injectable()
export class AddMember {
  constructor(
    private readonly memberships: MembershipsStore,
    private readonly players: PlayerRecords,
    private readonly names: PlayerNames,
    private readonly clock: Clock,
  ) {}

  /** Asked before anything is looked up, so that who has no name learns nothing of codes. */
  async requireName(playerUUID: string, message?: string): Promise<void> {
    if ((await this.names.nameOf(playerUUID)) !== null) return;
    throw new AppError('PLAYER_NAME_REQUIRED', {
      ...(message === undefined ? {} : { message }),
      extra: { needsPlayerName: true },
    });
  }

  /** The group is held by the caller. */
  async execute(
    transaction: Transaction,
    groupId: string,
    { playerUUID, isAdmin }: { playerUUID: string; isAdmin: boolean },
  ): Promise<void> {
    // Rejected for one that has been merged meanwhile; of two groups at once one is counted after the other.
    await this.players.publicIdHeld(transaction, playerUUID);
    const own = await this.memberships.allOf(transaction, [playerUUID]);
    if (own.length >= LIMITS.PLAYER_MOST_GROUPS) throw new AppError('TOO_MANY_GROUPS');
    const members = await this.memberships.allIn(transaction, groupId);
    if (members.length >= LIMITS.GROUP_MOST_MEMBERS) throw new AppError('GROUP_IS_FULL');
    const joinedAt = new Date(this.clock.now());
    await this.memberships.insert(transaction, { groupId, playerUUID, isAdmin, joinedAt });
  }
}
