/**
 * Creates a value on first use. For values too expensive to create while the page loads: the engine's first
 * date format takes 16 ms on a fast processor.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
