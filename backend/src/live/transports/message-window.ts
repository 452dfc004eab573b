import { MESSAGE_LIMITS } from '@tessera/contracts/constants';
import type { WebSocket } from 'ws';
import { WorkWindow } from '../../platform/limits/work-window.js';

/** RFC 6455: the client has violated a policy. */
const POLICY_VIOLATION = 1008;
/** How long the client has to read why its connection ends. */
const CLOSING_MS = 1000;

/**
 * Bounds the messages of one connection before any work is done for them. The first ones are handled, the next
 * ones wait while nothing more is read, and a client that has sent even more is disconnected.
 */
export class MessageWindow {
  private readonly work = new WorkWindow(MESSAGE_LIMITS, { onRoom: () => this.readOn() });
  private held = 0;
  private isOver = false;

  constructor(
    private readonly websocket: WebSocket,
    private readonly onOverflow: () => void,
  ) {
    websocket.once('close', () => {
      this.isOver = true;
    });
  }

  /** A message has arrived, which `deliver` hands to its listeners. */
  offer(deliver: () => void): void {
    if (this.isOver) return;
    this.work.offer({ rank: 0, start: () => this.start(deliver), evict: () => this.end() });
    if (this.work.isWaiting) this.websocket.pause();
  }

  /** Counts work that a message has caused until it is done. */
  hold(work: Promise<unknown>): void {
    this.held += 1;
    this.work.hold(work);
  }

  private readOn(): void {
    if (this.websocket.isPaused && !this.isOver) this.websocket.resume();
  }

  private start(deliver: () => void): void {
    if (this.isOver) return;
    const before = this.held;
    deliver();
    // Socket.IO hands the message on later in this turn.
    if (this.held === before) this.hold(new Promise(setImmediate));
  }

  private end(): void {
    this.isOver = true;
    this.websocket.pause();
    this.websocket.close(POLICY_VIOLATION, 'Too many messages');
    setTimeout(() => this.websocket.terminate(), CLOSING_MS).unref();
    this.onOverflow();
  }
}
