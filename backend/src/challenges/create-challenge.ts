import { Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import { type BodyOf, LIMITS } from '@tessera/contracts/wire';
import { textFromGrid } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import type { ValidName } from '../names/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayerNames, PlayersService } from '../players/index.js';
import { SolverPool } from '../solver/index.js';
import { ChallengesStore, newChallengeCode } from './challenges.store.js';
import { LetterRules } from './letter-rules.js';

type Wishes = BodyOf<typeof CALLS.createChallenge>;

/** Makes a challenge, once per request ID. The rating is the server's own. */
@Injectable()
export class CreateChallenge {
  constructor(
    private readonly challenges: ChallengesStore,
    private readonly rules: LetterRules,
    private readonly solver: SolverPool,
    private readonly players: PlayersService,
    private readonly names: PlayerNames,
    private readonly transactions: Transactions,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(playerUUID: string, wishes: Wishes): Promise<{ code: string; isNew: boolean }> {
    const { letters, requestId, showsFigures } = wishes;
    const before = await this.challenges.madeBy(playerUUID, requestId);
    if (before !== null) return { code: before, isNew: false };
    this.maintenance.requireOpen();
    const name = await this.rules.validate(letters, wishes.name);
    const { perfect, difficulty, grid } = await this.solver.rate(letters);
    return this.transactions.run(async (transaction) => {
      // Locks the player, so that simultaneous requests are counted correctly.
      await this.players.ensureLocked(transaction, playerUUID);
      const meanwhile = await this.challenges.madeBy(playerUUID, requestId, transaction);
      if (meanwhile !== null) return { code: meanwhile, isNew: false };
      await this.checkMaker(transaction, playerUUID, name);
      const [code, now] = [newChallengeCode(), new Date(this.clock.now())];
      await this.challenges.insert(transaction, {
        code,
        playerUUID,
        requestId,
        letters: letters.join(''),
        name: name?.name ?? null,
        showsFigures,
        perfect,
        difficulty,
        witness: grid && textFromGrid(grid),
        lexicon: LEXICON.version,
        createdAt: now,
        visitedAt: now,
      });
      return { code, isNew: true };
    });
  }

  /** Throws if the player has too many challenges, or can't have this name. */
  private async checkMaker(
    transaction: Transaction,
    playerUUID: string,
    name: ValidName | null,
  ): Promise<void> {
    if (name && (await this.names.isRefused(transaction, playerUUID, name)))
      throw new AppError('NAME_REMOVED', { field: 'name' });
    const made = await this.challenges.count(transaction, playerUUID);
    if (made >= LIMITS.PLAYER_MAX_CHALLENGES) throw new AppError('TOO_MANY_CHALLENGES');
  }
}
