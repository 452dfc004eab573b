import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { likenessOf, type JudgedName, type Likeness, type NameKeys } from '../names/names.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayerEntity } from './player.entity.js';

@Injectable()
export class PlayerNamesStore {
  constructor(@InjectRepository(PlayerEntity) private readonly players: Repository<PlayerEntity>) {}

  async nameOf(playerUUID: string): Promise<string | null> {
    return (await this.players.findOneBy({ playerUUID }))?.name ?? null;
  }

  /** Whether another player has the same name, or one that looks the same. */
  async likeness(keys: NameKeys, playerUUID: string): Promise<Likeness | null> {
    const others = { playerUUID: Not(playerUUID) };
    const rivals = await this.players.find({
      select: { nameFold: true },
      where: [
        { ...others, nameFold: keys.fold },
        { ...others, nameLook: keys.look },
      ],
    });
    return likenessOf(
      keys,
      rivals.map(({ nameFold }) => nameFold),
    );
  }

  /** Fails with a unique violation if another player has the name. */
  async write(transaction: Transaction, playerUUID: string, given: JudgedName | null): Promise<void> {
    await transaction
      .getRepository(PlayerEntity)
      .update(
        { playerUUID },
        { name: given?.name ?? null, nameFold: given?.fold ?? null, nameLook: given?.look ?? null },
      );
  }
}
