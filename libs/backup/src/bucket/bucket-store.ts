import type { ListMultipartUploadsCommandInput, ListMultipartUploadsCommandOutput } from '@aws-sdk/client-s3';
import { BackupStore, storedFile } from '../store.js';
import { BucketClient, type ClientOptions } from './bucket-client.js';
import { type Bucket, BucketError } from './bucket-problem.js';
import { upload } from './upload.js';

/** Ten thousand of them are 156 GiB. */
const PART_BYTES = 16 * 1024 * 1024;

export interface BucketOptions extends ClientOptions {
  /** At least 5 MiB, which is what servers require. */
  readonly partBytes?: number;
}

type Markers = Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'>;

/** A bucket of Amazon S3, or of anything that speaks its protocol. */
export class BucketStore extends BackupStore {
  private readonly client: BucketClient;
  private readonly partBytes: number;

  constructor(
    program: string,
    private readonly bucket: Bucket,
    private readonly options: BucketOptions,
  ) {
    super(program);
    this.client = new BucketClient(bucket, options);
    this.partBytes = options.partBytes ?? PART_BYTES;
  }

  get place(): string {
    const { name, prefix, endpoint } = this.bucket;
    return `the bucket ${name}${prefix === '' ? '' : `/${prefix}`} of ${endpoint ?? 'Amazon S3'}`;
  }

  write(name: string, chunks: AsyncIterable<Buffer>): Promise<number> {
    return upload(this.client, this.keyOf(name), chunks, this.partBytes);
  }

  /** In ranges, because a restore may pause for longer than any server would keep a connection open. */
  async *read(name: string): AsyncGenerator<Buffer> {
    let version: string | undefined;
    for (let at = 0, size = Infinity; at < size;) {
      const range = await this.range(name, at, version);
      yield range.bytes;
      at += range.bytes.length;
      ({ size, version } = range);
    }
  }

  async list(): Promise<string[]> {
    const { name: Bucket, prefix: Prefix } = this.bucket;
    const names: string[] = [];
    let token: string | undefined;
    do {
      const page = await this.client.call((s3) =>
        s3.listObjectsV2({ Bucket, Prefix, Delimiter: '/', ContinuationToken: token }),
      );
      names.push(...(page.Contents ?? []).flatMap(({ Key }) => this.nameOf(Key) ?? []));
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token !== undefined);
    return names.sort();
  }

  async remove(name: string): Promise<void> {
    await this.client.call((s3) => s3.deleteObject({ Bucket: this.bucket.name, Key: this.keyOf(name) }));
  }

  /** The parts of an upload that has no end can't be seen in a list, but are paid for. */
  async removeIncomplete(): Promise<void> {
    const { name: Bucket, prefix: Prefix } = this.bucket;
    let next: Markers | undefined = {};
    while (next !== undefined) {
      const markers: Markers = next;
      const page: ListMultipartUploadsCommandOutput = await this.client.call((s3) =>
        s3.listMultipartUploads({ Bucket, Prefix, ...markers }),
      );
      for (const { Key, UploadId } of page.Uploads ?? []) {
        const name = this.nameOf(Key);
        if (name === undefined || storedFile(this.program, name) === undefined) continue;
        await this.client.call((s3) => s3.abortMultipartUpload({ Bucket, Key, UploadId }));
      }
      next = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined;
    }
  }

  private async range(name: string, from: number, version: string | undefined) {
    const file = { Bucket: this.bucket.name, Key: this.keyOf(name) };
    const Range = `bytes=${from}-${from + this.partBytes - 1}`;
    const { bytes, ContentRange, ETag } = await this.client.get({ ...file, Range, IfMatch: version });
    const size = Number(/\/(\d+)$/.exec(ContentRange ?? '')?.[1]);
    if (!(size > 0) || bytes.length === 0)
      throw new BucketError(`${this.options.settings.endpoint}: the server doesn't support range requests`);
    return { bytes, size, version: ETag };
  }

  private keyOf(name: string): string {
    return `${this.bucket.prefix}${name}`;
  }

  private nameOf(key: string | undefined): string | undefined {
    const { prefix } = this.bucket;
    return key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;
  }
}
