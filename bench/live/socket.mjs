// The few Socket.IO frames that a player needs, over a bare WebSocket: a full client would cost the load generator
// more than a move costs the server.
import { WebSocket } from 'ws';

/**
 * A player's connection. `onMessage` receives every envelope. `command` resolves to the acknowledgement, or rejects
 * if the server rejected the command.
 */
export function connectPlayer(url, playerUUID, onMessage = () => undefined, headers = {}) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    headers,
  });
  const waiting = new Map();
  let lastId = 0;
  const player = {
    playerUUID,
    onMessage,
    /** Called when an open connection ends. */
    onClose: () => undefined,
    /** Whether it leads to one of these ports. */
    isOn: (ports) => ports.some((port) => url.endsWith(`:${port}`)),
    command(name, payload) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, (answer) => {
          if (answer.success) resolve(answer);
          else
            reject(Object.assign(new Error(`${name} was rejected: ${answer.error}`), { code: answer.code }));
        });
        socket.send(`42${id}${JSON.stringify([name, payload])}`);
      });
    },
    /** Writes bytes as they are. */
    write: (bytes) => socket._socket.write(bytes),
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => {
      const error = new Error('the server closed the connection');
      reject(error);
      for (const answer of waiting.values()) answer({ success: false, error: error.message });
      player.onClose();
    });
    socket.on('message', (data) => {
      const text = data.toString();
      switch (text.slice(0, 2)) {
        case '42':
          return player.onMessage(JSON.parse(text.slice(2))[1]);
        case '43': {
          const body = text.indexOf('[');
          const id = Number(text.slice(2, body));
          waiting.get(id)?.(JSON.parse(text.slice(body))[0]);
          return waiting.delete(id);
        }
        case '40':
          return resolve(player);
        case '44':
          return reject(new Error(text));
        case '2':
          return socket.send('3');
        default:
          if (text.startsWith('0')) socket.send(`40${JSON.stringify({ playerUUID, clientId: 'bench' })}`);
      }
    });
  });
}
