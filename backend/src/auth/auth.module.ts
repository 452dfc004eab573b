import { Global, type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConnectionAuth, LiveModule } from '../live/live.module.js';
import { PlayersModule } from '../players/players.module.js';
import { AccountsController } from './accounts.controller.js';
import { AdminAccounts } from './admin-accounts.js';
import { MergePlayer } from './merge-player.js';
import { AuthRetention } from './auth-retention.js';
import { AccountDataHandlers } from './account-data-handlers.js';
import { ConfirmOwner } from './confirm-owner.js';
import { CurrentUser } from './current-user.js';
import { DeleteAccount } from './delete-account.js';
import { EraseAccount } from './erase-account.js';
import { ExportData } from './export-data.js';
import { Identity } from './identity.js';
import { KnownBrowser } from './known-browser.js';
import { LinkPlayer } from './link-player.js';
import { LiveSessions } from './live-sessions.js';
import { LocalStrategy } from './local.strategy.js';
import { LogOut } from './log-out.js';
import { AccountDataController } from './account-data.controller.js';
import { Register } from './register.js';
import { RequestReset } from './request-reset.js';
import { RestoredSessions } from './restored-sessions.js';
import { ResetController } from './reset.controller.js';
import { ResetPassword } from './reset-password.js';
import { ResetTokensStore } from './reset-tokens.store.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsStore } from './sessions.store.js';
import { PasswordLoginGuard } from './password-login.guard.js';
import { SignInMethods } from './sign-in-methods.js';
import { SignInMethodsController } from './sign-in-methods.controller.js';
import { SignInLimits } from './sign-in-limits.js';
import { SignIn } from './sign-in.js';
import { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

export { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from './account-data-handlers.js';
export { LiveSessions } from './live-sessions.js';
export { MergePlayer } from './merge-player.js';
export { Account, SessionGuard } from './session.guard.js';
export { ConfirmOwner } from './confirm-owner.js';
export { Identity } from './identity.js';
export { Register } from './register.js';
export { sessionSecretOf } from './session-secret.js';
export { SessionsStore } from './sessions.store.js';
export { SignIn } from './sign-in.js';
export { signInFacts } from './sign-in-options.js';
export { SignInMethods, type Listed, type SignInMethod } from './sign-in-methods.js';
export type { SignInProof } from './sign-in-proof.js';
export type { UserEntity } from './user.entity.js';
export { isAdmin, userView } from './user.view.js';
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
    SessionCookie,
    AccountDataHandlers,
    LiveSessions,
    ConfirmOwner,
    KnownBrowser,
    SignInLimits,
    SignInMethods,
    PasswordLoginGuard,
    Register,
    LocalStrategy,
    SignIn,
    LogOut,
    CurrentUser,
    LinkPlayer,
    MergePlayer,
    AdminAccounts,
    RequestReset,
    ResetPassword,
    ExportData,
    DeleteAccount,
    EraseAccount,
    AuthRetention,
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
    Register,
    SessionsStore,
    SignIn,
    SignInMethods,
    UsersStore,
  ],
})
export class AuthModule implements NestModule {
  constructor(private readonly cookie: SessionCookie) {}

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(this.cookie.middleware).forRoutes('/api/auth/*path');
  }
}
