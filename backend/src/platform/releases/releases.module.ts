import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { retain } from '../retention/retention.js';
import { ReleaseAssetsRepository } from './release-assets.repository.js';
import { ReleaseAssets } from './release-assets.js';
import { VERSION } from './version.js';

@Module({
  providers: [
    ReleaseAssets,
    ReleaseAssetsRepository,
    retain({
      name: 'assets of previous releases',
      table: 'release_assets',
      column: 'servedAt',
      // A running process renews it every hour.
      days: LIMITS.RELEASE_ASSETS_KEPT_DAYS + 1 / 24,
    }),
  ],
})
export class ReleasesModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    @Inject(CONFIG) private readonly config: Pick<Config, 'commit' | 'role'>,
  ) {}

  /** Tells Prometheus which build each process runs, so that a rollout can be followed. */
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
