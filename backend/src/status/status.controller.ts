import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { Endpoint } from '../platform/http/endpoint.js';
import { StatusService } from './status.service.js';

@Controller()
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Endpoint(CALLS.readStatus)
  async read() {
    return { status: await this.status.read() };
  }
}
