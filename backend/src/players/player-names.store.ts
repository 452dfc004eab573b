import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ArrayContains, Not, type Repository } from 'typeorm';
import type { NameKeys, ValidName } from '../names/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayerEntity } from './player.entity.js';

@Injectable()
export class PlayerNamesStore {
  constructor(@InjectRepository(PlayerEntity) private readonly players: Repository<PlayerEntity>) {}

  async nameOf(playerUUID: string): Promise<string | null> {
    return (await this.players.findOneBy({ playerUUID }))?.name ?? null;
  }

  async findWithName(publicId: string): Promise<{ playerUUID: string; name: string } | null> {
    const player = await this.players.findOneBy({ publicId });
    return player?.name ? { playerUUID: player.playerUUID, name: player.name } : null;
  }

  /** Other players with the same name, or one that looks the same, and the player if it is refused to them. */
  async findAlike(
    keys: NameKeys,
    playerUUID: string,
  ): Promise<{ nameFold: string | null; isOwn: boolean }[]> {
    const others = { playerUUID: Not(playerUUID) };
    const found = await this.players.find({
      select: { playerUUID: true, nameFold: true },
      where: [
        { ...others, nameFold: keys.fold },
        { ...others, nameLook: keys.look },
        { playerUUID, refusedNames: ArrayContains([keys.look]) },
      ],
    });
    return found.map((row) => ({ nameFold: row.nameFold, isOwn: row.playerUUID === playerUUID }));
  }

  isRefused(transaction: Transaction, playerUUID: string, look: string): Promise<boolean> {
    return transaction
      .getRepository(PlayerEntity)
      .existsBy({ playerUUID, refusedNames: ArrayContains([look]) });
  }

  /**
   * Fails with a unique violation if another player has the name. Returns false if it is refused to the player.
   */
  async write(
    transaction: Transaction,
    playerUUID: string,
    { name, fold, look }: ValidName,
  ): Promise<boolean> {
    const { affected } = await transaction
      .getRepository(PlayerEntity)
      .update(
        { playerUUID, refusedNames: Not(ArrayContains([look])) },
        { name, nameFold: fold, nameLook: look },
      );
    return affected === 1;
  }
}
