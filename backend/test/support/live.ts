import { COMMANDS } from '@tessera/contracts/calls';
import type { CommandName, Envelope, LiveGameView } from '@tessera/contracts/live';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { isOver } from '@tessera/rules';
import { io, type Socket } from 'socket.io-client';
import type { TestApp } from './app.js';
import { eventually } from './eventually.js';

/** What a client receives, in order. */
interface Listener {
  messages: Envelope[];
  /** Everything received, as text. */
  raw: string[];
  /** The first matching message of this type, waiting for it if necessary. */
  heard(type: Envelope['type'], matches?: (envelope: Envelope) => boolean): Promise<Envelope>;
  /**
   * Waits until the client knows that a game has ended: from its last event or, if moves made on two instances overtook
   * each other for too long, from its state.
   */
  heardEnd(): Promise<void>;
  close(): void;
}

export interface Acknowledgement {
  success: boolean;
  code?: string;
  field?: string;
  gameId?: string;
  playerId?: number;
  version?: number;
  letter?: string;
  currentTurn?: number;
  game?: LiveGameView;
}

export interface TestSocket extends Listener {
  socket: Socket;
  /** Sends a command. Resolves with its acknowledgement, validated against the contract if successful. */
  send(command: CommandName, payload?: unknown): Promise<Acknowledgement>;
}

export interface TestStream extends Listener {
  headers: Headers;
  /** The `id:` of each message that has one. */
  ids: string[];
  /** Resolves when the server has closed it. */
  ended: Promise<void>;
}

/** Far longer than needed, because everything takes ten times as long on a busy machine. */
export const ACKNOWLEDGED_WITHIN_MS = 120_000;

export const addressOf = (app: TestApp): string => new URL(app.http().get('/').url).origin;

const listening = (): Pick<Listener, 'messages' | 'raw' | 'heard' | 'heardEnd'> => {
  const messages: Envelope[] = [];
  return {
    messages,
    raw: [],
    heard: async (type, matches = () => true) => {
      const find = () => messages.find((message) => message.type === type && matches(message));
      await eventually(`a message ${type} has arrived`, () => find() !== undefined);
      return find() as Envelope;
    },
    heardEnd: () =>
      eventually('a game has ended', () => messages.some(({ game }) => game && isOver(game.status))),
  };
};

interface SocketOptions {
  lastEventId?: string | undefined;
  headers?: Record<string, string>;
}

/** Opens a socket without waiting, because it may be rejected. */
export function dial(app: TestApp, auth: unknown, headers: Record<string, string> = {}): Socket {
  return io(addressOf(app), {
    transports: ['websocket'],
    auth: auth as Record<string, unknown>,
    extraHeaders: headers,
    reconnection: false,
    forceNew: true,
  });
}

/** The reason for which a socket is rejected. */
export const rejectionOf = (socket: Socket): Promise<Error & { data?: { code: string; field?: string } }> =>
  new Promise((resolve, reject) => {
    socket.once('connect_error', (error) => {
      socket.close();
      resolve(error);
    });
    socket.once('connect', () => {
      socket.close();
      reject(new Error('it was let in'));
    });
  });

export async function connect(
  app: TestApp,
  playerUUID: string,
  { lastEventId, headers }: SocketOptions = {},
): Promise<TestSocket> {
  const socket = dial(app, { playerUUID, clientId: `client-${playerUUID}`, lastEventId }, headers);
  const listener = listening();
  socket.on('message', (envelope: Envelope) => {
    listener.messages.push(envelope);
    listener.raw.push(JSON.stringify(envelope));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  await listener.heard('CONNECTION_ESTABLISHED');
  return {
    ...listener,
    socket,
    close: () => void socket.close(),
    send: async (command, payload) => {
      const answer = (await socket
        .timeout(ACKNOWLEDGED_WITHIN_MS)
        .emitWithAck(command, payload)) as Acknowledgement;
      listener.raw.push(JSON.stringify(answer));
      if (answer.success) COMMANDS[command].call.response.parse(answer);
      return answer;
    },
  };
}

interface StreamOptions {
  /** The header that a browser's EventSource would send. */
  lastEventId?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

export async function openStream(
  app: TestApp,
  player: string,
  { lastEventId, query = {}, headers = {} }: StreamOptions = {},
): Promise<TestStream> {
  const aborted = new AbortController();
  const response = await fetch(`${addressOf(app)}${PATHS.events}?${new URLSearchParams(query).toString()}`, {
    headers: {
      [PLAYER_HEADER]: player,
      'Accept-Encoding': 'gzip',
      ...headers,
      ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
    },
    signal: aborted.signal,
  });
  if (response.status !== 200 || !response.body) throw new Error(`stream rejected: ${await response.text()}`);
  const listener = listening();
  const ids: string[] = [];
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of body) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        listener.raw.push(block);
        for (const line of block.split('\n')) {
          if (line.startsWith('id: ')) ids.push(line.slice(4));
          if (line.startsWith('data: ')) listener.messages.push(JSON.parse(line.slice(6)) as Envelope);
        }
      }
    }
  };
  // A stream that the test itself closes ends with an error.
  const ended = read(response.body as unknown as ReadableStream<Uint8Array>).catch(() => undefined);
  await listener.heard('CONNECTION_ESTABLISHED');
  return { ...listener, ids, headers: response.headers, ended, close: () => aborted.abort() };
}
