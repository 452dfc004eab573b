import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, type WebSocketServer } from 'ws';

export interface SocketServer {
  readonly sockets: WebSocketServer;
  connect(): WebSocket;
  close(): void;
}

/** A WebSocket server of this kind on a free port. */
export async function serveSockets(
  Kind: new (options: { server: Server }) => WebSocketServer,
): Promise<SocketServer> {
  const http = createServer();
  const sockets = new Kind({ server: http });
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
