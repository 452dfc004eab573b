import { Global, type MiddlewareConsumer, Module, type NestModule, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../live/live.module.js';
import { ConnectionAuth } from '../live/index.js';
import { PlayersModule } from '../players/players.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { AccountsController } from './sign-in/accounts.controller.js';
import { AdminAccounts, OperateAccounts } from './operate-accounts.js';
import { MergePlayer } from './account-data/merge-player.js';
import { AccountDataHandlers } from './account-data/account-data-handlers.js';
import { SessionsService } from './sessions/sessions.service.js';
import { AccountDataService } from './account-data/account-data.service.js';
import { Identity } from './sessions/identity.js';
import { KnownBrowser } from './sessions/known-browser.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { LocalStrategy, PasswordLoginGuard } from './sign-in/local.strategy.js';
import { AccountDataController } from './account-data/account-data.controller.js';
import { Register } from './sign-in/register.js';
import { ResetService } from './reset/reset.service.js';
import { AfterRestore } from '../platform/backups/after-restore.js';
import { ResetController } from './reset/reset.controller.js';
import { ResetTokensRepository } from './reset/reset-tokens.repository.js';
import { SESSION_DAYS, SessionCookie } from './sessions/session-cookie.js';
import { SessionSecrets } from './sessions/session-secrets.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { NotifyOwner } from './sign-in/notify-owner.js';
import { SignInMethods } from './sign-in/sign-in-methods.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignIn } from './sign-in/sign-in.js';
import { UserEntity } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

/** Global, because the guard of all calls and the handshake of all connections use it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), LiveModule, PlayersModule],
  controllers: [AccountsController, ResetController, AccountDataController],
  providers: [
    UsersRepository,
    SessionsRepository,
    ResetTokensRepository,
    SessionSecrets,
    SessionCookie,
    AccountDataHandlers,
    LiveSessions,
    SessionsService,
    KnownBrowser,
    SignInLimits,
    SignInMethods,
    NotifyOwner,
    PasswordLoginGuard,
    Register,
    LocalStrategy,
    SignIn,
    MergePlayer,
    AdminAccounts,
    OperateAccounts,
    ResetService,
    AccountDataService,
    retain(
      // Kept this long because the browser may still send the cookie, and then learns why its session ended.
      {
        name: 'ended sessions',
        table: 'user_sessions',
        column: 'lastActivityAt',
        days: SESSION_DAYS,
        where: 'NOT "isActive"',
      },
      { name: 'expired reset links', table: 'password_reset_tokens', column: 'expiresAt', days: 0 },
    ),
    retainBy([SessionsRepository], (sessions) => [
      { name: 'expired sessions', removeExpired: (now, max) => sessions.removeExpired(now, max) },
    ]),
    Identity,
    { provide: ConnectionAuth, useExisting: Identity },
  ],
  exports: [
    Identity,
    ConnectionAuth,
    AccountDataHandlers,
    LiveSessions,
    MergePlayer,
    SessionsService,
    AccountDataService,
    OperateAccounts,
    Register,
    ResetService,
    SessionSecrets,
    SessionsRepository,
    SignIn,
    SignInMethods,
    NotifyOwner,
    UsersRepository,
  ],
})
export class AuthModule implements NestModule, OnModuleInit {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly sessions: SessionsRepository,
    private readonly afterRestore: AfterRestore,
  ) {}

  /**
   * A restored backup may contain sessions that have ended since. Ends all that weren't still active in the
   * replaced database, or every one if that database is lost, unless the operator keeps them.
   */
  onModuleInit(): void {
    this.afterRestore.add(async ({ replaced, keepSessions }) => {
      if (!keepSessions) await this.sessions.endUnlessActiveIn(replaced);
    });
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(this.cookie.middleware).forRoutes('/api/auth/*path');
  }
}
