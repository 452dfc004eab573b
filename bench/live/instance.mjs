// The server as it ships; told by SIGUSR2 it collects its garbage, so that memory is what is in use.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => collect());
await import('../../backend/dist/main.js');
