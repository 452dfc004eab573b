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

const known = new WeakMap<Statement, Numbered>();

function numbered(text: string): Numbered {
  const parameters: string[] = [];
  const numberOf = (name: string): number => parameters.indexOf(name) + 1 || parameters.push(name);
  return { text: text.replace(/\$([A-Za-z]\w*)/g, (_, name: string) => `$${numberOf(name)}`), parameters };
}

/** The statement with these values. Throws an Error if one is missing. */
export function bind(statement: Statement, values: Values): Bound {
  const { text, parameters } = known.get(statement) ?? numbered(statement.text);
  known.set(statement, { text, parameters });
  const valueOf = (parameter: string): unknown => {
    if (!Object.hasOwn(values, parameter))
      throw new Error(`The statement ${statement.name} needs a value for ${parameter}`);
    return values[parameter];
  };
  return { name: statement.name, text, values: parameters.map(valueOf) };
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
