/**
 * Creates a value on first use. For values too expensive to create while the page loads: a browser takes 20 ms
 * or more to load its locale data when it first formats a date or a number.
 */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
