import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayerNames, PlayersService } from '../players/players.module.js';
import { MembershipsStore } from './memberships.store.js';

/** Adds members to groups. They need a name, and the number of groups and members is limited. */
@Injectable()
export class AddMember {
  constructor(
    private readonly memberships: MembershipsStore,
    private readonly players: PlayersService,
    private readonly names: PlayerNames,
    private readonly clock: Clock,
  ) {}

  /** Checked before any lookup, so that players without a name can't probe invite codes. */
  async requireName(playerUUID: string, message?: string): Promise<void> {
    if ((await this.names.nameOf(playerUUID)) !== null) return;
    throw new AppError('PLAYER_NAME_REQUIRED', {
      ...(message === undefined ? {} : { message }),
      extra: { needsPlayerName: true },
    });
  }

  /** The caller has locked the group. */
  async execute(
    transaction: Transaction,
    groupId: string,
    { playerUUID, isAdmin }: { playerUUID: string; isAdmin: boolean },
  ): Promise<void> {
    // Rejects players who have been merged in the meantime. Locked, so that simultaneous joins are counted
    // correctly.
    await this.players.ensureLocked(transaction, playerUUID);
    const own = await this.memberships.allOf(transaction, [playerUUID]);
    if (own.length >= LIMITS.PLAYER_MOST_GROUPS) throw new AppError('TOO_MANY_GROUPS');
    const members = await this.memberships.allIn(transaction, groupId);
    if (members.length >= LIMITS.GROUP_MOST_MEMBERS) throw new AppError('GROUP_IS_FULL');
    const joinedAt = new Date(this.clock.now());
    await this.memberships.insert(transaction, { groupId, playerUUID, isAdmin, joinedAt });
  }
}
