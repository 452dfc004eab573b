import net, { type AddressInfo } from 'node:net';

/** A proxy in front of a server, which a test can redirect, disconnect or reopen. */
export interface TcpProxy {
  port: number;
  /** The port to which connections are forwarded; undefined rejects them. */
  target: number | undefined;
  /** If true, the server's responses are dropped. */
  isMute: boolean;
  /** From now on, open connections get nothing, not even the news that they are closed: the machine is gone. */
  freeze(): void;
  /** Closes every open connection. */
  cut(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const open = new Set<net.Socket>();
  const frozen = new WeakSet<net.Socket>();
  const server = net.createServer((inner) => {
    open.add(inner);
    inner.on('close', () => open.delete(inner)).on('error', () => inner.destroy());
    if (proxy.target === undefined) return inner.destroy();
    const outer = net.connect(proxy.target, '127.0.0.1');
    const hangUp = () => {
      if (!frozen.has(inner)) inner.destroy();
    };
    outer.on('error', hangUp).on('close', hangUp);
    inner.on('close', () => outer.destroy());
    inner.pipe(outer);
    outer.on('data', (answer) => {
      if (!proxy.isMute && !frozen.has(inner)) inner.write(answer);
    });
    outer.on('end', () => {
      if (!frozen.has(inner)) inner.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port,
    target,
    isMute: false,
    freeze: () => open.forEach((socket) => frozen.add(socket)),
    cut,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
