import { ReadableStream } from 'node:stream/web';
import type { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './format.js';

/** The first bytes of what age encrypts. */
export const AGE_MAGIC = Buffer.from('age-encryption.org/');

type Chunks = AsyncIterable<Uint8Array>;
type Stream = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;

const streamOf = (chunks: Chunks): Stream => ReadableStream.from(chunks);

/** Loaded on demand, because few processes need it. */
const age = () => import('age-encryption');

async function encrypterFor(recipients: readonly string[]): Promise<Encrypter> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

/** Throws unless these are public keys of age, without typing mistakes. */
export async function checkRecipients(recipients: readonly string[]): Promise<void> {
  await encrypterFor(recipients);
}

/** Encrypts for the owners of these public keys, who alone can read it. */
export async function* encrypted(chunks: Chunks, recipients: readonly string[]): AsyncGenerator<Buffer> {
  const encrypter = await encrypterFor(recipients);
  yield* buffers(await encrypter.encrypt(streamOf(chunks)));
}

/** Rejects anything that was cut off or changed. */
export async function* decrypted(chunks: Chunks, identities: readonly string[]): AsyncGenerator<Buffer> {
  const { Decrypter } = await age();
  const decrypter: Decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    throw new BackupError("can't be decrypted: the file given with --identity has no valid age key");
  }
  const plain = await decrypter.decrypt(streamOf(chunks)).catch((error: unknown) => {
    if (/no identity matched/.test(String(error)))
      throw new BackupError("was encrypted for a key that isn't in the file given with --identity");
    throw error;
  });
  yield* buffers(plain);
}

async function* buffers(stream: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
  } finally {
    // Also closes the source if the consumer stops early.
    await reader.cancel().catch(() => undefined);
  }
}

/** A new pair of keys, as a file of `age-keygen` has them. */
export async function newKeyFile(): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  return `# public key: ${await identityToRecipient(identity)}\n${identity}\n`;
}

/** The private keys in a file of `age-keygen`. Anything else in it is ignored, such as the lines that npm prints. */
export const identitiesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
