/**
 * What is published on a channel: plain data that can be represented in JSON. Listeners must not change it.
 */
export type Message = unknown;

/** Publish and subscribe by channel, across all instances. Nothing is stored. */
export abstract class EventBus {
  /**
   * Delivers to every subscriber of the channel: in this instance synchronously, in others soon after. Never
   * fails or waits. Clients recover lost messages through the games' versions.
   */
  abstract publish(channel: string, message: Message): void;

  /**
   * Listens to a channel, and returns a function that stops it. A channel can have any number of listeners.
   */
  abstract subscribe(channel: string, listener: (message: Message) => void): () => void;

  /**
   * Calls the listener when messages of other instances may have been missed, so that state has to be
   * reloaded.
   */
  abstract onGap(listener: () => void): () => void;

  /** How long a message takes to reach other instances, in seconds. It grows while none gets through. */
  abstract lagSeconds(): number;

  abstract close(): Promise<void>;
}
