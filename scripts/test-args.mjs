// Parses the arguments of `npm test`.

/** Thrown for arguments that select nothing. The message explains the usage. */
export class UsageError extends Error {}

const TITLE_OPTIONS = ['-t', '--testNamePattern', '-g', '--grep'];

const usage = (
  tiers,
) => `Usage: npm test [-- TIER… [PATH PATTERN…] [-t TITLE PATTERN]], TIER being ${tiers.join(', ')}.
For example: npm test -- ${tiers[0]} leaderboards -t "sorts by"`;

/**
 * Accepts the names of tiers, then patterns of which a test's path from the root of the repository must match
 * one, and a pattern for its title. Without names, it selects the `usual` tiers.
 */
export function parseTestArgs(args, tiers, usual = tiers) {
  const rest = [...args];
  const selected = [];
  while (tiers.includes(rest[0])) selected.push(rest.shift());
  const paths = [];
  let title;
  while (rest.length > 0) {
    const arg = rest.shift();
    const [option, ...value] = arg.split('=');
    if (TITLE_OPTIONS.includes(option)) title = value.length > 0 ? value.join('=') : rest.shift();
    else if (arg.startsWith('-')) throw new UsageError(`Unknown option ${arg}.\n${usage(tiers)}`);
    else paths.push(arg);
    if (TITLE_OPTIONS.includes(option) && !title)
      throw new UsageError(`${option} needs a title.\n${usage(tiers)}`);
  }
  if (selected.length === 0 && (paths.length > 0 || title))
    throw new UsageError(`Name a tier first.\n${usage(tiers)}`);
  for (const pattern of [...paths, title].filter(Boolean)) requireRegExp(pattern);
  return {
    tiers: selected.length > 0 ? [...new Set(selected)] : [...usual],
    paths,
    title,
    isWhole: paths.length === 0 && !title,
  };
}

function requireRegExp(pattern) {
  try {
    new RegExp(pattern);
  } catch {
    throw new UsageError(`${pattern} is not a regular expression.`);
  }
}
