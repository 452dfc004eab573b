import { Controller, ServiceUnavailableException, Injectable } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { DataSource } from 'typeorm';
import type { RequestHandler } from 'express';
import { firstValueFrom, from, timeout } from 'rxjs';
import { DiskSpace } from '../database/disk-space.js';
import { Endpoint } from '../http/endpoint.js';
import { AppError } from '../requests/app-error.js';
import { RedisCommands } from '../redis/redis-connections.js';

/** Whether this process should get requests. The readiness probe fails as soon as a shutdown begins. */
@Injectable()
export class Readiness {
  isEnding = false;

  end(): void {
    this.isEnding = true;
  }
}

const PROBES = /^\/api\/health(\/|$)/i;

/** Serves nothing but the health probes, for processes without players. */
export const healthEndpointsOnly: RequestHandler = (request, response, next) => {
  if (PROBES.test(request.path)) return next();
  response.status(404).type('text').send('This process only runs jobs.');
};

const PING_TIMEOUT_MS = 1500;

@Controller()
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisCommands,
    private readonly diskSpace: DiskSpace,
    private readonly readiness: Readiness,
  ) {}

  @Endpoint(CALLS.healthLive)
  live() {
    return { status: 'ok' as const };
  }

  @Endpoint(CALLS.healthReady)
  async ready() {
    if (this.readiness.isEnding) throw new AppError('UNAVAILABLE');
    const ping = from(this.dataSource.query('SELECT 1')).pipe(timeout(PING_TIMEOUT_MS));
    const checks = [this.diskSpace.isFull(), this.redis.ping(), firstValueFrom(ping)] as const;
    const [isUnfit] = await Promise.all(checks).catch(() => [true]);
    if (isUnfit) throw new ServiceUnavailableException();
    return { status: 'ok' as const };
  }

  @Endpoint(CALLS.connectivityTest)
  connectivity(): void {
    // The status of the response is all that matters.
  }
}
