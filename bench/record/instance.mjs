// Runs the built server on a clock that stands still until a message sets it, and without its periodic tasks.
import { Clock } from '../../backend/dist/platform/clock/clock.js';

// Heartbeats and checks for lost events would arrive at other moments in each recording.
globalThis.setInterval = () => setTimeout(() => undefined, 0);

let now = Number(process.env.RECORD_NOW);
Clock.prototype.now = () => now;
process.on('message', (time) => {
  now = time;
  process.send(time);
});
// Not `main.js`, a bundle, which has a clock of its own.
await import('../../backend/dist/server.js');
