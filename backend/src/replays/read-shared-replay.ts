import { Injectable } from '@nestjs/common';
import { isOverEverywhere } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { KnownPlayer } from '../players/index.js';
import { SharedReplays, type SharedReplay } from './shared-replays.js';

/** A shared replay, for anyone who has the link and wouldn't be spoiled by the letters of a duel. */
@Injectable()
export class ReadSharedReplay {
  constructor(
    private readonly shared: SharedReplays,
    private readonly clock: Clock,
  ) {}

  async execute(shareId: string, viewer: KnownPlayer | null): Promise<SharedReplay> {
    const found = await this.shared.find(shareId);
    if (!this.maySee(found, viewer)) throw new AppError('LETTERS_IN_PLAY');
    return found;
  }

  private maySee({ replay: { date }, playerUUIDs }: SharedReplay, viewer: KnownPlayer | null): boolean {
    if (date === null || isOverEverywhere(date, this.clock.now())) return true;
    return viewer !== null && (playerUUIDs.includes(viewer.playerUUID) || viewer.recentDates.includes(date));
  }
}
