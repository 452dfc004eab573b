export { ConnectionAuth, type ConnectionIdentity } from './connections/connection-auth.js';
export { CHANNELS } from './events/channels.js';
export { Command } from './commands/command.js';
export type { EventDefinition } from './events/event-definition.js';
export { Hub } from './hub/hub.js';
export { LiveAdapter } from './transports/live.adapter.js';
export type { LiveSource, StateSync } from './hub/live-source.js';
export type { LiveSocket } from './connections/live.socket.js';
export { Heartbeat } from './hub/heartbeat.js';
