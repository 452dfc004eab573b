/** What a subscriber works for. */
export interface SubscriberOwner {
  /** The channels that should be subscribed to. */
  wanted(): string[];
  received(channel: string, payload: string): void;
  /** Called when messages may have been lost, after all channels are subscribed to again. */
  missed(): void;
}

/** Subscribes to its owner's channels, and keeps them subscribed after a reconnect. */
export interface BusSubscriber {
  subscribe(channel: string): void;
  unsubscribe(channel: string): void;
  close(): Promise<void>;
}
