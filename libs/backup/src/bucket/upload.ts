import { BackupError } from '../format.js';
import type { BucketClient } from './bucket-client.js';

/** At most this many parts can be put together. */
const MAX_PARTS = 10_000;

/**
 * Uploads a file whose size nobody knows yet, one part in memory at a time. It exists once it is complete. Returns its
 * size.
 */
export async function upload(
  client: BucketClient,
  Key: string,
  chunks: AsyncIterable<Buffer>,
  partBytes: number,
): Promise<number> {
  const parts = partsOf(chunks, partBytes);
  try {
    const first = await parts.next();
    const body = first.done ? Buffer.alloc(0) : first.value;
    if (body.length === partBytes) return await uploadParts(client, Key, body, parts);
    await client.call((s3) => s3.putObject({ Bucket: client.bucket.name, Key, Body: body }));
    return body.length;
  } finally {
    await parts.return(undefined);
  }
}

async function uploadParts(
  client: BucketClient,
  Key: string,
  first: Buffer,
  rest: AsyncIterable<Buffer>,
): Promise<number> {
  const Bucket = client.bucket.name;
  const { UploadId } = await client.call((s3) => s3.createMultipartUpload({ Bucket, Key }));
  const file = { Bucket, Key, UploadId };
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  let bytes = 0;
  const send = async (Body: Buffer) => {
    const PartNumber = Parts.length + 1;
    if (PartNumber > MAX_PARTS)
      throw new BackupError(`The backup is too large for a bucket: more than ${bytes} bytes`);
    const { ETag } = await client.call((s3) => s3.uploadPart({ ...file, PartNumber, Body }));
    Parts.push({ PartNumber, ETag });
    bytes += Body.length;
  };
  try {
    await send(first);
    for await (const body of rest) await send(body);
    await client.call((s3) => s3.completeMultipartUpload({ ...file, MultipartUpload: { Parts } }));
    return bytes;
  } catch (error) {
    // If that fails too, the next backup does it.
    await client.call((s3) => s3.abortMultipartUpload(file)).catch(() => undefined);
    throw error;
  }
}

/**
 * The same bytes in pieces of this size. Only the last one may be smaller: some servers require all others to
 * have the same size.
 */
export async function* partsOf(
  chunks: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer, undefined> {
  let part: Buffer[] = [];
  let free = size;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (rest.length >= free) {
      yield Buffer.concat([...part, rest.subarray(0, free)]);
      rest = rest.subarray(free);
      part = [];
      free = size;
    }
    if (rest.length > 0) part.push(rest);
    free -= rest.length;
  }
  if (part.length > 0) yield Buffer.concat(part);
  return undefined;
}
