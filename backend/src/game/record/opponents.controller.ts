import { Controller, Query } from '@nestjs/common';
import { type ResponseOf, CALLS, type QueryOf } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { Endpoint } from '../../platform/http/endpoint.js';
import { Caller } from '../../players/index.js';
import { OpponentsStore } from './opponents.store.js';

/** The calling player's record against others. */
@Controller()
export class OpponentsController {
  constructor(private readonly opponents: OpponentsStore) {}

  @Endpoint(CALLS.opponentRecords)
  async list(
    @Caller() playerUUID: string,
    @Query({ schema: CALLS.opponentRecords.query }) { page }: QueryOf<typeof CALLS.opponentRecords>,
  ): Promise<ResponseOf<typeof CALLS.opponentRecords>> {
    const opponents = await this.opponents.page(playerUUID, page);
    return {
      success: true,
      opponents: opponents.slice(0, LIMITS.OPPONENTS_PAGE),
      hasMore: opponents.length > LIMITS.OPPONENTS_PAGE,
    };
  }
}
