import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { VERSION } from './version.js';

/** Tells Prometheus which build each process runs, so that a rollout can be followed. */
@Injectable()
export class BuildMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Pick<Config, 'commit' | 'role'>,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      {
        name: 'build_info',
        help: 'The build that this process runs, and its role',
        labels: ['version', 'commit', 'role'],
      },
      () => {
        const { commit, role } = this.config;
        return [{ value: 1, labels: { version: VERSION, commit, role } }];
      },
    );
  }
}
