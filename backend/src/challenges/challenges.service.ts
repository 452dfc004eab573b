import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS, type InputOf } from '@tessera/contracts/wire';
import type { CALLS } from '@tessera/contracts/calls';
import { textFromGrid } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import { AppError } from '../platform/requests/app-error.js';
import { ChallengeGamesRepository, type GridRow } from './challenge-games.repository.js';
import { ChallengesRepository, type ChallengeRow, newChallengeCode } from './challenges.repository.js';
import { requireOpen, type ChallengeEntity } from './challenge.entity.js';
import type { ValidName } from '../names/index.js';
import { Clock, daysBefore } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { PlayersRepository } from '../players/index.js';
import { SolverPool } from '../solver/index.js';
import { LetterRules } from './letter-rules.js';
import { Deletions } from '../platform/backups/deletions.js';

const GRIDS = LIMITS.CHALLENGE_GRIDS_PAGE;

type Wishes = InputOf<typeof CALLS.createChallenge>;

const CHALLENGE = 'challenge';

/** The challenges that players make, read and take back, and everybody's grids of them, for those who have played. */
@Injectable()
export class ChallengesService implements OnModuleInit {
  constructor(
    private readonly challenges: ChallengesRepository,
    private readonly games: ChallengeGamesRepository,
    private readonly clock: Clock,
    private readonly deletions: Deletions,
    private readonly transactions: Transactions,
    private readonly rules: LetterRules,
    private readonly solver: SolverPool,
    private readonly players: PlayersRepository,
    private readonly maintenance: Maintenance,
  ) {}

  async one(code: string, viewer: string | undefined): Promise<ChallengeRow> {
    const row = requireOpen(await this.challenges.find(code, viewer));
    await this.visit(row);
    return row;
  }

  async list(
    playerUUID: string,
    { list, page }: { list: 'made' | 'played'; page: number },
  ): Promise<{ rows: ChallengeRow[]; hasMore: boolean }> {
    const rows = await this.challenges.list(list, playerUUID, page);
    return { rows: rows.slice(0, LIMITS.CHALLENGES_PAGE), hasMore: rows.length > LIMITS.CHALLENGES_PAGE };
  }

  /**
   * A page of grids and the viewer's own. Throws unless the viewer is the maker or has completed the challenge.
   */
  async played(
    code: string,
    viewer: string,
    page: number,
  ): Promise<{ challenge: ChallengeRow; grids: GridRow[]; own: GridRow | null; hasMore: boolean }> {
    const challenge = await this.one(code, viewer);
    const { playerUUID: maker, ownStatus } = challenge;
    if (maker !== viewer && ownStatus !== 'completed')
      throw new AppError('CHALLENGE_NOT_PLAYED', { field: 'code' });
    const first = (page - 1) * GRIDS + 1;
    const last = first + GRIDS;
    const rows = await this.games.grids(code, { viewer, maker, first, last });
    const isOnPage = ({ position }: GridRow) => position !== null && position >= first && position < last;
    return {
      challenge,
      grids: rows.filter(isOnPage),
      own: rows.find(({ playerUUID }) => playerUUID === viewer) ?? null,
      hasMore: rows.some(({ position }) => position === last),
    };
  }

  /** Keeps a challenge that somebody opens from being deleted. Written at most once a day, however many do. */
  async visit({ code, visitedAt }: Pick<ChallengeEntity, 'code' | 'visitedAt'>): Promise<void> {
    const now = new Date(this.clock.now());
    if (visitedAt < daysBefore(now, 1)) await this.challenges.visit(code, now);
  }

  onModuleInit(): void {
    this.deletions.register(CHALLENGE, (hashes) => this.challenges.removeAgain(hashes));
  }

  /** Deletes a challenge, with everybody's games. */
  async remove(code: string, playerUUID: string): Promise<void> {
    const isRemoved = await this.transactions.run(async (transaction) => {
      if (!(await this.challenges.remove(transaction, code, playerUUID))) return false;
      await this.deletions.note(transaction, CHALLENGE, [code]);
      return true;
    });
    if (isRemoved) return;
    const other = await this.challenges.find(code, playerUUID);
    throw new AppError(other ? 'NOT_YOUR_CHALLENGE' : 'CHALLENGE_NOT_FOUND', { field: 'code' });
  }

  /** Makes a challenge, once per request ID. The rating is the server's own. */
  async create(playerUUID: string, wishes: Wishes): Promise<{ code: string; isNew: boolean }> {
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
    if (name && (await this.players.isRefused(transaction, playerUUID, name)))
      throw new AppError('NAME_REMOVED', { field: 'name' });
    const made = await this.challenges.count(transaction, playerUUID);
    if (made >= LIMITS.PLAYER_MAX_CHALLENGES) throw new AppError('TOO_MANY_CHALLENGES');
  }
}
