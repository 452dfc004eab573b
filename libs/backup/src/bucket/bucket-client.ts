import type { GetObjectCommandInput, GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3';
import { type Bucket, type BucketSettings, bucketProblem } from './bucket-problem.js';

const CONNECT_MS = 5000;
/** Nobody waits longer, because other jobs of the process wait as well. */
const SILENCE_MS = 15_000;
const ATTEMPTS = 3;

export interface ClientOptions {
  /** Loads Amazon's client, `() => import('@aws-sdk/client-s3')`, with the first request. */
  readonly load: () => Promise<{ S3: typeof S3 }>;
  /** For messages. */
  readonly settings: BucketSettings;
  /** How long a server may send and take nothing. */
  readonly silenceMs?: number;
}

/** Requests to a bucket: signed, repeated if they fail, and with timeouts. */
export class BucketClient {
  private s3: Promise<S3> | undefined;

  constructor(
    readonly bucket: Bucket,
    private readonly options: ClientOptions,
  ) {}

  /** Throws a BucketError if the bucket can't be used. */
  async call<T>(request: (s3: S3) => Promise<T>): Promise<T> {
    try {
      return await request(await (this.s3 ??= connect(this.bucket, this.options)));
    } catch (error) {
      throw this.problem(error);
    }
  }

  /** A part of a file. If only its body gets lost, nothing else repeats the request. */
  async get(what: GetObjectCommandInput): Promise<GetObjectCommandOutput & { bytes: Buffer }> {
    for (let attempt = 1; ; attempt++) {
      const found = await this.call((s3) => s3.getObject(what));
      try {
        return { ...found, bytes: Buffer.from((await found.Body?.transformToByteArray()) ?? []) };
      } catch (error) {
        if (attempt === ATTEMPTS) throw this.problem(error);
      }
    }
  }

  private problem(error: unknown): unknown {
    return bucketProblem(error, this.bucket, this.options.settings);
  }
}

async function connect(bucket: Bucket, { load, silenceMs = SILENCE_MS }: ClientOptions): Promise<S3> {
  const { S3 } = await load();
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  return new S3({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
    // Other servers don't know the checksums that Amazon has added. Every body has its SHA-256 in the signature.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
