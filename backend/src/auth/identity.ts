import { Inject, Injectable } from '@nestjs/common';
import { KnownPlayers, type KnownPlayer } from '../players/players.module.js';
import { ConnectionAuth, type ConnectionIdentity } from '../live/live.module.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { AccountSession } from '../platform/http/request.js';
import { AppError } from '../platform/http/app-error.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsStore } from './sessions.store.js';
import { isAdmin } from './user.view.js';
import { UsersStore } from './users.store.js';

/** Finds out who is signed in and as which players they may act. Always reads the database. */
@Injectable()
export class Identity extends ConnectionAuth {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsStore,
    private readonly users: UsersStore,
    private readonly players: KnownPlayers,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super();
  }

  async sessionOf(cookies: string | undefined): Promise<AccountSession | null> {
    const sid = this.cookie.sidOf(cookies);
    return sid === undefined ? null : this.sessions.find(sid);
  }

  async isAdmin({ userId }: AccountSession): Promise<boolean> {
    const user = await this.users.find(userId);
    return user !== null && isAdmin(user, this.config);
  }

  /** The players that a request names; null for new ones. */
  knownOf(named: readonly string[]): Promise<(KnownPlayer | null)[]> {
    return Promise.all(named.map((playerUUID) => this.players.find(playerUUID)));
  }

  override async authenticate(named: string, cookies: string | undefined): Promise<ConnectionIdentity> {
    const [account, known] = await Promise.all([this.sessionOf(cookies), this.knownOf([named])]);
    const [playerUUID = named] = actingAs([named], known, account);
    const publicId = known[0]?.publicId;
    return { playerUUID, publicId, sessionId: playerUUID === account?.playerUUID ? account.id : null };
  }

  override async publicIdOf(playerUUID: string): Promise<string | undefined> {
    return (await this.players.find(playerUUID))?.publicId;
  }
}

/**
 * The players as whom a caller may act, each once. A merged player is replaced by the account's own. `known` has
 * the named players in the same order.
 */
export function actingAs(
  named: readonly string[],
  known: readonly (KnownPlayer | null)[],
  account: AccountSession | null,
): string[] {
  const players = named.map((playerUUID, i) => {
    const owner = known[i]?.userId ?? null;
    if (owner === null) return playerUUID;
    if (account === null || owner !== account.userId) throw new AppError('SESSION_INVALID');
    return account.playerUUID;
  });
  return [...new Set(players)];
}
