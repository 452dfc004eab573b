import { Inject, Injectable } from '@nestjs/common';
import { ConnectionAuth, type ConnectionIdentity } from '../live/live.module.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { AccountSession } from '../platform/http/request.js';
import { AppError } from '../platform/http/app-error.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsStore } from './sessions.store.js';
import { isAdmin } from './user.view.js';
import { UsersStore } from './users.store.js';

interface Acting {
  players: string[];
  /** The public ID of the first named player, for the logs; undefined for a new player. */
  publicId: string | undefined;
}

/** Finds out who is signed in and as which players they may act. Always reads the database. */
@Injectable()
export class Identity extends ConnectionAuth {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsStore,
    private readonly users: UsersStore,
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

  /** The players as whom a caller may act. A merged player is replaced by the account's own. */
  async actingAs(named: readonly string[], account: AccountSession | null): Promise<Acting> {
    const known = await this.users.knownOf(named);
    const players = named.map((playerUUID) => {
      const owner = known.get(playerUUID)?.userId ?? null;
      if (owner === null) return playerUUID;
      if (account === null || owner !== account.userId) throw new AppError('SESSION_INVALID');
      return account.playerUUID;
    });
    return { players: [...new Set(players)], publicId: known.get(named[0] ?? '')?.publicId };
  }

  override async authenticate(named: string, cookies: string | undefined): Promise<ConnectionIdentity> {
    const account = await this.sessionOf(cookies);
    const { players, publicId } = await this.actingAs([named], account);
    const [playerUUID = named] = players;
    return { playerUUID, publicId, sessionId: playerUUID === account?.playerUUID ? account.id : null };
  }

  override async publicIdOf(playerUUID: string): Promise<string | undefined> {
    return (await this.users.knownOf([playerUUID])).get(playerUUID)?.publicId;
  }
}
