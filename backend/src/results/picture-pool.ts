import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { WorkerPool } from '../platform/workers/worker-pool.js';
import type { Picture } from './picture.js';

/** Draws preview images. */
@Injectable()
export class PicturePool implements OnModuleDestroy {
  private readonly workers = new WorkerPool<Picture, Uint8Array>({
    entry: '#picture-worker',
    // About a minute of drawing.
    maxTasks: 200,
    retryAfterSeconds: 5,
  });

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  async draw(picture: Picture): Promise<Buffer> {
    return Buffer.from(await this.workers.run(picture));
  }
}
