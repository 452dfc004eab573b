export { ConnectionAuth, type ConnectionIdentity, type LiveSocket } from './connections/live.socket.js';
export { CHANNELS, type EventDefinition } from './events/event-definition.js';
export { Command } from './commands/command.js';
export { Hub } from './hub/hub.js';
export { LiveAdapter } from './transports/live.adapter.js';
export type { LiveSource, StateSync } from './hub/live-source.js';
export { Heartbeat } from './hub/heartbeat.js';
