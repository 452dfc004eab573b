// `npm run admin -- COMMAND`
import { adminCommand } from './admin-command.js';
import { readSecret } from './operator/index.js';

const { stdout: output, stderr: errors } = process;
process.exitCode = await adminCommand(process.argv.slice(2), { askSecret: readSecret, output, errors });
// Nest doesn't close an application that failed to start, which would keep the process alive.
if (process.exitCode !== 0) process.exit();
