import { Module } from '@nestjs/common';
import { EventsController } from './events.controller.js';
import { Hub } from './hub.js';
import { LiveGateway } from './live.gateway.js';
import { Pulse } from './pulse.js';

export { CHANNELS } from './channels.js';
export { Command, CommandGateway } from './command.js';
export type { EventToken } from './event-token.js';
export { Hub } from './hub.js';
export { LeanAdapter } from './lean.adapter.js';
export type { LiveSource, StateSync } from './live-source.js';
export type { LiveSocket } from './live.socket.js';

@Module({
  controllers: [EventsController],
  providers: [Hub, Pulse, LiveGateway],
  exports: [Hub],
})
export class LiveModule {}
