/**
 * Makes a value when it is first asked for. For what costs too much to be made while the page loads, as the
 * engine's first date format does: 16 ms of a fast processor.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
