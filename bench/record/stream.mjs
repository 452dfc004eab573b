// An event stream (server-sent events) that records every block.
import { request } from 'node:http';
import { PATHS } from '@tessera/contracts/wire';

/** Resolves once the server has responded. */
export function openStream(url, { label, query, headers, names }) {
  const lines = [names.text(`> ${PATHS.events}?${new URLSearchParams(query)} ${JSON.stringify(headers)}`)];
  const recorded = { label, lines, lastAt: performance.now(), close: async () => undefined };
  const note = (text) => {
    if (text.includes('"type":"HEARTBEAT"')) return;
    recorded.lastAt = performance.now();
    lines.push(`< ${names.text(text).replaceAll('\n', ' | ')}`);
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${url}${PATHS.events}?${new URLSearchParams(query)}`, { headers, agent: false });
    sending.on('error', reject).on('response', (response) => {
      const shown = Object.keys(response.headers).map(
        (name) => `${name}: ${names.header(name, response.headers[name], '')}`,
      );
      lines.push(`< ${response.statusCode} ${shown.sort().join('; ')}`);
      recorded.close = async () => void response.destroy();
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        const blocks = text.split('\n\n');
        text = blocks.pop();
        for (const block of blocks) note(block);
      });
      response.on('end', () => text !== '' && note(text)).on('error', () => undefined);
      resolve(recorded);
    });
    sending.end();
  });
}
