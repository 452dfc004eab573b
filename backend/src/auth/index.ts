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
export { AccountDataService } from './account-data/account-data.service.js';
export { OperateAccounts } from './operate-accounts.js';
export { ResetService } from './reset/reset.service.js';
export { SessionSecrets, sessionSecretOf } from './sessions/session-secrets.js';
export { Register } from './sign-in/register.js';
export { SessionsStore } from './sessions/sessions.store.js';
export { SignIn } from './sign-in/sign-in.js';
export { signInFacts, SignInMethods, type SignInMethod } from './sign-in/sign-in-methods.js';
export { NotifyOwner } from './sign-in/notify-owner.js';
export type { SignInProof } from './sign-in/sign-in-proof.js';
export type { UserEntity } from './user.entity.js';
export { isAdmin, isForAdmin, roleOf, userView } from './user.view.js';
export { UsersStore } from './users.store.js';
