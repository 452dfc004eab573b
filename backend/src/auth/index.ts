export {
  AccountDataHandlers,
  type PlayerMerge,
  type AccountDataHandler,
} from './account-data/account-data-handlers.js';
export { LiveSessions } from './sessions/live-sessions.js';
export { MergePlayer } from './account-data/merge-player.js';
export { Account, CallerRole, SessionGuard } from './sessions/session.guard.js';
export { SessionsService } from './sessions/sessions.service.js';
export { Identity } from './sessions/identity.js';
export { AccountDataService } from './account-data/account-data.service.js';
export { OperateAccounts } from './operate-accounts.js';
export { ResetService } from './reset/reset.service.js';
export { SessionSecrets, sessionSecretOf } from './sessions/session-secrets.js';
export { Register } from './sign-in/register.js';
export { SessionsRepository } from './sessions/sessions.repository.js';
export { SignIn, type SignInProof } from './sign-in/sign-in.js';
export { signInFacts, SignInMethods, type SignInMethod } from './sign-in/sign-in-methods.js';
export { NotifyOwner } from './sign-in/notify-owner.js';
export type { UserEntity } from './user.entity.js';
export { isAdmin, isForAdmin, roleOf, userView } from './user.view.js';
export { UsersRepository } from './users.repository.js';
