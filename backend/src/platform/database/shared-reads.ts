import type { Batcher } from './batcher.js';
import type { Statement, Statements } from './statements.js';

interface Read {
  readonly statement: Statement;
  readonly values: readonly unknown[];
}

const keyOf = ({ statement, values }: Read): string => `${statement.name} ${JSON.stringify(values)}`;

/** Reads that several callers want at the same time, such as a leaderboard, run once for all of them. */
export class SharedReads {
  private readonly batcher: Batcher<Read, readonly object[]>;

  constructor(private readonly statements: Statements) {
    this.batcher = statements.batcher((reads) => this.runAll(reads));
  }

  /** The rows are shared with other callers, who must not change them. */
  async rows<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<readonly Row[]> {
    return (await this.batcher.add({ statement, values })) as readonly Row[];
  }

  private runAll(reads: readonly Read[]): Promise<(readonly object[])[]> {
    const running = new Map<string, Promise<object[]>>();
    return Promise.all(
      reads.map((read) => {
        const key = keyOf(read);
        const rows = running.get(key) ?? this.statements.rows(read.statement, read.values);
        running.set(key, rows);
        return rows;
      }),
    );
  }
}
