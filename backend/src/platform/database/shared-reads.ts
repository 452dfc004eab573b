import type { Batcher } from './batcher.js';
import type { Statement, Values } from './statement.js';
import type { Statements } from './statements.js';

interface Read {
  /** Whether the rows may be seconds old. */
  readonly isRecent: boolean;
  readonly statement: Statement;
  readonly values: Values;
}

const keyOf = ({ isRecent, statement, values }: Read): string =>
  `${isRecent} ${statement.name} ${JSON.stringify(values)}`;

/** Reads that several callers want at the same time, such as a leaderboard, run once for all of them. */
export class SharedReads {
  private readonly batcher: Batcher<Read, readonly object[]>;

  constructor(private readonly statements: Statements) {
    this.batcher = statements.batcher((reads) => this.runAll(reads));
  }

  /** The rows are shared with other callers, who must not change them. */
  async rows<Row extends object>(statement: Statement, values: Values): Promise<readonly Row[]> {
    return (await this.batcher.add({ statement, values, isRecent: false })) as readonly Row[];
  }

  /** The same for rows that may be two seconds old. */
  async recentRows<Row extends object>(statement: Statement, values: Values): Promise<readonly Row[]> {
    return (await this.batcher.add({ statement, values, isRecent: true })) as readonly Row[];
  }

  private read({ isRecent, statement, values }: Read): Promise<object[]> {
    return isRecent ? this.statements.recentRows(statement, values) : this.statements.rows(statement, values);
  }

  private runAll(reads: readonly Read[]): Promise<(readonly object[])[]> {
    const running = new Map<string, Promise<object[]>>();
    return Promise.all(
      reads.map((read) => {
        const key = keyOf(read);
        const rows = running.get(key) ?? this.read(read);
        running.set(key, rows);
        return rows;
      }),
    );
  }
}
