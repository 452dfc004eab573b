import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { ResponseOf } from '@tessera/contracts/wire';
import { Endpoint } from '../platform/http/endpoint.js';
import { StatusService } from './status.service.js';

@Controller()
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Endpoint(CALLS.readStatus)
  async read(): Promise<ResponseOf<typeof CALLS.readStatus>> {
    return { success: true, status: await this.status.read() };
  }
}
