import type { IncomingMessage } from 'node:http';
import { AppError } from '../../platform/requests/app-error.js';
import type { ConnectionLimit } from '../../platform/limits/connection-limit.js';
import { SlowRejections } from '../../platform/limits/slow-rejections.js';

const UPGRADES = new WeakMap<IncomingMessage, () => void>();
const slow = new SlowRejections();

/**
 * Counts a connection from the request that opens it, before anything is done for it. Returns whether it may
 * go on; otherwise it has been rejected.
 */
export function countUpgrade(
  request: IncomingMessage,
  address: string,
  connections: ConnectionLimit,
): boolean {
  try {
    const leave = connections.countUpgrade(address);
    UPGRADES.set(request, leave);
    request.socket.once('close', leave);
    return true;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { socket } = request;
    socket.on('error', () => undefined);
    socket.once(
      'close',
      slow.hold(address, socket, () => reject(request, error)),
    );
    return false;
  }
}

/** From now on, the connection counts for its player. */
export const markAuthenticated = (request: IncomingMessage): void => UPGRADES.get(request)?.();

/** Engine.IO itself would respond with status 400 to everything. */
function reject({ socket }: IncomingMessage, { status, message, retryAfterSeconds }: AppError): void {
  socket.write(
    [
      `HTTP/1.1 ${status} Too Many Requests`,
      'Connection: close',
      `Retry-After: ${retryAfterSeconds ?? 1}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(message)}`,
      '',
      message,
    ].join('\r\n'),
  );
  socket.destroySoon();
}
