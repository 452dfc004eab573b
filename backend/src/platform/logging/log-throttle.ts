const WINDOW_MS = 60_000;

interface Lines {
  /** Lines a minute for one key, such as an address or a connection. */
  readonly perKey: number;
  /** Lines a minute for all keys together. */
  readonly inAll: number;
}

/** Bounds how many lines clients can cause. After each minute, `summarize` gets the number of lines left out. */
export class LogThrottle {
  private readonly lines = new Map<string, number>();
  private logged = 0;
  private leftOut = 0;
  private window: NodeJS.Timeout | undefined;

  constructor(
    private readonly max: Lines,
    private readonly summarize: (leftOut: number) => void,
  ) {}

  admits(key: string): boolean {
    this.window ??= setTimeout(() => this.flush(), WINDOW_MS).unref();
    const lines = this.lines.get(key) ?? 0;
    if (lines >= this.max.perKey || this.logged >= this.max.inAll) {
      this.leftOut += 1;
      return false;
    }
    this.lines.set(key, lines + 1);
    this.logged += 1;
    return true;
  }

  /** Ends the minute. */
  flush(): void {
    clearTimeout(this.window);
    this.window = undefined;
    this.lines.clear();
    const { leftOut } = this;
    this.logged = 0;
    this.leftOut = 0;
    if (leftOut > 0) this.summarize(leftOut);
  }
}
