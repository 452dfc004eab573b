import { Module } from '@nestjs/common';
import { BuildMetrics } from './build-metrics.js';
import { ReleaseAssetsStore } from './release-assets.store.js';
import { ReleaseAssets } from './release-assets.js';

@Module({ providers: [BuildMetrics, ReleaseAssets, ReleaseAssetsStore] })
export class ReleasesModule {}
