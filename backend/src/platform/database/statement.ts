/**
 * A statement that PostgreSQL parses and plans once per connection, under this name; if the name is empty, each
 * time. Its parameters have names, as in `$playerUUID`.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** The values of a statement's parameters. */
export type Values = Readonly<Record<string, unknown>>;

/** A statement as the driver takes it. */
interface Bound {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

interface Numbered {
  readonly text: string;
  /** The name of parameter `$n` at `n - 1`. */
  readonly parameters: readonly string[];
}

/** By the text with names. There are as many as statements in the code, with their variants. */
const known = new Map<string, Numbered>();

function numbered(text: string): Numbered {
  const parameters: string[] = [];
  const numberOf = (name: string): number => parameters.indexOf(name) + 1 || parameters.push(name);
  return { text: text.replace(/\$([A-Za-z]\w*)/g, (_, name: string) => `$${numberOf(name)}`), parameters };
}

function numberedOnce(text: string): Numbered {
  const before = known.get(text);
  if (before) return before;
  const made = numbered(text);
  known.set(text, made);
  return made;
}

/** The statement with these values; the driver takes undefined for NULL. Throws an Error if one isn't named. */
export function bind({ name, text: named }: Statement, values: Values): Bound {
  const { text, parameters } = numberedOnce(named);
  const valueOf = (parameter: string): unknown => {
    if (!Object.hasOwn(values, parameter)) throw new Error(`No value for $${parameter} of ${name || named}`);
    return values[parameter];
  };
  return { name, text, values: parameters.map(valueOf) };
}

/** Runs a statement that isn't frequent enough to be prepared. Returns what TypeORM does. */
export function query<Result>(
  on: { query<Of>(text: string, values: unknown[]): Promise<Of> },
  text: string,
  values: Values,
): Promise<Result> {
  const bound = bind({ name: '', text }, values);
  return on.query<Result>(bound.text, bound.values);
}
