import net from 'node:net';

/**
 * A proxy that can cut the connection to the server, including open WebSockets, which Chromium's offline
 * mode keeps alive.
 */
export async function breakableConnection(target: string) {
  const { port: targetPort } = new URL(target);
  const sockets = new Set<net.Socket>();
  let isCut = false;

  const line = net.createServer((near) => {
    if (isCut) return void near.destroy();
    const far = net.connect(Number(targetPort), '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port } = line.address() as net.AddressInfo;

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    mend: () => {
      isCut = false;
    },
    close: () => {
      cut();
      line.close();
    },
  };
}
