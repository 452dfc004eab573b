import type { Bucket } from '../../config/backup-variables.js';

/** A bucket that can't be used, with a message for the operator that begins with the variable to look at. */
export class BucketError extends Error {
  /** Distinguishes it from a damaged backup. */
  readonly code = 'BUCKET';
}

/** What the client throws: an error of the server, the system or a timeout. */
interface Thrown extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const KEYS = 'BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY';
const WRONG_KEYS =
  /^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|AuthorizationQueryParametersError)$/;
const WRONG_REGION = /^(AuthorizationHeaderMalformed|PermanentRedirect|TemporaryRedirect|InvalidRegionName)$/;

/** Never quotes the secret, which no server sends back. */
export function bucketProblem(error: unknown, { name, endpoint }: Bucket): unknown {
  if (!(error instanceof Error) || error instanceof BucketError) return error;
  const { name: kind, message, code, $metadata } = error as Thrown;
  const status = $metadata?.httpStatusCode;
  const server = endpoint ?? 'Amazon S3';
  const because = (line: string) => new BucketError(line, { cause: error });
  if (status === undefined)
    return isOfNetwork(kind, code)
      ? because(`BACKUP_S3_ENDPOINT: ${server} isn't responding (${code ?? 'timeout'}: ${message})`)
      : error;
  if (kind === 'NoSuchBucket') return because(`BACKUP_S3_BUCKET: ${server} has no bucket ${name}`);
  if (WRONG_KEYS.test(kind)) return because(`${KEYS}: ${server} doesn't accept them (${kind})`);
  if (WRONG_REGION.test(kind) || status === 301)
    return because(`BACKUP_S3_REGION: the bucket ${name} is in another region (${message})`);
  if (status === 403)
    return because(
      `${KEYS}: they aren't allowed to list, read, write and delete in the bucket ${name} (${kind}: ${message})`,
    );
  if (status >= 500 || status === 429)
    return because(`BACKUP_S3_ENDPOINT: ${server} failed with status ${status} (${kind}: ${message})`);
  return because(
    `BACKUP_S3_BUCKET: ${server} refused a request for the bucket ${name} (${kind}: ${message})`,
  );
}

/** Those of system calls, name resolution and certificates. Mistakes of the program have other codes of Node. */
const NETWORK_CODE = /^(?!ERR_(?!TLS|SSL|STREAM_PREMATURE_CLOSE))[A-Z_]+$/;

const isOfNetwork = (kind: string, code: string | undefined): boolean =>
  kind === 'TimeoutError' || (code !== undefined && NETWORK_CODE.test(code));
