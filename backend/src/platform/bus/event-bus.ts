/** What a channel carries: plain data, which JSON can hold. Whoever hears it must not change it. */
export type Message = unknown;

/** Publish and subscribe by channel, over all instances of the program. Nothing is stored. */
export abstract class EventBus {
  /**
   * Delivers to every subscriber of the channel: to those of this instance before it returns, to those
   * of others soon. It never fails and never waits; what gets lost is healed by the versions.
   */
  abstract publish(channel: string, message: Message): void;

  /** Listens to a channel until the answer is called. The same channel may be listened to many times. */
  abstract subscribe(channel: string, listener: (message: Message) => void): () => void;

  /** Tells when messages of other instances may have been missed, so that state is to be read again. */
  abstract onGap(listener: () => void): () => void;

  /** How long a message takes to the other instances, in seconds; growing while none gets through. */
  abstract lagSeconds(): number;

  abstract close(): Promise<void>;
}
