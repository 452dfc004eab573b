import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a server asks a browser for. */
interface Asked {
  challenge: string;
  user?: { id: string };
}

interface Circumstances {
  /** The page that asks. */
  origin?: string;
  /** Whether the device has checked who uses it. */
  isVerified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
const COSE = { kty: 1, alg: 3, crv: -1, x: -2, y: -3 };
const EC2 = 2;
const ES256 = -7;
const P256 = 1;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const uint = (bytes: number, value: number): Buffer =>
  Buffer.from(value.toString(16).padStart(2 * bytes, '0'), 'hex');

/** A device with one passkey, as a browser's virtual authenticator has it (WebAuthn Level 3). */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** How often it has been used. */
  counter = 0;
  private readonly key: KeyObject;
  private readonly publicKey: { x?: string; y?: string };
  private userHandle = '';

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    this.publicKey = publicKey.export({ format: 'jwk' });
  }

  create({ challenge, user }: Asked, { origin, isVerified }: Circumstances = {}) {
    this.userHandle = user?.id ?? '';
    const { x = '', y = '' } = this.publicKey;
    const key = new Map<number, number | Uint8Array>([
      ...([
        [COSE.kty, EC2],
        [COSE.alg, ES256],
        [COSE.crv, P256],
      ] as const),
      [COSE.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [COSE.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.dataOf(WITH_KEY, isVerified),
      Buffer.alloc(16),
      uint(2, id.length),
      id,
      isoCBOR.encode(key),
    ]);
    const object = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    const attestation = isoCBOR.encode(object as Parameters<typeof isoCBOR.encode>[0]);
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: Buffer.from(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  show({ challenge }: Asked, { origin, isVerified }: Circumstances = {}) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, origin);
    const authData = this.dataOf(0, isVerified);
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key).toString(
        'base64url',
      ),
      userHandle: this.userHandle,
    });
  }

  private credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private dataOf(flags: number, isVerified = true): Buffer {
    const all = PRESENT | flags | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(new URL(this.origin).hostname), uint(1, all), uint(4, this.counter)]);
  }
}
