/** A bucket of Amazon S3, or of anything that speaks its protocol. */
export interface Bucket {
  readonly name: string;
  /** The server's URL; if undefined, it is Amazon's. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** What the names of all files begin with: empty, or a folder with a slash at its end. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The names of the settings that operators have to look at. */
export type BucketSettings = Readonly<Record<'bucket' | 'endpoint' | 'region' | 'keys', string>>;

/** A bucket that can't be used, with a message for the operator that begins with the setting to look at. */
export class BucketError extends Error {
  /** Distinguishes it from a damaged backup. */
  readonly code = 'BUCKET';
}

/** What the client throws: an error of the server, the system or a timeout. */
interface Thrown extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const WRONG_KEYS =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|AuthorizationQueryParametersError)$/;
const WRONG_REGION = /^(AuthorizationHeaderMalformed|PermanentRedirect|TemporaryRedirect|InvalidRegionName)$/;

/** Never quotes the secret, which no server sends back. */
export function bucketProblem(error: unknown, { name, endpoint }: Bucket, settings: BucketSettings): unknown {
  if (!(error instanceof Error) || error instanceof BucketError) return error;
  const { name: kind, message, code, $metadata } = error as Thrown;
  const status = $metadata?.httpStatusCode;
  const server = endpoint ?? 'Amazon S3';
  const because = (line: string) => new BucketError(line, { cause: error });
  if (status === undefined)
    return isOfNetwork(kind, code)
      ? because(`${settings.endpoint}: ${server} isn't responding (${code ?? 'timeout'}: ${message})`)
      : error;
  if (kind === 'NoSuchBucket') return because(`${settings.bucket}: ${server} has no bucket ${name}`);
  if (WRONG_KEYS.test(kind)) return because(`${settings.keys}: ${server} doesn't accept them (${kind})`);
  if (WRONG_REGION.test(kind) || status === 301)
    return because(`${settings.region}: the bucket ${name} is in another region (${message})`);
  if (status === 403)
    return because(
      `${settings.keys}: they aren't allowed to list, read, write and delete in the bucket ${name} (${kind}: ${message})`,
    );
  if (status >= 500 || status === 429)
    return because(`${settings.endpoint}: ${server} failed with status ${status} (${kind}: ${message})`);
  return because(
    `${settings.bucket}: ${server} refused a request for the bucket ${name} (${kind}: ${message})`,
  );
}

/** Those of system calls, name resolution and certificates. Mistakes of the program have other codes of Node. */
const NETWORK_CODE = /^(?!ERR_(?!TLS|SSL|STREAM_PREMATURE_CLOSE))[A-Z_]+$/;

const isOfNetwork = (kind: string, code: string | undefined): boolean =>
  kind === 'TimeoutError' || (code !== undefined && NETWORK_CODE.test(code));
