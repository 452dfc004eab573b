export { readArguments, wantsJson, type Typed, readSecret } from './arguments.js';
export { HELP, OperatorError, type Outcome } from './commands.js';
export { RunCommand } from './run-command.js';
