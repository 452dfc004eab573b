import { Controller, Headers, Req, Res } from '@nestjs/common';
import { CALLS } from '@tessera/contracts/calls';
import type { InputOf } from '@tessera/contracts/wire';
import type { Envelope } from '@tessera/contracts/live';
import type { Response } from 'express';
import { Endpoint, Input } from '../../platform/http/endpoint.js';
import { type AppRequest, jsonFor } from '../../platform/requests/request.js';
import { addressKey, limitKeysOf } from '../../platform/requests/address-key.js';
import { ConnectionLimit } from '../../platform/limits/connection-limit.js';
import { ServiceLog } from '../../platform/service-log/service-log.js';
import { Caller } from '../../players/index.js';
import { MAX_UNSENT_BYTES, type LiveConnection } from '../client.js';
import { Hub } from '../hub/hub.js';

const STREAM_HEADERS = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
};

/** The same messages as server-sent events, for clients that can't use WebSocket. */
@Controller()
export class EventsController {
  constructor(
    private readonly hub: Hub,
    private readonly connections: ConnectionLimit,
    private readonly serviceLog: ServiceLog,
  ) {}

  @Endpoint(CALLS.eventStream)
  stream(
    @Caller() playerUUID: string,
    @Input() { clientId, gameId, lastEventId }: InputOf<typeof CALLS.eventStream>,
    @Headers('last-event-id') resumedFrom: string | undefined,
    @Req() { method, account, ip, socket, presentedUUIDs, deviceAlias }: AppRequest,
    @Res() response: Response,
  ): void {
    // The client may have left during authentication, after which there is no 'close' event.
    if (response.destroyed) return;
    // Without a body, there is nothing to keep open.
    if (method === 'HEAD') return void response.writeHead(200, STREAM_HEADERS).end();
    const address = addressKey(ip, socket.remoteAddress);
    response.on('close', this.connections.take(limitKeysOf({ address, player: playerUUID })));
    response.writeHead(200, STREAM_HEADERS);
    const connection: LiveConnection = {
      transport: 'stream',
      playerUUID,
      capability: presentedUUIDs?.[0] ?? playerUUID,
      sessionId: account?.playerUUID === playerUUID ? account.id : null,
      clientId,
      send: (message: Envelope) => {
        const { eventId } = message;
        const data = jsonFor(deviceAlias, JSON.stringify(message));
        response.write(`${eventId === undefined ? '' : `id: ${eventId}\n`}data: ${data}\n\n`);
        if (response.writableLength > MAX_UNSENT_BYTES) response.destroy();
      },
      close: () => void response.end(),
    };
    const resumed = resumedFrom ?? lastEventId;
    const client = this.hub.open(connection, { gameId, lastEventId: resumed });
    if (resumed !== undefined) this.serviceLog.reconnected();
    response.on('error', () => response.destroy());
    response.on('close', () => this.hub.close(client));
  }
}
