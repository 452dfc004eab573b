/** By code points, without a locale: the database's "C" collation orders names in the same way. */
export function compareNames(a: string | null, b: string | null): number {
  const [left, right] = [a ?? '', b ?? ''];
  const shorter = Math.min(left.length, right.length);
  let at = 0;
  while (at < shorter && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  if (at === shorter) return left.length - right.length;
  // If one of the units is a surrogate, this compares its whole code point; if both are second halves, they
  // decide.
  return (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);
}
