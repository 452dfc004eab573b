import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CALLS } from '@tessera/contracts/calls';
import { type PushMessage, type PushWishes, PUSH_DEFAULT_KINDS } from '@tessera/contracts/push';
import type { TestApp } from './app.js';
import { eventually } from './eventually.js';
import { PushDevice } from './push-devices.js';

/** What a push service has received. */
interface Pushed {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Answer = (response: ServerResponse) => void;

export const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end();
  };

/** A push service on this machine. */
export class PushService {
  readonly pushed: Pushed[] = [];
  /** How it answers. */
  answer: Answer = answering(201);
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      this.pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      this.answer(response);
    });
  });

  static async start(): Promise<PushService> {
    const service = new PushService();
    await service.open();
    return service;
  }

  /** Opens its port, the same one as before. */
  async open(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  origin = '';

  /** Environment variables of a program that uses it. */
  get env() {
    return { PUSH_SERVICES: this.origin };
  }

  device(): PushDevice {
    return new PushDevice(`${this.origin}/${randomUUID()}`);
  }

  /** What this device was sent, in order. */
  messagesTo(device: PushDevice): PushMessage['notification'][] {
    return this.pushesTo(device).map(
      ({ body }) => (JSON.parse(device.decrypt(body)) as PushMessage).notification,
    );
  }

  pushesTo({ endpoint }: PushDevice): Pushed[] {
    return this.pushed.filter(({ path }) => endpoint === `${this.origin}${path}`);
  }

  async heard(device: PushDevice, count: number): Promise<PushMessage['notification'][]> {
    await eventually(`${count} notices`, () => this.pushesTo(device).length >= count);
    return this.messagesTo(device);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Sends notices to a device: by default, all kinds that are on from the start. */
export async function subscribe(
  app: Pick<TestApp, 'call'>,
  player: string,
  device: PushDevice,
  { kinds = [...PUSH_DEFAULT_KINDS], reminder = null }: Partial<PushWishes> = {},
): Promise<void> {
  const body = { ...device.subscription, kinds, reminder };
  const { status } = await app.call(CALLS.savePushSubscription, { player, body });
  if (status !== 200) throw new Error(`The subscription was answered with ${status}`);
}

/** Whether a push carries a valid VAPID token (RFC 8292) of this key, and its claims. */
export function vapidClaims({ headers }: Pushed, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || key !== publicKey) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
}
