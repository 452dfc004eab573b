/**
 * Runs tasks with the same key one after another, in the order in which they arrive. Each takes a turn with
 * it, which those that arrive later can look at.
 */
export class Turns<Turn> {
  private readonly newest = new Map<string, { readonly turn: Turn; readonly done: Promise<unknown> }>();

  /** The turn that arrived last, if it hasn't ended yet. */
  last(key: string): Turn | undefined {
    return this.newest.get(key)?.turn;
  }

  take<Result>(key: string, turn: Turn, task: () => Promise<Result>): Promise<Result> {
    const before = this.newest.get(key);
    const done = before ? before.done.then(task, task) : task();
    const entry = { turn, done };
    this.newest.set(key, entry);
    const leave = () => {
      if (this.newest.get(key) === entry) this.newest.delete(key);
    };
    done.then(leave, leave);
    return done;
  }
}
