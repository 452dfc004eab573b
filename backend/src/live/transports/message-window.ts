import { MESSAGE_LIMITS } from '@tessera/contracts/constants';
import type { WebSocket } from 'ws';

/** RFC 6455: the client has violated a policy. */
const POLICY_VIOLATION = 1008;
/** How long the client has to read why its connection ends. */
const CLOSING_MS = 1000;

type Deliver = () => void;

/**
 * Bounds the messages of one connection before any work is done for them. The first ones are handled, the next
 * ones wait while nothing more is read, and a client that has sent even more is disconnected.
 */
export class MessageWindow {
  private readonly waiting: Deliver[] = [];
  private inProgress = 0;
  private isOver = false;
  private readonly done = () => {
    this.inProgress -= 1;
    this.advance();
  };

  constructor(
    private readonly websocket: WebSocket,
    private readonly onOverflow: () => void,
  ) {
    websocket.once('close', () => this.forget());
  }

  /** Counts work that a message has caused until it is done. */
  hold(work: Promise<unknown>): void {
    this.inProgress += 1;
    work.then(this.done, this.done);
  }

  /** A message that has arrived, and what hands it to its listeners. */
  offer(deliver: Deliver): void {
    if (this.isOver) return;
    if (this.inProgress < MESSAGE_LIMITS.inProgress && this.waiting.length === 0) this.begin(deliver);
    else if (this.waiting.length < MESSAGE_LIMITS.waiting) this.wait(deliver);
    else this.end();
  }

  private begin(deliver: Deliver): void {
    const before = this.inProgress;
    deliver();
    // Socket.IO hands the message on later in this turn.
    if (this.inProgress === before) this.hold(new Promise(setImmediate));
  }

  private wait(deliver: Deliver): void {
    this.waiting.push(deliver);
    this.websocket.pause();
  }

  private advance(): void {
    if (this.isOver || !this.websocket.isPaused) return;
    while (this.inProgress < MESSAGE_LIMITS.inProgress) {
      const deliver = this.waiting.shift();
      if (!deliver) return this.websocket.resume();
      this.begin(deliver);
    }
  }

  private forget(): void {
    this.isOver = true;
    this.waiting.length = 0;
  }

  private end(): void {
    this.forget();
    this.websocket.pause();
    this.websocket.close(POLICY_VIOLATION, 'Too many messages');
    setTimeout(() => this.websocket.terminate(), CLOSING_MS).unref();
    this.onOverflow();
  }
}
