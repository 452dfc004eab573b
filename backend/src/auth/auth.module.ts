import { Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectionAuth, LiveModule } from '../live/live.module.js';
import { PlayersModule } from '../players/players.module.js';
import { retain, retainBy } from '../platform/retention/retention.js';
import { AccountsController } from './sign-in/accounts.controller.js';
import { AdminAccounts } from './admin-accounts.js';
import { MergePlayer } from './account-data/merge-player.js';
import { AccountDataHandlers } from './account-data/account-data-handlers.js';
import { ConfirmOwner } from './sessions/confirm-owner.js';
import { CurrentUser } from './sessions/current-user.js';
import { DeleteAccount } from './account-data/delete-account.js';
import { EraseAccount } from './account-data/erase-account.js';
import { ExportData } from './account-data/export-data.js';
import { Identity } from './sessions/identity.js';
import { KnownBrowser } from './sessions/known-browser.js';
import { LinkPlayer } from './account-data/link-player.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { LogOut } from './sessions/log-out.js';
import { AccountDataController } from './account-data/account-data.controller.js';
import { OperateAccounts } from './operate-accounts.js';
import { Register } from './sign-in/register.js';
import { RequestReset } from './reset/request-reset.js';
import { RestoredSessions } from './sessions/restored-sessions.js';
import { ResetController } from './reset/reset.controller.js';
import { ResetPassword } from './reset/reset-password.js';
import { ResetTokensStore } from './reset/reset-tokens.store.js';
import { SESSION_DAYS, SessionCookie } from './sessions/session-cookie.js';
import { SessionSecrets } from './sessions/session-secrets.js';
import { SessionsStore } from './sessions/sessions.store.js';
import { PasswordLoginGuard } from './sign-in/password-login.guard.js';
import { NotifyOwner } from './sign-in/notify-owner.js';
import { SignInMethods } from './sign-in/sign-in-methods.js';
import { SignInMethodsController } from './sign-in/sign-in-methods.controller.js';
import { SignInLimits } from './sign-in/sign-in-limits.js';
import { SignIn } from './sign-in/sign-in.js';
import { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

export {
  AccountDataHandlers,
  type PlayerMerge,
  type AccountDataHandler,
} from './account-data/account-data-handlers.js';
export { LiveSessions } from './sessions/live-sessions.js';
export { MergePlayer } from './account-data/merge-player.js';
export { Account, CallerRole, SessionGuard } from './sessions/session.guard.js';
export { ConfirmOwner } from './sessions/confirm-owner.js';
export { Identity } from './sessions/identity.js';
export { DeleteAccount } from './account-data/delete-account.js';
export { ExportData } from './account-data/export-data.js';
export { OperateAccounts } from './operate-accounts.js';
export { RequestReset } from './reset/request-reset.js';
export { ResetPassword } from './reset/reset-password.js';
export { SessionSecrets } from './sessions/session-secrets.js';
export { Register } from './sign-in/register.js';
export { sessionSecretOf } from './sessions/session-secret.js';
export { SessionsStore } from './sessions/sessions.store.js';
export { SignIn } from './sign-in/sign-in.js';
export { signInFacts } from './sign-in/sign-in-options.js';
export { NotifyOwner } from './sign-in/notify-owner.js';
export { SignInMethods, type SignInMethod } from './sign-in/sign-in-methods.js';
export type { SignInProof } from './sign-in/sign-in-proof.js';
export type { UserEntity } from './user.entity.js';
export { isAdmin, isForAdmin, roleOf, userView } from './user.view.js';
export { UsersStore } from './users.store.js';

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
    LogOut,
    CurrentUser,
    LinkPlayer,
    MergePlayer,
    AdminAccounts,
    OperateAccounts,
    RequestReset,
    ResetPassword,
    ExportData,
    DeleteAccount,
    EraseAccount,
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
    DeleteAccount,
    ExportData,
    OperateAccounts,
    Register,
    RequestReset,
    ResetPassword,
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
