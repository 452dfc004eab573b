export interface ServerSentEvent {
  readonly id: string | null;
  readonly data: string;
}

/**
 * Reads an event stream piece by piece (WHATWG HTML, section 9.2.6, without `event:` and `retry:`, which
 * the server does not send). Returns a function that takes the next piece and gives the events completed by it.
 */
export function sseParser(): (piece: string) => ServerSentEvent[] {
  let rest = '';
  let id: string | null = null;
  let data: string[] = [];

  const readLine = (line: string): ServerSentEvent[] => {
    if (line === '') {
      const event = { id, data: data.join('\n') };
      const has = data.length > 0;
      id = null;
      data = [];
      return has ? [event] : [];
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
    return [];
  };

  return (piece) => {
    const text = rest + piece;
    // A carriage return at the very end may be the first half of a line break.
    const held = text.endsWith('\r') ? '\r' : '';
    const lines = text.slice(0, text.length - held.length).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + held;
    return lines.flatMap(readLine);
  };
}
