// `node scripts/watchdog.mjs FOLDER` is started by scratch.mjs, and sweeps the folder once the process that
// started it has ended, in any way. Standard input is a pipe from that process.
import { sweep } from './scratch.mjs';

const [folder] = process.argv.slice(2);
process.stdin.on('end', () => sweep(folder)).resume();
