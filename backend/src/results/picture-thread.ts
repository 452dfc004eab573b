import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../platform/http/app-error.js';
import { Thread } from '../platform/threads/thread.js';
import type { Picture } from './picture-layout.js';

/** More than these wait for no picture: a minute of drawing. */
const MOST_WAITING = 200;

/** The thread that draws pictures. */
@Injectable()
export class PictureThread implements OnModuleDestroy {
  private readonly thread = new Thread<Picture, Uint8Array>({ entry: '#picture-worker' });

  onModuleDestroy(): Promise<void> {
    return this.thread.end();
  }

  async draw(picture: Picture): Promise<Buffer> {
    if (this.thread.load >= MOST_WAITING) throw new AppError('UNAVAILABLE', { retryAfterSeconds: 5 });
    return Buffer.from(await this.thread.ask(picture));
  }
}
