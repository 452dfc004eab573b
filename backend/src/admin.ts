// `npm run admin -- COMMAND`
import { adminCommand } from './admin-command.js';
import { readSecret } from './operator/index.js';

const { env, stdout: output, stderr: errors } = process;
process.exitCode = await adminCommand(process.argv.slice(2), { env, askSecret: readSecret, output, errors });
