import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Config } from '../platform/config/config.js';
import { isOwnOrigin } from '../platform/http/origin.js';

/** Commands are small; whatever is larger closes the connection. */
const MESSAGE_LIMIT_BYTES = 16 * 1024;

type Acknowledge = (answer: unknown) => void;

/** The function at the end of a packet's arguments, if its sender asked for an answer. */
export const acknowledgeOf = (args: readonly unknown[]): Acknowledge | undefined => {
  const last = args.at(-1);
  return typeof last === 'function' ? (last as Acknowledge) : undefined;
};

/**
 * Nest's adapter without RxJS between a command and its handler: a fifth of a move's time. A handler
 * answers with a promise; one that failed resolves to undefined, and its filter has acknowledged.
 */
export class LeanAdapter extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly config: Pick<Config, 'publicOrigin' | 'trustProxy'>,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const { publicOrigin, trustProxy } = this.config;
    return super.createIOServer(port, {
      ...options,
      transports: ['websocket'],
      allowUpgrades: false,
      serveClient: false,
      maxHttpBufferSize: MESSAGE_LIMIT_BYTES,
      allowRequest: ({ headers }, decide) => {
        const forwarded = trustProxy > 0 ? headers['x-forwarded-host'] : undefined;
        const host = [forwarded ?? headers.host].flat()[0]?.split(',')[0]?.trim();
        decide('foreign origin', isOwnOrigin(headers.origin, host, publicOrigin));
      },
    } as ServerOptions);
  }

  override bindMessageHandlers(socket: Socket, handlers: MessageMappingProperties[]): void {
    for (const { message, callback } of handlers) {
      socket.on(message, (...args: unknown[]) => {
        const acknowledge = acknowledgeOf(args);
        const data = args[0] === acknowledge ? undefined : args[0];
        const answered = callback(data, acknowledge) as Promise<unknown>;
        void answered.then((answer) => {
          if (answer !== undefined) acknowledge?.(answer);
        });
      });
    }
  }
}
