import { Controller, Query } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf, QueryOf } from '@tessera/contracts/wire';
import { Endpoint } from '../platform/http/endpoint.js';
import { CommitmentsService } from './commitments.service.js';

@Controller()
export class CommitmentsController {
  constructor(private readonly read: CommitmentsService) {}

  @Endpoint(CALLS.dailyCommitments)
  async commitments(
    @Query({ schema: CALLS.dailyCommitments.query }) query: QueryOf<typeof CALLS.dailyCommitments>,
  ): Promise<ResponseOf<typeof CALLS.dailyCommitments>> {
    return { success: true, commitments: await this.read.read(query) };
  }
}
