/** Something that waits. */
export interface Waiting {
  /** The lowest goes first. */
  readonly rank: number;
  /** It has lost its place to something of a lower rank. */
  evict(): void;
}

/** A queue of bounded length, so that waiting itself is no attack: the highest rank loses its place first. */
export class BoundedQueue<Item extends Waiting> {
  private readonly items: Item[] = [];

  constructor(private readonly max: number) {}

  get length(): number {
    return this.items.length;
  }

  get first(): Item | undefined {
    return this.items[0];
  }

  /** Returns false if there is no place for it. */
  add(item: Item): boolean {
    const index = this.items.findIndex(({ rank }) => rank > item.rank);
    if (index < 0 && this.items.length >= this.max) return false;
    this.items.splice(index < 0 ? this.items.length : index, 0, item);
    if (this.items.length > this.max) this.evictLast();
    return true;
  }

  evictLast(): void {
    this.items.pop()?.evict();
  }

  remove(item: Item): void {
    const index = this.items.indexOf(item);
    if (index >= 0) this.items.splice(index, 1);
  }
}
