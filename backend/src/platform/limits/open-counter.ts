/** Counts what is open per key, in this process only. */
export class OpenCounter {
  private readonly open = new Map<string, number>();

  numberOf(key: string): number {
    return this.open.get(key) ?? 0;
  }

  /** Returns the function to call when it has ended, which returns whether it hadn't been called before. */
  add(key: string): () => boolean {
    this.open.set(key, this.numberOf(key) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return false;
      isOpen = false;
      const left = this.numberOf(key) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
      return true;
    };
  }
}
