import { Client } from 'pg';

/** How many turns of the event loop must pass without a statement before everything is considered done. */
const QUIET_TURNS = 50;

type Method = (this: Client, ...args: unknown[]) => unknown;
type Callback = (...result: unknown[]) => unknown;

const CLIENT = Client.prototype as unknown as { query: Method; connect: Method };

/**
 * Counts the SQL statements that this process sends, including BEGIN and COMMIT. Applications that are started while
 * it is active don't run their periodic tasks, because their statements would be counted too.
 */
export class StatementCounter {
  private readonly texts: string[] = [];
  /** Statements without a result yet, and connections that are being opened to send one. */
  private underWay = 0;
  private readonly original = { query: CLIENT.query, connect: CLIENT.connect };
  private readonly timers = jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation(() => setTimeout(() => undefined, 0));

  constructor() {
    const { query, connect } = this.original;
    const note = (statement: unknown) => this.texts.push(textOf(statement));
    const watch = (method: Method, client: Client, args: unknown[]) => this.watch(method, client, args);
    CLIENT.query = function (...args) {
      note(args[0]);
      return watch(query, this, args);
    };
    CLIENT.connect = function (...args) {
      return watch(connect, this, args);
    };
  }

  /** The statements that this work sends, with those that follow its response. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    await this.settle();
    this.texts.length = 0;
    await work();
    await this.settle();
    return [...this.texts];
  }

  stop(): void {
    Object.assign(CLIENT, this.original);
    this.timers.mockRestore();
  }

  private watch(method: Method, client: Client, args: unknown[]): unknown {
    this.underWay += 1;
    const done = () => (this.underWay -= 1);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as Callback;
      args[args.length - 1] = (...result: unknown[]) => {
        done();
        return callback(...result);
      };
      return method.apply(client, args);
    }
    const result = method.apply(client, args);
    if (result instanceof Promise) void result.then(done, done);
    else done();
    return result;
  }

  private async settle(): Promise<void> {
    let seen = this.texts.length;
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      await new Promise(setImmediate);
      if (this.underWay === 0 && this.texts.length === seen) continue;
      seen = this.texts.length;
      quiet = 0;
    }
  }
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string }).text ?? '');
