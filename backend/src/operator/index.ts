export { readArguments, wantsJson, type Typed } from './arguments.js';
export { HELP } from './commands.js';
export { OperatorError, type Outcome } from './outcome.js';
export { readSecret } from './read-secret.js';
export { RunCommand } from './run-command.js';
