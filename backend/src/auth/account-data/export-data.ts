import { Inject, Injectable } from '@nestjs/common';
import type { ExportedData } from '@tessera/contracts';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession } from '../../platform/requests/request.js';
import { PlayersService } from '../../players/index.js';
import { AccountDataHandlers } from './account-data-handlers.js';
import { SessionsStore } from '../sessions/sessions.store.js';
import { userView } from '../user.view.js';
import { UsersStore } from '../users.store.js';

/** Not the ID of any account. */
const NO_ACCOUNT = '';

/** Exports everything that is stored about the signed-in player. */
@Injectable()
export class ExportData {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly players: PlayersService,
    private readonly accountData: AccountDataHandlers,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ userId }: Pick<AccountSession, 'userId'>): Promise<ExportedData> {
    const user = await this.users.find(userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    const players = await this.users.playersOf(userId);
    return {
      success: true,
      exportedAt: new Date(this.clock.now()).toISOString(),
      account: { ...userView(user, this.config), createdAt: user.createdAt.toISOString() },
      data: { ...(await this.dataOf(players, userId)), sessions: await this.sessions.dataOf(userId) },
    };
  }

  /** The same about a player without an account, for an operator. */
  async ofPlayer(playerUUID: string): Promise<Pick<ExportedData, 'exportedAt' | 'data'>> {
    return {
      exportedAt: new Date(this.clock.now()).toISOString(),
      data: await this.dataOf([playerUUID], NO_ACCOUNT),
    };
  }

  private async dataOf(players: readonly string[], userId: string): Promise<ExportedData['data']> {
    return {
      players: await this.players.dataOf(players),
      achievements: (await this.players.achievementsOf(players)).map((earned) => ({ ...earned })),
      ...(await this.accountData.dataOf(players, userId)),
    };
  }
}
