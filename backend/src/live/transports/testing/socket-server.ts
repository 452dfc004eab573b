import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { LiveWebSocketServer } from '../live-websocket.js';

export interface SocketServer {
  readonly sockets: LiveWebSocketServer;
  connect(): WebSocket;
  close(): void;
}

/** The server of live connections, without Socket.IO, on a free port. */
export async function serveSockets(): Promise<SocketServer> {
  const http = createServer();
  const sockets = new LiveWebSocketServer({ server: http });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    sockets,
    connect: () => new WebSocket(`ws://127.0.0.1:${port}`),
    close: () => {
      sockets.close();
      http.closeAllConnections();
      http.close();
    },
  };
}
