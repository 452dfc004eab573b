import { Body, Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import { Endpoint } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { Presence } from './presence.js';

@Controller()
export class PresenceController {
  constructor(private readonly presence: Presence) {}

  @Endpoint(CALLS.presenceConfig)
  config() {
    return { success: true, enabled: true };
  }

  @Endpoint(CALLS.updatePresence)
  async update(
    @Caller() player: string,
    @Body({ schema: CALLS.updatePresence.body }) { status }: { status: 'active' | 'away' | 'Available' },
  ) {
    const isActive = status !== 'away';
    await this.presence.mark(player, isActive);
    return { success: true, status: isActive ? 'active' : 'away' };
  }

  /** The game is the one on screen; a player who is present is present for all opponents. */
  @Endpoint(CALLS.setPresence)
  async set(
    @Caller() player: string,
    @Body({ schema: CALLS.setPresence.body }) { isActive }: { isActive: boolean },
  ) {
    await this.presence.mark(player, isActive);
    return { success: true, isActive };
  }
}
