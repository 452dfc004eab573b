import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { AppError } from '../platform/requests/app-error.js';
import { ChallengeGridsStore, type GridRow } from './challenge-grids.store.js';
import { ChallengesStore, type ChallengeRow } from './challenges.store.js';
import { requireOpen } from './require-open.js';
import { VisitChallenge } from './visit-challenge.js';

const GRIDS = LIMITS.CHALLENGE_GRIDS_PAGE;

/** Reads challenges, for whoever has the link, and everybody's grids, for those who have played. */
@Injectable()
export class ReadChallenges {
  constructor(
    private readonly challenges: ChallengesStore,
    private readonly grids: ChallengeGridsStore,
    private readonly visits: VisitChallenge,
  ) {}

  async one(code: string, viewer: string | undefined): Promise<ChallengeRow> {
    const row = requireOpen(await this.challenges.find(code, viewer));
    await this.visits.execute(row);
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
    const rows = await this.grids.read(code, { viewer, maker, first, last });
    const isOnPage = ({ position }: GridRow) => position !== null && position >= first && position < last;
    return {
      challenge,
      grids: rows.filter(isOnPage),
      own: rows.find(({ playerUUID }) => playerUUID === viewer) ?? null,
      hasMore: rows.some(({ position }) => position === last),
    };
  }
}
