export { readArguments, wantsJson, type Typed } from './arguments.js';
export { HELP, OperatorError, type Outcome } from './commands.js';
export { readSecret } from './read-secret.js';
export { RunCommand } from './run-command.js';
