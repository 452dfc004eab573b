import { Controller } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { Caller } from '../players/index.js';
import { Presence } from './presence.js';

@Controller()
export class PresenceController {
  constructor(private readonly presence: Presence) {}

  @Endpoint(CALLS.presenceConfig)
  config() {
    return { enabled: true };
  }

  @Endpoint(CALLS.updatePresence)
  async update(@Caller() player: string, @Input() { status }: InputOf<typeof CALLS.updatePresence>) {
    const isActive = status !== 'away';
    await this.presence.mark(player, isActive);
    return { status: isActive ? ('active' as const) : ('away' as const) };
  }

  /** The game is the one on screen; a player who is present is present for all opponents. */
  @Endpoint(CALLS.setPresence)
  async set(@Caller() player: string, @Input() { isActive }: InputOf<typeof CALLS.setPresence>) {
    await this.presence.mark(player, isActive);
    return { isActive };
  }
}
