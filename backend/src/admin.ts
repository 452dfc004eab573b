// `npm run admin -- COMMAND`
import { adminCommand } from './admin-command.js';
import { readSecret } from './operator/index.js';

const { stdout: output, stderr: errors } = process;
// An application that failed to start isn't closed by Nest, and would keep the process alive.
process.exit(await adminCommand(process.argv.slice(2), { askSecret: readSecret, output, errors }));
