import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';

type Encoding = 'br' | 'gzip' | 'identity';

interface Kept {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

const PREFERRED: readonly Encoding[] = ['br', 'gzip', 'identity'];
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Keeps the responses to these paths, which are the same for everybody as long as the process runs: the first request
 * of each is handled as usual, and all others get what it got, from memory and compressed once. For responses that are
 * expensive to make or to compress.
 */
export function keptResponses(paths: readonly string[]): RequestHandler {
  const kept = new Map<string, Promise<Kept>>();
  return (request, response, next) => {
    const path = request.path.toLowerCase();
    if (!paths.includes(path) || !['GET', 'HEAD'].includes(request.method)) return next();
    const known = kept.get(path);
    if (!known) {
      if (request.method === 'GET') record(response, (made) => void kept.set(path, made));
      return next();
    }
    known.then((made) => send(request, response, made)).catch(next);
  };
}

function send(request: Request, response: Response, { type, etag, bodies }: Kept): void {
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', etag);
  response.vary('Accept-Encoding');
  if (request.fresh) {
    response.status(304).end();
    return;
  }
  const accepted = request.acceptsEncodings([...PREFERRED]);
  const encoding = PREFERRED.find((one) => one === accepted) ?? 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bodies[encoding].length);
  response.end(bodies[encoding]);
}

/** Passes on what a handler sends, once all of it has been sent. */
function record(response: Response, keep: (made: Promise<Kept>) => void): void {
  const chunks: Buffer[] = [];
  const note = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const [write, end] = [response.write.bind(response), response.end.bind(response)] as [Send, Send];
  response.write = ((...sent: unknown[]) => {
    note(sent[0]);
    return write(...sent);
  }) as typeof response.write;
  response.end = ((...sent: unknown[]) => {
    note(sent[0]);
    return end(...sent);
  }) as typeof response.end;
  response.once('finish', () => {
    if (response.statusCode !== 200) return;
    keep(make(String(response.getHeader('Content-Type')), Buffer.concat(chunks)));
  });
}

type Send = (...sent: unknown[]) => never;

async function make(type: string, identity: Buffer): Promise<Kept> {
  const [br, packed] = await Promise.all([
    promisify(brotliCompress)(identity, BROTLI),
    promisify(gzip)(identity),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { type, etag, bodies: { br, gzip: packed, identity } };
}
