import { Inject, Injectable } from '@nestjs/common';
import type { Role } from '@tessera/contracts/wire';
import { KnownPlayers, type PresentedPlayer } from '../../players/index.js';
import { ConnectionAuth, type ConnectionIdentity } from '../../live/index.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import type { AccountSession, DeviceAlias } from '../../platform/requests/request.js';
import { AppError } from '../../platform/requests/app-error.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsRepository } from './sessions.repository.js';
import { roleOf } from '../user.view.js';
import { UsersRepository } from '../users.repository.js';

/** Finds out who is signed in and as which players they may act. Always reads the database. */
@Injectable()
export class Identity extends ConnectionAuth {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly players: KnownPlayers,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async sessionOf(cookies: string | undefined): Promise<AccountSession | null> {
    const sid = this.cookie.sidOf(cookies);
    return sid === undefined ? null : this.sessions.find(sid);
  }

  async roleOf({ userId }: AccountSession): Promise<Role | null> {
    const user = await this.users.find(userId);
    return user && roleOf(user, this.config);
  }

  /** The players that a request presents; null for new ones. */
  knownOf(presentedUUIDs: readonly string[]): Promise<(PresentedPlayer | null)[]> {
    return Promise.all(presentedUUIDs.map((playerUUID) => this.players.find(playerUUID)));
  }

  override async authenticate(
    presentedUUID: string,
    cookies: string | undefined,
  ): Promise<ConnectionIdentity> {
    const [account, known] = await Promise.all([this.sessionOf(cookies), this.knownOf([presentedUUID])]);
    const [playerUUID = presentedUUID] = actingAs([presentedUUID], known, account);
    const publicId = known[0]?.publicId;
    const sessionId = playerUUID === account?.playerUUID ? account.id : null;
    return { playerUUID, publicId, sessionId, capability: presentedUUID, deviceAlias: deviceAliasOf(known) };
  }

  override async publicIdOf(playerUUID: string): Promise<string | undefined> {
    return (await this.players.find(playerUUID))?.publicId;
  }
}

/**
 * The players as whom a caller may act, each once. A merged player is replaced by the account's own, and one that
 * stands for a device by the player whose device it is. `known` has the presented players in the same order.
 */
export function actingAs(
  presentedUUIDs: readonly string[],
  known: readonly (PresentedPlayer | null)[],
  account: AccountSession | null,
): string[] {
  const players = presentedBy(presentedUUIDs, known).map((playerUUID, i) => {
    const owner = known[i]?.userId ?? null;
    if (owner === null) return playerUUID;
    if (account === null || owner !== account.userId) throw new AppError('SESSION_INVALID');
    return account.playerUUID;
  });
  return [...new Set(players)];
}

/** The players whose devices present these UUIDs, in the same order. */
export const presentedBy = (
  presentedUUIDs: readonly string[],
  known: readonly (PresentedPlayer | null)[],
): string[] =>
  presentedUUIDs.map((playerUUID, i) => {
    const player = known[i];
    if (player?.isForgotten) throw new AppError('DEVICE_FORGOTTEN');
    return player?.playerUUID ?? playerUUID;
  });

/** Set if the caller is one of a player's other devices. */
export function deviceAliasOf(known: readonly (PresentedPlayer | null)[]): DeviceAlias | undefined {
  const device = known.find((player) => player !== null && player.presentedUUID !== player.playerUUID);
  return device ? { playerUUID: device.playerUUID, alias: device.presentedUUID } : undefined;
}
