import { Injectable } from '@nestjs/common';
import type { SignedIn } from '@tessera/contracts/accounts';
import { SignIn, type SignInProof } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AppRequest } from '../platform/requests/request.js';
import { type PasskeyChallenge, PasskeysStore, type StoredPasskey } from './passkeys.store.js';
import { PasskeyVerifier, type Options, type ShownCredential } from './passkey-verifier.js';

const CHALLENGE: PasskeyChallenge = { purpose: 'sign-in', sessionId: null };

/** Signs in with a passkey. The browser shows which ones it has, so nobody types an email address. */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly passkeys: PasskeysStore,
    private readonly verifier: PasskeyVerifier,
    private readonly signIn: SignIn,
    private readonly clock: Clock,
  ) {}

  start(): Promise<Options> {
    this.verifier.requireOn();
    return this.verifier.askFor(CHALLENGE);
  }

  async execute(request: AppRequest, credential: ShownCredential): Promise<SignedIn> {
    this.verifier.requireOn();
    const passkey = await this.passkeys.find(credential.id);
    if (!passkey || !isHandleOf(passkey.userId, credential.response.userHandle)) {
      throw new AppError('PASSKEY_UNKNOWN');
    }
    const counter = await this.verifier.verify(credential, passkey, CHALLENGE);
    return this.signIn.execute(request, this.proofOf(passkey, counter));
  }

  private proofOf(passkey: StoredPasskey, counter: number): SignInProof {
    return {
      userId: passkey.userId,
      withPasskey: true,
      check: async (transaction, user) => {
        const at = new Date(this.clock.now());
        const isStored = user && (await this.passkeys.use(transaction, passkey, counter, at));
        if (!user || !isStored) throw new AppError('PASSKEY_UNKNOWN');
        return user;
      },
    };
  }
}

/** Devices return the ID that they were given for the account. */
const isHandleOf = (userId: string, handle: string | undefined): boolean =>
  handle === undefined || Buffer.from(handle, 'base64url').toString() === userId;
