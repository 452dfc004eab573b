import net, { type AddressInfo } from 'node:net';

/** A proxy of its own before a server, which a test can lead elsewhere, cut or open again. */
export interface TcpProxy {
  port: number;
  /** The port that connections go on to; undefined rejects them. */
  target: number | undefined;
  /** While it is, what the server answers gets lost on the way. */
  isMute: boolean;
  /** Ends every connection that is open. */
  cut(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<net.Socket>();
  const server = net.createServer((inner) => {
    open.add(inner);
    inner.on('close', () => open.delete(inner)).on('error', () => inner.destroy());
    if (proxy.target === undefined) return inner.destroy();
    const outer = net.connect(proxy.target, '127.0.0.1');
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.on('close', () => outer.destroy());
    inner.pipe(outer);
    outer.on('data', (answer) => {
      if (!proxy.isMute) inner.write(answer);
    });
    outer.on('end', () => inner.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    target,
    isMute: false,
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
