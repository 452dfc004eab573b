/** Lets work on one key run one after the other, on different keys side by side. */
export class KeyedMutex {
  private readonly last = new Map<string, Promise<unknown>>();

  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(key);
    const turn = before ? before.then(work, work) : work();
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}
