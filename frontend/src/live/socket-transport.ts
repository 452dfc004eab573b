import type { Envelope } from '@tessera/contracts/live';
import { LIMITS } from '@tessera/contracts/wire';
import type { Socket } from 'socket.io-client';
import { optionalChunk } from '../ui/lazy/load-chunk';
import type { OpenTransport } from './transport';

const loadSocketIo = optionalChunk(() => import('socket.io-client'));

/** Socket.IO over WebSocket only. It never reconnects by itself: the client decides when, and by which transport. */
export const openSocket: OpenTransport = ({ playerUUID, clientId, lastEventId }, events) => {
  let socket: Socket | null = null;
  let over = false;

  const end = () => {
    if (over) return;
    over = true;
    socket?.disconnect();
    events.onClosed();
  };

  const open = async () => {
    const { io } = await loadSocketIo();
    if (over) return;
    socket = io(window.location.origin, {
      transports: ['websocket'],
      auth: { playerUUID, clientId, ...(lastEventId !== undefined && { lastEventId }) },
      reconnection: false,
      forceNew: true,
      timeout: LIMITS.CONNECT_TIMEOUT_MS,
    });
    socket.io.engine.on('packet', () => over || events.onActivity());
    socket.on('connect', () => over || events.onOpen());
    socket.on('message', (envelope: Envelope) => over || events.onEnvelope(envelope));
    socket.on('connect_error', end);
    socket.on('disconnect', end);
  };
  open().catch(end);

  return {
    kind: 'socket',
    command: async (name, payload) => {
      if (!socket?.connected) throw new Error('Not connected');
      const answer: unknown = await socket.timeout(LIMITS.FALLBACK_AFTER_MS).emitWithAck(name, payload);
      return answer;
    },
    close: () => {
      over = true;
      socket?.disconnect();
    },
  };
};
