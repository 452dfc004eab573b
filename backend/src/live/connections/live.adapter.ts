import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { Server, ServerOptions } from 'socket.io';
import type { Config } from '../../platform/config/config.js';
import { isOwnOrigin } from '../../platform/http/origin.js';
import { BatchedWebSocketServer } from './batched-websocket.js';

/** Commands are small. A larger message closes the connection. */
const MESSAGE_LIMIT_BYTES = 16 * 1024;
/** A WebSocket that doesn't authenticate within this time is closed. */
const INTRODUCED_WITHIN_MS = 10_000;

/** The settings of the Socket.IO server. */
export class LiveAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly config: Pick<Config, 'publicOrigin' | 'trustProxy' | 'role'>,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { publicOrigin, trustProxy, role } = this.config;
    return super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      allowUpgrades: false,
      connectTimeout: INTRODUCED_WITHIN_MS,
      serveClient: false,
      wsEngine: BatchedWebSocketServer,
      maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
      allowRequest: ({ headers }, decide) => {
        if (role === 'worker') return decide('no connections here', false);
        const forwarded = trustProxy > 0 ? headers['x-forwarded-host'] : undefined;
        const host = [forwarded ?? headers.host].flat()[0]?.split(',')[0]?.trim();
        decide('foreign origin', isOwnOrigin(headers.origin, host, publicOrigin));
      },
    } as ServerOptions);
  }
}
