// A TCP proxy whose address stays the same while the server behind it stops and starts again.
import net from 'node:net';

/** Forwards connections to the port `target`; while that is undefined, connections are rejected. */
export async function openProxy(target) {
  const open = new Set();
  const frozen = new WeakSet();
  const server = net.createServer((inner) => {
    open.add(inner);
    inner.on('close', () => open.delete(inner)).on('error', () => inner.destroy());
    if (proxy.target === undefined) return inner.destroy();
    const outer = net.connect(proxy.target, '127.0.0.1');
    const hangUp = () => frozen.has(inner) || inner.destroy();
    outer.on('error', hangUp).on('close', hangUp);
    inner.on('close', () => outer.destroy());
    inner.pipe(outer).pipe(inner, { end: false });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  const proxy = {
    port: server.address().port,
    target,
    /** Closes all open connections. */
    cut,
    /** Leaves open connections without a sign that the server is gone. */
    freeze: () => open.forEach((socket) => frozen.add(socket)),
    close: () => {
      cut();
      server.close();
    },
  };
  return proxy;
}
