import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import { PRODUCT } from '@tessera/contracts/product';
import { type InputOf, LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { isDatabaseUnavailable } from '../platform/database/database-errors.js';
import { AppError } from '../platform/requests/app-error.js';
import {
  PasskeysRepository,
  type PasskeyChallenge,
  type NewPasskey,
  type StoredPasskey,
} from './passkeys.repository.js';

export type CreatedCredential = InputOf<typeof CALLS.addPasskey>['credential'];
export type ShownCredential = InputOf<typeof CALLS.passkeySignIn>['credential'];
/** For `navigator.credentials`, as JSON. */
export type Options = Record<string, unknown>;

type Owner = { id: string; email: string };

/** Loaded when it is first used, because it takes a tenth of the time in which the server's code is loaded. */
const library = () => import('@simplewebauthn/server');

const CHALLENGE_BYTES = 32;
/** None are asked for. */
const NO_EXTENSIONS = { clientExtensionResults: {} };
/** As a passkey can be the only factor, the device must know who uses it: a PIN, a finger or a face. */
const VERIFIED = { userVerification: 'required', requireUserVerification: true } as const;

/** What browsers are asked for, and whether their responses are right. Passkeys belong to the host of PUBLIC_URL. */
@Injectable()
export class PasskeyVerifier {
  private readonly origin: string;
  private readonly host: string;

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.origin = config.publicOrigin ?? '';
    this.host = URL.canParse(this.origin) ? new URL(this.origin).hostname : '';
  }

  requireOn(): void {
    if (!this.config.hasPasskeys) throw new AppError('SIGN_IN_METHOD_OFF');
  }

  /** Asks for a new passkey, which the browser can offer by itself at the next sign-in. */
  async askForNew(owner: Owner, sessionId: string, known: readonly StoredPasskey[]): Promise<Options> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: PRODUCT,
      rpID: this.host,
      timeout: LIMITS.PASSKEY_CHALLENGE_MS,
      userID: Buffer.from(owner.id),
      userName: owner.email,
      userDisplayName: owner.email,
      challenge: await this.newChallenge({ purpose: 'add', sessionId }),
      excludeCredentials: known.map(toCredential),
      authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED.userVerification },
    });
    return { ...options };
  }

  /** Asks for any passkey of this host, or for one of these. */
  async askFor(challenge: PasskeyChallenge, known: readonly StoredPasskey[] = []): Promise<Options> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      timeout: LIMITS.PASSKEY_CHALLENGE_MS,
      challenge: await this.newChallenge(challenge),
      allowCredentials: known.map(toCredential),
      userVerification: VERIFIED.userVerification,
    });
    return { ...options };
  }

  async verifyNew(
    credential: CreatedCredential,
    sessionId: string,
  ): Promise<Omit<NewPasskey, 'userId' | 'name' | 'createdAt'>> {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await accepted(() =>
      verifyRegistrationResponse({
        response: { ...credential, ...NO_EXTENSIONS },
        ...this.expecting({ purpose: 'add', sessionId }),
      }),
    );
    if (!registrationInfo) throw new AppError('PASSKEY_REJECTED');
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credentialId: id, publicKey, counter, transports: credential.response.transports ?? [] };
  }

  /** Returns the passkey's new count of uses. */
  async verify(
    credential: ShownCredential,
    passkey: StoredPasskey,
    challenge: PasskeyChallenge,
  ): Promise<number> {
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await accepted(() =>
      verifyAuthenticationResponse({
        response: { ...credential, ...NO_EXTENSIONS },
        ...this.expecting(challenge),
        credential: {
          id: passkey.credentialId,
          counter: passkey.counter,
          publicKey: new Uint8Array(passkey.publicKey),
        },
      }),
    );
    if (!verified) throw new AppError('PASSKEY_REJECTED');
    return authenticationInfo.newCounter;
  }

  private async newChallenge(challenge: PasskeyChallenge): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = new Uint8Array(randomBytes(CHALLENGE_BYTES));
    const expiresAt = new Date(this.clock.now() + LIMITS.PASSKEY_CHALLENGE_MS);
    await this.passkeys.insertChallenge(Buffer.from(bytes).toString('base64url'), challenge, expiresAt);
    return bytes;
  }

  private expecting(challenge: PasskeyChallenge) {
    return {
      expectedChallenge: (given: string) =>
        this.passkeys.takeChallenge(given, challenge, new Date(this.clock.now())),
      expectedOrigin: this.origin,
      expectedRPID: this.host,
      requireUserVerification: VERIFIED.requireUserVerification,
    };
  }
}

const toCredential = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  transports: [...transports],
});

/** The library throws an error for everything that isn't right. */
async function accepted<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    throw new AppError('PASSKEY_REJECTED');
  }
}
