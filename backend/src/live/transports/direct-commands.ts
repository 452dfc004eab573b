import type { WebSocket } from 'ws';
import type { LiveSocket } from '../connections/live.socket.js';

/** Receives a command: its name, its payload, and the acknowledgement function as the last argument. */
export type Dispatch = (name: string, args: readonly unknown[]) => void;

interface CommandPacket {
  /** The ID with which the client recognizes the acknowledgement. */
  readonly id: number;
  readonly name: string;
  readonly args: unknown[];
}

const PONG = '3';
/** A Socket.IO event of the main namespace that wants an acknowledgement. */
const COMMAND = /^42(\d+)(\[.*)$/s;

/**
 * Takes known commands that want an acknowledgement straight from the WebSocket, and acknowledges them on it:
 * reading and writing them as packets of Engine.IO and Socket.IO takes longer than deciding a move. Whatever
 * else a client sends goes to Socket.IO, and so does everything that it sends afterwards. So Socket.IO handles
 * all other packets as if it were alone, and no packet overtakes another.
 */
export function readCommands(
  socket: LiveSocket,
  websocket: WebSocket,
  isCommand: (name: string) => boolean,
  dispatch: Dispatch,
): void {
  const [bySocketIo, ...others] = websocket.listeners('message') as MessageListener[];
  if (!bySocketIo || others.length > 0) return;
  const read: MessageListener = (data, isBinary) => {
    const text = isBinary ? '' : String(data);
    const packet = isOpen(socket) ? commandIn(text) : undefined;
    if (packet && isCommand(packet.name)) {
      dispatch(packet.name, [...packet.args, acknowledgement(socket, websocket, packet.id)]);
      return;
    }
    if (text !== PONG) websocket.off('message', read).on('message', bySocketIo);
    bySocketIo.call(websocket, data, isBinary);
  };
  websocket.off('message', bySocketIo).on('message', read);
}

type MessageListener = (this: WebSocket, data: unknown, isBinary: boolean) => void;

const isOpen = ({ connected, conn }: LiveSocket): boolean => connected && conn.readyState === 'open';

function commandIn(text: string): CommandPacket | undefined {
  const [, id, json] = COMMAND.exec(text) ?? [];
  if (json === undefined) return undefined;
  try {
    const [name, ...args] = JSON.parse(json) as unknown[];
    return typeof name === 'string' ? { id: Number(id), name, args } : undefined;
  } catch {
    return undefined;
  }
}

/** Like Socket.IO's: only the first call counts, and nothing is sent to a connection that is closing. */
function acknowledgement(socket: LiveSocket, websocket: WebSocket, id: number): (answer: unknown) => void {
  let isSent = false;
  return (answer) => {
    if (isSent) return;
    isSent = true;
    if (socket.conn.readyState === 'open') websocket.send(`43${id}${JSON.stringify([answer])}`);
  };
}
