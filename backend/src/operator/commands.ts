/** What a command has done: for people, and for programs. */
export interface Outcome {
  readonly text: string;
  readonly data: object;
}

/** What was typed can't be carried out. One sentence; nothing has changed. */
export class OperatorError extends Error {}

/** What a command is about. */
type Subject = 'account' | 'person' | 'email' | 'job' | 'text' | 'message' | 'none';

export type TimeOption = 'from' | 'until';

interface Definition {
  readonly subject: Subject;
  readonly help: string;
  /** What it destroys; it then has to be confirmed. */
  readonly destroys?: string;
  /** The times that it takes. It needs `until`. */
  readonly times?: readonly TimeOption[];
}

const COMMANDS = {
  find: {
    subject: 'text',
    help: 'Finds players by name, email address, ID or the code of a live game',
  },
  'make-admin': {
    subject: 'email',
    help: 'Makes the account an administrator, and creates it if there is none',
  },
  'remove-admin': { subject: 'account', help: 'Takes the role away' },
  'make-moderator': {
    subject: 'email',
    help: 'Lets the account handle reports and names, and creates it if there is none',
  },
  'remove-moderator': { subject: 'account', help: 'Takes that role away' },
  'set-password': {
    subject: 'account',
    help: 'Sets the password that is typed or piped in',
    destroys: 'replaces the password and ends all sessions',
  },
  'reset-link': { subject: 'account', help: 'Prints a link with which the owner sets a password' },
  'end-sessions': {
    subject: 'account',
    help: 'Signs the account out everywhere',
    destroys: 'ends all sessions',
  },
  'remove-passkeys': {
    subject: 'account',
    help: 'Removes all passkeys, the second factor among them',
    destroys: 'removes all passkeys and ends all sessions',
  },
  export: { subject: 'person', help: 'Prints everything that is stored about an account or a player' },
  delete: {
    subject: 'person',
    help: 'Deletes an account, or the data of a player without one; games stay, without a name',
    destroys: 'deletes the account or player for good',
  },
  'leave-out': { subject: 'person', help: 'Leaves a player out of the public leaderboards' },
  'list-again': { subject: 'person', help: 'Undoes leave-out' },
  maintenance: { subject: 'none', help: 'Shows what is announced, and whether the game is paused' },
  announce: {
    subject: 'message',
    times: ['until'],
    help: 'Shows everyone a message until that time',
  },
  'end-announcement': { subject: 'none', help: 'Takes the message away' },
  pause: {
    subject: 'none',
    times: ['from', 'until'],
    help: 'Lets running games end their round, and nothing new begin',
  },
  resume: { subject: 'none', help: 'Ends the pause' },
  jobs: { subject: 'none', help: 'Lists the jobs with their last and next run' },
  'run-job': { subject: 'job', help: 'Runs a job now, and waits for it' },
  audit: { subject: 'none', help: 'Lists the newest 100 admin calls and commands' },
  'rotate-session-secret': {
    subject: 'none',
    help: 'Signs sessions with a new secret; the old one is accepted for a day',
  },
  'rotate-push-keys': {
    subject: 'none',
    help: 'Replaces the keys of push notifications',
    destroys: 'ends all push subscriptions, until the players open the app again',
  },
} as const satisfies Record<string, Definition>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

export const definitionOf = (name: CommandName): Definition => COMMANDS[name];

const WORDS: Readonly<Record<Subject, string>> = {
  account: ' WHO',
  person: ' WHO',
  email: ' EMAIL',
  job: ' JOB',
  text: ' TEXT',
  message: ' TEXT',
  none: '',
};

const TIMES: Readonly<Record<TimeOption, string>> = { from: ' [--from TIME]', until: ' --until TIME' };

const usageOf = (name: string, { subject, times = [] }: Definition): string =>
  name + WORDS[subject] + times.map((time) => TIMES[time]).join('');

const WIDTH = 40;

/** WHO is any text that `find` accepts. */
export const HELP = `Usage: npm run admin -- COMMAND [--yes] [--json]

${Object.entries<Definition>(COMMANDS)
  .map(([name, definition]) => `  ${usageOf(name, definition).padEnd(WIDTH)}${definition.help}`)
  .join('\n')}

WHO is an email address, an account ID, a name, a player ID or the code of a live game, if it means one person.
TIME is a time in UTC such as 02:00, or a date with a time such as 2026-11-28T02:00Z.
Commands that destroy something need --yes. With --json, the output is one line of JSON.`;
