import { Module } from '@nestjs/common';
import { ReleaseAssetsStore } from './release-assets.store.js';
import { ReleaseAssets } from './release-assets.js';

@Module({ providers: [ReleaseAssets, ReleaseAssetsStore] })
export class ReleasesModule {}
