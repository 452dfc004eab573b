import { Injectable } from '@nestjs/common';
import { PlayersService } from '../players/index.js';
import type { DeviceCaller } from './device-caller.js';
import { FindDeviceCode } from './find-device-code.js';

/** Says whose code it is, before the device's own games are merged into those of that player. */
@Injectable()
export class CheckDeviceCode {
  constructor(
    private readonly findCode: FindDeviceCode,
    private readonly players: PlayersService,
  ) {}

  async execute(caller: DeviceCaller, typed: string): Promise<{ playerName: string | null }> {
    const { playerUUID } = await this.findCode.execute(caller, typed);
    const { name } = await this.players.publicIdentityOf(playerUUID);
    return { playerName: name };
  }
}
