import net, { type AddressInfo } from 'node:net';
import { HOST } from './network.js';

const open: { server: net.Server; sockets: Set<net.Socket> }[] = [];

/** The address at which pods reach a server of this machine. */
export async function reachable(url: string): Promise<string> {
  const target = new URL(url);
  // The tests' PostgreSQL listens in a folder.
  const folder = target.searchParams.get('host');
  target.searchParams.delete('host');
  const { port, hostname } = target;
  const place = folder ? { path: `${folder}/.s.PGSQL.${port}` } : { port: Number(port), host: hostname };
  const sockets = new Set<net.Socket>();
  const bridge = net.createServer((socket) => {
    const server = net.connect(place);
    for (const each of [socket, server]) {
      sockets.add(each);
      each.once('close', () => sockets.delete(each));
    }
    socket.pipe(server).pipe(socket);
    socket.on('error', () => server.destroy());
    server.on('error', () => socket.destroy());
  });
  open.push({ server: bridge, sockets });
  await new Promise<void>((resolve) => bridge.listen(0, HOST, resolve));
  target.host = `${HOST}:${(bridge.address() as AddressInfo).port}`;
  return target.href;
}

export function closeBridges(): void {
  for (const { server, sockets } of open) {
    server.close();
    // Pods that are gone end no connections.
    for (const socket of sockets) socket.destroy();
  }
}
