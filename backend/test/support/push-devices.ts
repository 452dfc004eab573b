import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID, type ECDH } from 'node:crypto';

const CURVE = 'prime256v1';
const TAG_BYTES = 16;

/** A browser's end of a push subscription, as RFC 8291 describes it. */
export class PushDevice {
  private readonly keyPair: ECDH = createECDH(CURVE);
  private readonly publicKey: Buffer;
  private readonly auth = randomBytes(16);

  constructor(
    /** By default, that of a browser that doesn't exist. */
    readonly endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  ) {
    this.publicKey = this.keyPair.generateKeys();
  }

  get subscription() {
    const keys = { p256dh: this.publicKey.toString('base64url'), auth: this.auth.toString('base64url') };
    return { endpoint: this.endpoint, keys };
  }

  /** Decrypts a message with the content encoding aes128gcm (RFC 8188), all in one record. */
  decrypt(message: Buffer): string {
    const idLength = message.readUInt8(20);
    const [salt, sender] = [message.subarray(0, 16), message.subarray(21, 21 + idLength)];
    const sealed = message.subarray(21 + idLength);
    const secret = this.keyPair.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.publicKey, sender]);
    const material = Buffer.from(hkdfSync('sha256', secret, this.auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -TAG_BYTES)), cipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}
