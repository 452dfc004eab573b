const MAX_MS = 45_000;

/**
 * For property tests over HTTP: says whether there is time for another example. A slow machine tries fewer,
 * because a test that times out continues next to the following one and changes its clock.
 */
export function forAWhile(): () => boolean {
  const end = Date.now() + MAX_MS;
  return () => Date.now() < end;
}
