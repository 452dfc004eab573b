import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { WorkerThread } from '../platform/threads/worker-thread.js';
import type { Picture } from './picture-layout.js';

/** More than these wait for no picture: a minute of drawing. */
const MOST_WAITING = 200;

/** The thread that draws. */
@Injectable()
export class PictureThread implements OnModuleDestroy {
  private readonly thread = new WorkerThread<Picture, Uint8Array>({
    file: '#picture-worker',
    mostWaiting: MOST_WAITING,
  });

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }

  async draw(picture: Picture): Promise<Buffer> {
    return Buffer.from(await this.thread.run(picture));
  }
}
