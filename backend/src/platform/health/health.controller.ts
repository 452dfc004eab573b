import { Controller, ServiceUnavailableException } from '@nestjs/common';
import { HealthCheckService, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { type AnswerOf, CALLS } from '@tessera/contracts';
import { Endpoint } from '../http/endpoint.js';

const PING_TIMEOUT_MS = 1500;

@Controller()
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly database: TypeOrmHealthIndicator,
  ) {}

  @Endpoint(CALLS.healthLive)
  live(): AnswerOf<typeof CALLS.healthLive> {
    return { status: 'ok' };
  }

  @Endpoint(CALLS.healthReady)
  async ready(): Promise<AnswerOf<typeof CALLS.healthReady>> {
    const { status } = await this.health
      .check([() => this.database.pingCheck('database', { timeout: PING_TIMEOUT_MS })])
      .catch(() => ({ status: 'error' }));
    if (status !== 'ok') throw new ServiceUnavailableException();
    return { status: 'ok' };
  }

  @Endpoint(CALLS.connectivityTest)
  connectivity(): void {
    // The answer's status is all there is to say.
  }
}
