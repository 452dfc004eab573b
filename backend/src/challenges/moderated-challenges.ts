import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import type { Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { ModeratedPlayers } from '../players/index.js';
import type { ChallengeEntity } from './challenge.entity.js';
import { ChallengesRepository } from './challenges.repository.js';

/** A challenge and its maker, whose row is locked first. */
interface Made {
  code: string;
  maker: string;
}

/** What admins can do to a challenge. */
@Injectable()
export class ModeratedChallenges {
  constructor(
    private readonly challenges: ChallengesRepository,
    private readonly players: ModeratedPlayers,
    private readonly clock: Clock,
  ) {}

  /** A challenge that anyone with its code can see. */
  async find(code: string): Promise<Pick<ChallengeEntity, 'playerUUID' | 'name'> | null> {
    const challenge = await this.challenges.find(code, undefined);
    return challenge && challenge.endedAt === null ? challenge : null;
  }

  /** Removes its name, which is refused to its maker from then on. Throws if it doesn't have that name. */
  async removeName(transaction: Transaction, { code, maker }: Made, name: string): Promise<void> {
    await this.players.setRefused(transaction, maker, name, true);
    const challenge = await this.lock(transaction, code);
    if (challenge.name !== name) throw new AppError('NAME_CHANGED');
    await this.challenges.save(transaction, code, { name: null });
  }

  async restoreName(transaction: Transaction, { code, maker }: Made, name: string): Promise<void> {
    await this.players.setRefused(transaction, maker, name, false);
    await this.lock(transaction, code);
    await this.challenges.save(transaction, code, { name });
  }

  /** Ends a challenge for everybody, until `resume`. */
  async end(transaction: Transaction, code: string): Promise<void> {
    await this.challenges.save(transaction, code, { endedAt: new Date(this.clock.now()) });
  }

  async resume(transaction: Transaction, code: string): Promise<void> {
    await this.challenges.save(transaction, code, { endedAt: null });
  }

  private async lock(transaction: Transaction, code: string): Promise<ChallengeEntity> {
    const challenge = await this.challenges.lock(transaction, code);
    // Deleted in the meantime, and its reports with it.
    if (!challenge) throw new AppError('REPORT_NOT_FOUND');
    return challenge;
  }
}
