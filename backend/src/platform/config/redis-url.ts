/** Where a Redis server or cluster is, as REDIS_URL says. */
export interface RedisAddress {
  readonly kind: 'server' | 'cluster' | 'sentinel';
  readonly nodes: readonly { host: string; port: number }[];
  readonly isTls: boolean;
  readonly username?: string;
  readonly password?: string;
  readonly db: number;
  /** The name under which Sentinel knows the primary. */
  readonly name?: string;
  readonly sentinelPassword?: string;
}

const FORM =
  /^redis(?<tls>s)?(?:\+(?<kind>cluster|sentinel))?:\/\/(?:(?<credentials>[^@/]*)@)?(?<hosts>[^@/?#]+)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/;
const DEFAULT_PORT = { server: 6379, cluster: 6379, sentinel: 26379 };
const MANY_HELP = 'redis://a:6379,b:6379 or redis+sentinel://a:26379,b:26379/mymaster';

/**
 * `redis://host:6379/0` is a server, `redis://a:6379,b:6379` and `redis+cluster://a:6379` are a cluster, and
 * `redis+sentinel://a:26379,b:26379/mymaster/0` is the primary of that name. `rediss` instead of `redis` is TLS.
 * Throws an error for the operator.
 */
export function parseRedisUrl(url: string): RedisAddress {
  const parts = FORM.exec(url)?.groups;
  const hosts = parts?.['hosts']?.split(',') ?? [];
  if (!parts || !hosts.every((host) => host !== '' && URL.canParse(`redis://${host}`))) {
    throw new Error(`must be a redis:// URL, such as redis://host:6379, ${MANY_HELP}`);
  }
  const kind = (parts['kind'] as 'cluster' | 'sentinel' | undefined) ?? (hosts[1] ? 'cluster' : 'server');
  const nodes = hosts.map((host) => {
    const { hostname, port } = new URL(`redis://${host}`);
    return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT[kind] };
  });
  const [username, password] = credentialsOf(parts['credentials']);
  const sentinelPassword = new URLSearchParams(parts['query']).get('sentinelPassword');
  return {
    kind,
    nodes,
    isTls: parts['tls'] !== undefined,
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    ...(sentinelPassword ? { sentinelPassword } : {}),
    ...databaseOf(kind, parts['path'] ?? ''),
  };
}

const credentialsOf = (given = ''): string[] => given.split(/:(.*)/s).map(decodeURIComponent);

function databaseOf(kind: RedisAddress['kind'], path: string): { db: number; name?: string } {
  const segments = path.split('/').slice(1).filter(Boolean).map(decodeURIComponent);
  const name = kind === 'sentinel' ? segments.shift() : undefined;
  if (kind === 'sentinel' && name === undefined) {
    throw new Error('must end with the name of the primary, such as redis+sentinel://a:26379/mymaster');
  }
  const [db = '0', ...rest] = segments;
  if (!/^\d+$/.test(db) || rest.length > 0)
    throw new Error('must end after the host or with a database number, such as redis://host:6379/0');
  if (kind === 'cluster' && db !== '0')
    throw new Error('must not include a database number: a cluster has only one database');
  return { db: Number(db), ...(name === undefined ? {} : { name }) };
}
