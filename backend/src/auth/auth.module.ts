import { Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LiveModule } from '../live/live.module.js';
import { ConnectionAuth } from '../live/index.js';
import { PlayersModule } from '../players/players.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { AccountsController } from './sign-in/accounts.controller.js';
import { AdminAccounts, OperateAccounts } from './operate-accounts.js';
import { MergePlayer } from './account-data/merge-player.js';
import { AccountDataHandlers } from './account-data/account-data-handlers.js';
import { ConfirmOwner } from './sessions/confirm-owner.js';
import { BrowserSession } from './sessions/browser-session.js';
import { AccountDataService } from './account-data/account-data.service.js';
import { Identity } from './sessions/identity.js';
import { KnownBrowser } from './sessions/known-browser.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { LocalStrategy, PasswordLoginGuard } from './sign-in/local.strategy.js';
import { AccountDataController } from './account-data/account-data.controller.js';
import { Register } from './sign-in/register.js';
import { ResetService } from './reset/reset.service.js';
import { RestoredSessions } from './sessions/restored-sessions.js';
import { ResetController } from './reset/reset.controller.js';
import { ResetTokensStore } from './reset/reset-tokens.store.js';
import { SESSION_DAYS, SessionCookie } from './sessions/session-cookie.js';
import { SessionSecrets } from './sessions/session-secrets.js';
import { SessionsStore } from './sessions/sessions.store.js';
import { NotifyOwner } from './sign-in/notify-owner.js';
import { SignInMethods } from './sign-in/sign-in-methods.js';
import { SignInMethodsController } from './sign-in/sign-in-methods.controller.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { SignIn } from './sign-in/sign-in.js';
import { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

/** Global, because the guard of all calls and the handshake of all connections use it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), LiveModule, PlayersModule],
  controllers: [AccountsController, ResetController, AccountDataController, SignInMethodsController],
  providers: [
    UsersStore,
    SessionsStore,
    ResetTokensStore,
    SessionSecrets,
    SessionCookie,
    AccountDataHandlers,
    LiveSessions,
    ConfirmOwner,
    KnownBrowser,
    SignInLimits,
    SignInMethods,
    NotifyOwner,
    PasswordLoginGuard,
    Register,
    LocalStrategy,
    SignIn,
    BrowserSession,
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
    retainBy([SessionsStore], (sessions) => [
      { name: 'expired sessions', removeExpired: (now, max) => sessions.removeExpired(now, max) },
    ]),
    RestoredSessions,
    Identity,
    { provide: ConnectionAuth, useExisting: Identity },
  ],
  exports: [
    Identity,
    ConnectionAuth,
    AccountDataHandlers,
    LiveSessions,
    MergePlayer,
    ConfirmOwner,
    AccountDataService,
    OperateAccounts,
    Register,
    ResetService,
    SessionSecrets,
    SessionsStore,
    SignIn,
    SignInMethods,
    NotifyOwner,
    UsersStore,
  ],
})
export class AuthModule implements NestModule {
  constructor(private readonly cookie: SessionCookie) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(this.cookie.middleware).forRoutes('/api/auth/*path');
  }
}
