// A socket that records every frame in both directions. It speaks just enough Socket.IO to send frames that a proper
// client never would.
import { WebSocket } from 'ws';

const isHeartbeat = (text) => text === '2' || text === '3' || text.includes('"type":"HEARTBEAT"');

/** Resolves once the server has accepted or rejected the connection. `auth` undefined sends no CONNECT packet. */
export function openSocket(url, { label, names, auth, cookie, connect, path }) {
  const lines = [];
  const waiting = new Map();
  let lastId = 0;
  let isClosing = false;
  const webSocket = new WebSocket(
    `${url.replace('http', 'ws')}${path ?? '/socket.io/?EIO=4&transport=websocket'}`,
    { perMessageDeflate: false, headers: cookie === undefined ? {} : { cookie } },
  );
  const ended = new Promise((resolve) => webSocket.once('close', resolve));
  const recorded = {
    label,
    lines,
    lastAt: performance.now(),
    command(name, payload) {
      const id = ++lastId;
      const frame = `42${id}${JSON.stringify(payload === undefined ? [name] : [name, payload])}`;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        void ended.then(() => resolve(null));
        recorded.raw(frame);
      });
    },
    raw(frame) {
      lines.push(names.text(`> ${typeof frame === 'string' ? frame : `binary ${frame.toString('hex')}`}`));
      recorded.lastAt = performance.now();
      if (webSocket.readyState === WebSocket.OPEN) webSocket.send(frame);
    },
    async close() {
      isClosing = true;
      webSocket.close();
      await ended;
    },
  };
  const note = (text) => {
    if (isHeartbeat(text)) return;
    recorded.lastAt = performance.now();
    lines.push(names.text(`< ${text}`).replace(/"sid":"[^"]+"/g, '"sid":"<sid>"'));
  };
  return new Promise((resolve) => {
    webSocket.on('upgrade', ({ headers }) => {
      const shown = Object.keys(headers).map((name) => `${name}: ${names.header(name, headers[name], '')}`);
      lines.push(`< upgraded ${shown.sort().join('; ')}`);
    });
    webSocket.on('unexpected-response', (_, response) => {
      lines.push(`< ${response.statusCode}`);
      response.resume();
      webSocket.terminate();
    });
    webSocket.on('error', () => undefined);
    webSocket.on('close', (code) => {
      if (!isClosing) lines.push(`< closed ${code}`);
      resolve(recorded);
    });
    webSocket.on('message', (data, isBinary) => {
      const text = isBinary ? `binary ${data.toString('hex')}` : data.toString();
      note(text);
      if (text === '2') return webSocket.send('3');
      if (text.startsWith('0{')) {
        for (const frame of connect ?? (auth === undefined ? [] : [`40${JSON.stringify(auth)}`]))
          recorded.raw(frame);
        if (connect !== undefined || auth === undefined) resolve(recorded);
      } else if (/^4[04]/.test(text)) resolve(recorded);
      else if (/^43\d/.test(text)) {
        const body = text.indexOf('[');
        const id = Number(text.slice(2, body));
        waiting.get(id)?.(JSON.parse(text.slice(body))[0]);
        waiting.delete(id);
      }
    });
  });
}
