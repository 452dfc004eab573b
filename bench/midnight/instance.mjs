// Runs the built server on a clock that a message sets to another time, from which it goes on.
import { Clock } from '../../backend/dist/platform/clock/clock.js';

let offset = Number(process.env.CLOCK_OFFSET);
Clock.prototype.now = () => Date.now() + offset;
process.on('message', (milliseconds) => {
  offset = milliseconds;
  process.send('set');
});
// Not `main.js`, a bundle, which has a clock of its own.
await import('../../backend/dist/server.js');
