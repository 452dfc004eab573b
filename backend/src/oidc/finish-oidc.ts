import { Injectable } from '@nestjs/common';
import type { ResponseOf, CALLS } from '@tessera/contracts';
import { Identity, SignIn, type SignInProof } from '../auth/index.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AppRequest } from '../platform/requests/request.js';
import { IdentitiesStore, type ProviderIdentity } from './identities.store.js';
import { LinkIdentity } from './link-identity.js';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider, type Visitor } from './oidc-provider.js';
import { RegisterVisitor } from './register-visitor.js';

type Finished = ResponseOf<typeof CALLS.finishOidc>;

/** Signs in whom the provider has identified, or links the identity to the account in whose session it was started. */
@Injectable()
export class FinishOidc {
  constructor(
    private readonly provider: OidcProvider,
    private readonly flow: OidcFlow,
    private readonly identities: IdentitiesStore,
    private readonly identity: Identity,
    private readonly linkIdentity: LinkIdentity,
    private readonly registerVisitor: RegisterVisitor,
    private readonly signIn: SignIn,
  ) {}

  async execute(request: AppRequest, query: string): Promise<Finished> {
    if (this.provider.name === null) throw new AppError('SIGN_IN_METHOD_OFF');
    const parameters = new URLSearchParams(query);
    const flow = this.flow.take(request, parameters.get('state'));
    if (!flow) throw new AppError('OIDC_FAILED');
    const visitor = await this.provider.identify(flow, parameters);
    if (flow.sessionId === undefined) return this.signInAs(request, visitor);
    const account = await this.identity.sessionOf(request.headers.cookie);
    // Somebody else may have signed in meanwhile.
    if (account?.id !== flow.sessionId) throw new AppError('OIDC_FAILED');
    return { ...(await this.linkIdentity.execute(account, visitor)), outcome: 'linked' };
  }

  private async signInAs(request: AppRequest, visitor: Visitor): Promise<Finished> {
    const owner = await this.identities.ownerOf(visitor);
    const userId = owner ?? (await this.registerVisitor.execute(visitor, request.playerUUID));
    const signedIn = await this.signIn.execute(request, this.proofOf(userId, visitor));
    return { ...signedIn, outcome: owner === null ? 'registered' : 'signed-in' };
  }

  private proofOf(userId: string, visitor: ProviderIdentity): SignInProof {
    return {
      userId,
      withPasskey: false,
      check: async (transaction, user) => {
        // The account may have been deleted, or the identity unlinked, a moment ago.
        const owner = user && (await this.identities.ownerOf(visitor, transaction));
        if (!user || owner !== user.id) throw new AppError('OIDC_FAILED');
        return user;
      },
    };
  }
}
