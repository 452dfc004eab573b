import net, { type AddressInfo } from 'node:net';

/** A proxy in front of several servers, like the one of compose. */
export interface Front {
  address: string;
  /** The ports of the servers. */
  targets: number[];
  close(): Promise<void>;
}

/** Connections go to the servers in turn. If a server doesn't accept one, it goes to the next. */
export async function startFront(): Promise<Front> {
  const open = new Set<net.Socket>();
  let turn = 0;
  const server = net.createServer((inner) => {
    open.add(inner);
    inner.on('close', () => open.delete(inner)).on('error', () => inner.destroy());
    const inTurn = [...front.targets.slice(turn), ...front.targets.slice(0, turn)];
    turn = (turn + 1) % front.targets.length;
    forward(inner, inTurn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: Front = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets: [],
    close: () => {
      open.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return front;
}

function forward(inner: net.Socket, [port, ...others]: number[]): void {
  if (port === undefined) return void inner.destroy();
  const outer = net.connect(port, '127.0.0.1');
  let isConnected = false;
  outer.on('error', () => (isConnected ? inner.destroy() : forward(inner, others)));
  outer.on('connect', () => {
    isConnected = true;
    inner.pipe(outer).pipe(inner);
    outer.on('close', () => inner.destroy());
    inner.on('close', () => outer.destroy());
  });
}
