import type { Envelope } from '@tessera/contracts/live';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { createParser } from 'eventsource-parser';
import type { Handshake, OpenTransport, TransportEvents } from './transport';

const addressOf = ({ clientId, lastEventId, gameId }: Handshake): string => {
  const query = new URLSearchParams({ clientId });
  if (lastEventId !== undefined) query.set('lastEventId', lastEventId);
  if (gameId !== undefined) query.set('gameId', gameId);
  return new URL(`${PATHS.events}?${query.toString()}`, window.location.origin).href;
};

const envelopeIn = (data: string): Envelope | null => {
  try {
    return JSON.parse(data) as Envelope;
  } catch {
    return null;
  }
};

async function read(response: Response, { onActivity, onEnvelope }: TransportEvents): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createParser({
    onEvent: ({ data }) => {
      const envelope = envelopeIn(data);
      if (envelope) onEnvelope(envelope);
    },
  });
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return;
    onActivity();
    parser.feed(piece.value);
  }
}

const isStream = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type') ?? '').startsWith('text/event-stream');

/**
 * The event stream, read with fetch because an EventSource can't send the player's header. Commands use
 * REST. It counts as open once its first event arrives, because some proxies respond with 200 and then
 * buffer everything.
 */
export const openStream: OpenTransport = (handshake, events) => {
  const abort = new AbortController();
  let over = false;
  let opened = false;
  const guarded: TransportEvents = {
    ...events,
    onActivity: () => over || events.onActivity(),
    onEnvelope: (envelope) => {
      if (over) return;
      if (!opened) events.onOpen();
      opened = true;
      events.onEnvelope(envelope);
    },
  };

  const run = async () => {
    const response = await fetch(addressOf(handshake), {
      headers: { accept: 'text/event-stream', [PLAYER_HEADER]: handshake.playerUUID },
      credentials: 'include',
      cache: 'no-store',
      signal: abort.signal,
    });
    if (over || !isStream(response)) return;
    await read(response, guarded);
  };
  run()
    .catch(() => undefined)
    .finally(() => {
      if (over) return;
      over = true;
      events.onClosed();
    });

  return {
    kind: 'stream',
    command: null,
    close: () => {
      over = true;
      abort.abort();
    },
  };
};
