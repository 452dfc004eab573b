import type { Audience } from './audience.js';
import { CHANNELS } from './channels.js';
import type { Client, Delivery } from './client.js';
import { Watch } from './watch.js';

/** Which connections watch which games, and how far each of them has been told. */
export class Watching {
  constructor(private readonly audience: Audience) {}

  /** The client's watch of a game; a new one begins at the version `seen`. */
  begin(client: Client, gameId: string, seen: number | null): Watch<Delivery> {
    let watch = client.watches.get(gameId);
    if (!watch) {
      watch = new Watch<Delivery>(seen);
      client.watches.set(gameId, watch);
      // It may have gone while its state was being read.
      if (client.isOpen) this.audience.join(CHANNELS.game(gameId), client);
    }
    return watch;
  }

  end(client: Client, gameId: string): void {
    client.watches.delete(gameId);
    this.audience.leave(CHANNELS.game(gameId), client);
  }

  /** Sends what is due; with the end of the game its watch ends. */
  send(client: Client, gameId: string, deliveries: readonly Delivery[]): void {
    for (const { frames, isLast } of deliveries) {
      client.send(frames);
      if (isLast) this.end(client, gameId);
    }
  }

  /** The client has this version now; what was held for it goes out. */
  reach(client: Client, gameId: string, version: number, isOver: boolean): void {
    const watch = client.watches.get(gameId);
    if (watch) this.send(client, gameId, watch.reach(version));
    if (isOver) this.end(client, gameId);
  }
}
