import { Controller } from '@nestjs/common';
import { type AnswerOf, CALLS } from '@tessera/contracts';
import { Endpoint } from '../platform/http/endpoint.js';
import { ReadStatus } from './read-status.js';

@Controller()
export class StatusController {
  constructor(private readonly status: ReadStatus) {}

  @Endpoint(CALLS.readStatus)
  async read(): Promise<AnswerOf<typeof CALLS.readStatus>> {
    return { success: true, status: await this.status.execute() };
  }
}
