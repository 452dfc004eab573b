/** Counts what is open per key, in this process only. */
export class OpenCounter {
  private readonly open = new Map<string, number>();

  numberOf(key: string): number {
    return this.open.get(key) ?? 0;
  }

  /** Returns the function to call when it has ended; only the first call counts. */
  add(key: string): () => void {
    this.open.set(key, this.numberOf(key) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = this.numberOf(key) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    };
  }
}
