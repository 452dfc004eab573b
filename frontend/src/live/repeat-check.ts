const MAX_SEEN = 200;

/** Returns a function that says whether it has been called with the same ID before, among the latest 200. */
export function createRepeatCheck(): (id: string) => boolean {
  const seen = new Set<string>();
  return (id) => {
    if (seen.has(id)) return true;
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > MAX_SEEN && oldest !== undefined) seen.delete(oldest);
    return false;
  };
}
