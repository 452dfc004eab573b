/**
 * Runs tasks with the same key one after another, in the order in which they arrive. Ours, because the locks
 * of packages such as async-mutex don't show what is in their queue, as `last` does.
 */
export class KeyedQueue<Item> {
  private readonly newest = new Map<string, { readonly item: Item; readonly done: Promise<unknown> }>();

  /** The item that was added last, unless its task has ended. */
  last(key: string): Item | undefined {
    return this.newest.get(key)?.item;
  }

  run<Result>(key: string, item: Item, task: () => Promise<Result>): Promise<Result> {
    const before = this.newest.get(key);
    const done = before ? before.done.then(task, task) : task();
    const entry = { item, done };
    this.newest.set(key, entry);
    const leave = () => {
      if (this.newest.get(key) === entry) this.newest.delete(key);
    };
    done.then(leave, leave);
    return done;
  }
}
