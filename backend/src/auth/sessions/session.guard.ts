import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
} from '@nestjs/common';
import { type Role, PLAYER_HEADER } from '@tessera/contracts/wire';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { callOf } from '../../platform/http/endpoint.js';
import { AppError } from '../../platform/requests/app-error.js';
import type { AccountSession, AppRequest } from '../../platform/requests/request.js';
import { KnownPlayers, type KnownPlayer, type PresentedPlayer } from '../../players/index.js';
import { actingAs, Identity, deviceAliasOf, presentedBy } from './identity.js';

/**
 * Checks that the caller may act as the player that the request names. A player that belongs to an account
 * requires a session of that account, where all of its merged players count as the account's own.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly identity: Identity,
    private readonly players: KnownPlayers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = callOf(context);
    if (!call || (call.player === 'none' && !call.signedIn)) return true;
    const request = context.switchToHttp().getRequest<AppRequest>();
    const { presentedUUIDs = [] } = request;
    const [account, known] = await Promise.all([
      this.identity.sessionOf(request.headers.cookie),
      this.identity.knownOf(presentedUUIDs),
    ]);
    const players = call.openToLinked
      ? presentedBy(presentedUUIDs, known)
      : actingAs(presentedUUIDs, known, account);
    // Responses to sign-in and registration name the account's own player, not the UUID that the device
    // presented.
    const deviceAlias = call.openToLinked ? undefined : deviceAliasOf(known);
    if (deviceAlias) request.deviceAlias = deviceAlias;
    const publicId = known[0]?.publicId;
    if (publicId !== undefined) request.publicId = publicId;
    const [player, another] = players;
    if (another !== undefined) throw new AppError('PLAYER_MISMATCH', { field: 'playerUUID' });
    if (call.signedIn && !account) throw new AppError('NOT_SIGNED_IN');
    if (call.role) request.role = await this.requireRole(call.role, account);
    // A call that requires a session acts for its account, even if the browser's player isn't linked to it yet.
    const actsForAccount = call.signedIn && !call.openToLinked;
    request.playerUUID = (actsForAccount ? undefined : player) ?? account?.playerUUID;
    if (request.playerUUID === undefined && call.player === 'required') {
      throw new AppError('PLAYER_REQUIRED', { field: PLAYER_HEADER });
    }
    if (account) request.account = account;
    if (call.player !== 'none') request.player = await this.playerOf(request, known);
    return true;
  }

  /** Throws unless the caller has at least this role. Admins need their second factor for everything. */
  private async requireRole(least: Role, account: AccountSession | null): Promise<Role> {
    const role = account && (await this.identity.roleOf(account));
    if (role === 'admin') {
      if (this.config.needsSecondFactor && !account?.withPasskey)
        throw new AppError('SECOND_FACTOR_REQUIRED');
      return role;
    }
    if (role === 'moderator' && least === 'moderator') return role;
    throw new AppError(least === 'admin' ? 'ADMINS_ONLY' : 'MODERATORS_ONLY');
  }

  private playerOf(
    { playerUUID, presentedUUIDs }: AppRequest,
    known: readonly (PresentedPlayer | null)[],
  ): KnownPlayer | null | Promise<KnownPlayer | null> {
    if (playerUUID === undefined) return null;
    const own = known.find((player) => player?.playerUUID === playerUUID);
    if (own || presentedUUIDs?.includes(playerUUID)) return own ?? null;
    // The account's own player, when the request names none, or another of the account's players.
    return this.players.find(playerUUID);
  }
}

/** The role of the caller, for handlers of calls that take one. */
export const CallerRole = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>().role,
);

/** The session of the request, for handlers of calls that require one. */
export const Account = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<AppRequest>().account,
);
