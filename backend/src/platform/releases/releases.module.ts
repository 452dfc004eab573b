import { Module } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { retain } from '../retention/retention.js';
import { BuildMetrics } from './build-metrics.js';
import { ReleaseAssetsRepository } from './release-assets.repository.js';
import { ReleaseAssets } from './release-assets.js';

@Module({
  providers: [
    BuildMetrics,
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
export class ReleasesModule {}
