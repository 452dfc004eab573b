const MOST_MS = 45_000;

/**
 * For properties that are tried over HTTP: says for how long examples may still be begun. A slow machine tries
 * fewer, for a test that runs out of time goes on beside the next one, and moves its clock.
 */
export function forAWhile(): () => boolean {
  const end = Date.now() + MOST_MS;
  return () => Date.now() < end;
}
