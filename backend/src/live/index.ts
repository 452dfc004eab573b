export { ConnectionAuth, type ConnectionIdentity, type LiveSocket } from './live.socket.js';
export { CHANNELS, type EventDefinition } from './event-definition.js';
export { Command } from './command.js';
export { Hub } from './hub/hub.js';
export { LiveAdapter } from './transports/live.adapter.js';
export type { LiveSource, StateSync } from './hub/reconciler.js';
export { Heartbeat } from './hub/heartbeat.js';
