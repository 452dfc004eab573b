// Runs the built server. On SIGUSR2 it collects garbage, so that only memory in use is measured.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
await import('../../backend/dist/main.js');
