// `node scripts/watchdog.mjs FOLDER`, started by scratch.mjs: sweeps the folder when the process that started this one
// has ended, however it ended. Standard input is a pipe from that process.
import { sweep } from './scratch.mjs';

const [folder] = process.argv.slice(2);
process.stdin.on('end', () => sweep(folder)).resume();
