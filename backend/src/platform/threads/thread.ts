import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { ServiceUnavailableException } from '@nestjs/common';

export interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

export interface Answered<Answer> {
  readonly id: number;
  readonly answer?: Answer;
  readonly problem?: string;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Options {
  /** Of the worker's file, in the package's `imports`: tests run this file from its source, and that one is built. */
  readonly entry: `#${string}`;
  /** Ends when it has had nothing to do for so long; without it, never. */
  readonly idleMs?: number;
}

/** A thread for what takes long to compute: begun with the first question, begun anew if it ends by itself. */
export class Thread<Question, Answer> {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, Waiting<Answer>>();
  private asked = 0;
  private isClosed = false;

  constructor(private readonly options: Options) {}

  /** How many questions are unanswered. */
  get load(): number {
    return this.waiting.size;
  }

  /** Rejected by 503 where the thread is gone before it has answered. */
  ask(question: Question): Promise<Answer> {
    if (this.isClosed) return Promise.reject(this.gone());
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.begin());
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question } satisfies Asked<Question>);
    });
  }

  /** For good: whoever still waits, or asks afterwards, is rejected. */
  async end(): Promise<void> {
    this.isClosed = true;
    await this.stop();
  }

  /** Whoever asks while it ends gets another one. */
  private async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { worker } = this;
    if (!worker) return;
    this.fail(worker, this.gone());
    await worker.terminate();
  }

  private gone(): Error {
    return new ServiceUnavailableException(`the thread ${this.options.entry} ended`);
  }

  private begin(): Worker {
    const worker = new Worker(createRequire(import.meta.url).resolve(this.options.entry));
    // It never keeps the program from ending.
    worker.unref();
    worker.on('message', (answered: Answered<Answer>) => this.settle(answered));
    worker.on('error', (error) => this.fail(worker, error));
    worker.on('exit', () => this.fail(worker, this.gone()));
    return worker;
  }

  private settle({ id, answer, problem }: Answered<Answer>): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (problem === undefined) waiting?.resolve(answer as Answer);
    else waiting?.reject(new Error(problem));
    if (this.options.idleMs === undefined || this.waiting.size > 0) return;
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.stop(), this.options.idleMs).unref();
  }

  /** Told of an error first and of the end then, when another thread may have begun. */
  private fail(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
