import { Injectable } from '@nestjs/common';
import { nameKeys } from '../names/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import type { PlayerEntity } from './player.entity.js';
import { PlayersRepository } from './players.repository.js';
import { PlayersService } from './players.service.js';

/** What admins can do to a player. Each method locks the player's row. */
@Injectable()
export class ModeratedPlayers {
  constructor(
    private readonly repository: PlayersRepository,
    private readonly players: PlayersService,
  ) {}

  /** Removes a name, which is refused to the player from then on. Throws if they have another one by now. */
  async removeName(transaction: Transaction, playerUUID: string, name: string): Promise<void> {
    const player = await this.lock(transaction, playerUUID);
    if (player.name !== name) throw new AppError('NAME_CHANGED');
    const { look } = nameKeys(name);
    await this.repository.save(transaction, playerUUID, {
      name: null,
      nameFold: null,
      nameLook: null,
      refusedNames: [...new Set([...player.refusedNames, look])],
    });
    await this.players.refreshStandings(transaction, playerUUID);
  }

  /**
   * Gives a player back a removed name. Throws if they have chosen another one, and fails with a unique violation
   * if somebody else has it.
   */
  async restoreName(transaction: Transaction, playerUUID: string, name: string): Promise<void> {
    const player = await this.lock(transaction, playerUUID);
    if (player.name !== null) throw new AppError('UNDO_IMPOSSIBLE');
    const { fold, look } = nameKeys(name);
    await this.repository.save(transaction, playerUUID, {
      name,
      nameFold: fold,
      nameLook: look,
      refusedNames: player.refusedNames.filter((refused) => refused !== look),
    });
    await this.players.refreshStandings(transaction, playerUUID);
  }

  /** Refuses a name that the player has given to something else, or allows it again. */
  async setRefused(
    transaction: Transaction,
    playerUUID: string,
    name: string,
    isRefused: boolean,
  ): Promise<void> {
    const player = await this.lock(transaction, playerUUID);
    const { look } = nameKeys(name);
    const others = player.refusedNames.filter((refused) => refused !== look);
    await this.repository.save(transaction, playerUUID, {
      refusedNames: isRefused ? [...others, look] : others,
    });
  }

  /** Leaves a player out of the public leaderboards, or lists them again. Groups see them in any case. */
  async setLeftOut(transaction: Transaction, playerUUID: string, isLeftOut: boolean): Promise<void> {
    await this.lock(transaction, playerUUID);
    await this.repository.save(transaction, playerUUID, { isLeftOut });
  }

  private async lock(transaction: Transaction, playerUUID: string): Promise<PlayerEntity> {
    const player = await this.repository.lock(transaction, playerUUID);
    // Made anonymous in the meantime, which has deleted the report.
    if (!player) throw new AppError('REPORT_NOT_FOUND');
    return player;
  }
}
