import { createRequire } from 'node:module';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Worker } from 'node:worker_threads';
import { Refusal } from '../platform/http/refusal.js';
import type { Picture } from './picture-layout.js';

/** Named by the package and not by its place: tests run this file from its source, and that one is built. */
const WORKER = '#picture-worker';
/** More than these wait for no picture: a minute of drawing. */
const MOST_WAITING = 200;

interface Drawn {
  id: number;
  png?: Uint8Array;
  problem?: string;
}

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that draws: begun with the first picture, begun anew if it ends by itself. */
@Injectable()
export class PictureThread implements OnModuleDestroy {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private drawn = 0;

  async onModuleDestroy(): Promise<void> {
    await this.worker?.terminate();
  }

  draw(picture: Picture): Promise<Buffer> {
    if (this.waiting.size >= MOST_WAITING) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 5 });
    this.worker ??= this.begin();
    const id = this.drawn++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker?.postMessage({ id, picture });
    });
  }

  private begin(): Worker {
    const worker = new Worker(createRequire(import.meta.url).resolve(WORKER));
    // It never keeps the program from ending.
    worker.unref();
    worker.on('message', ({ id, png, problem }: Drawn) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (png) waiting?.resolve(Buffer.from(png));
      else waiting?.reject(new Error(`a picture could not be drawn: ${problem}`));
    });
    worker.on('error', (error) => this.end(worker, error));
    worker.on('exit', () => this.end(worker, new Error('the drawing thread ended')));
    return worker;
  }

  /** Told of an error first and of the end then, when another thread may have begun. */
  private end(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
