import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { type CommandName, definitionOf, isCommand, type TimeOption, OperatorError } from './commands.js';

/** A command as it was typed. */
export interface Typed {
  readonly name: CommandName;
  /** Empty if the command has none. */
  readonly subject: string;
  readonly isJson: boolean;
  readonly times: Readonly<Partial<Record<TimeOption, string>>>;
}

/** What a command is about, if not a person. */
const NEEDS: Readonly<Partial<Record<string, string>>> = { job: 'which job', message: 'what to say' };

/** Throws an OperatorError for anything that isn't a complete command, with its confirmation if it needs one. */
export function readArguments(args: readonly string[]): Typed | 'help' {
  const { values, positionals } = parsed(args);
  const [name, subject, ...more] = positionals;
  if (name === undefined || name === 'help' || values.help) return 'help';
  if (more.length > 0) throw new OperatorError(`${more[0]} is one word too many; put quotes around names`);
  if (!isCommand(name)) throw new OperatorError(`There is no command ${name}`);
  const { subject: kind, destroys, times: takes = [] } = definitionOf(name);
  if (kind === 'none' && subject !== undefined)
    throw new OperatorError(`${name} takes no argument, but got ${subject}`);
  const text = subject?.trim() ?? '';
  if (kind !== 'none' && text === '')
    throw new OperatorError(`${name} needs to know ${NEEDS[kind] ?? 'whom'}`);
  const { from, until } = values;
  const times = { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) };
  const odd = (Object.keys(times) as TimeOption[]).find((time) => !takes.includes(time));
  if (odd) throw new OperatorError(`${name} takes no --${odd}`);
  if (takes.includes('until') && until === undefined)
    throw new OperatorError(`${name} needs to know until when: add --until TIME`);
  if (destroys !== undefined && !values.yes)
    throw new OperatorError(`${name} ${destroys}: add --yes to confirm that`);
  return { name, subject: text, isJson: values.json, times };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        yes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        from: { type: 'string' },
        until: { type: 'string' },
      },
    });
  } catch (error) {
    // Its first sentence names the option; others explain how to escape it.
    throw new OperatorError((error as Error).message.split(/\.\s|\n/, 1)[0]);
  }
}

/** Whether the output is to be JSON, even if the rest of the command is invalid. */
export const wantsJson = (args: readonly string[]): boolean => args.includes('--json');

/** The first line of the standard input. In a terminal, it is asked for and not shown. */
export async function readSecret(question: string): Promise<string> {
  const isTyped = process.stdin.isTTY;
  if (isTyped) process.stderr.write(question);
  const output = isTyped ? new Writable({ write: (_text, _encoding, done) => done() }) : undefined;
  const lines = createInterface({
    input: process.stdin,
    terminal: isTyped,
    ...(output ? { output } : {}),
  });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTyped) process.stderr.write('\n');
  }
}
