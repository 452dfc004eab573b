import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { CommitmentsService } from './commitments.service.js';

@Controller()
export class CommitmentsController {
  constructor(private readonly read: CommitmentsService) {}

  @Endpoint(CALLS.dailyCommitments)
  async commitments(@Input() input: InputOf<typeof CALLS.dailyCommitments>) {
    return { commitments: await this.read.read(input) };
  }
}
