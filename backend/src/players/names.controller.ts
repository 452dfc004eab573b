import { Controller, Req } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import { Endpoint, Input } from '../platform/http/endpoint.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AppRequest } from '../platform/requests/request.js';
import { Caller } from './caller.guard.js';
import { PlayerNames } from './player-names.js';

/** The names of players. */
@Controller()
export class NamesController {
  constructor(private readonly names: PlayerNames) {}

  @Endpoint(CALLS.playerName)
  async name(@Caller() player: string, @Input() _input: unknown) {
    return { playerName: await this.names.requireName(player) };
  }

  @Endpoint(CALLS.accountPlayerName)
  async accountName(
    @Req() { account }: AppRequest,
    @Input() { userId }: InputOf<typeof CALLS.accountPlayerName>,
  ) {
    // IDs of other accounts get the same response as unknown IDs.
    if (userId !== account?.userId) throw new AppError('NO_PLAYER_NAME');
    return { playerName: await this.names.requireName(account.playerUUID) };
  }

  @Endpoint(CALLS.usernameAvailable)
  availability(@Caller() player: string, @Input() { username }: InputOf<typeof CALLS.usernameAvailable>) {
    return this.names.availability(player, username);
  }

  @Endpoint(CALLS.setPlayerName)
  async setName(@Caller() player: string, @Input() { playerName }: InputOf<typeof CALLS.setPlayerName>) {
    return { playerName: await this.names.set(player, playerName) };
  }

  @Endpoint(CALLS.setAccountPlayerName)
  async setAccountName(
    @Caller() player: string,
    @Input() { playerName }: InputOf<typeof CALLS.setAccountPlayerName>,
  ) {
    return { playerName: await this.names.set(player, playerName) };
  }
}
