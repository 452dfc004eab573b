import { BucketError, bucketProblem } from './bucket-problem.js';

const BUCKET = {
  name: 'backups',
  endpoint: 'https://s3.example',
  region: 'eu-west-1',
  prefix: '',
  accessKeyId: 'id',
  secretAccessKey: 'a-secret',
};
const SETTINGS = { bucket: 'BUCKET', endpoint: 'ENDPOINT', region: 'REGION', keys: 'KEY_ID, KEY' };
const refused = (name: string, httpStatusCode: number) =>
  Object.assign(new Error('said'), { name, $metadata: { httpStatusCode } });
const failed = (code: string) => Object.assign(new Error('said'), { code });

test.each([
  [refused('NoSuchBucket', 404), /^BUCKET: https:\/\/s3\.example has no bucket backups$/],
  [refused('SignatureDoesNotMatch', 403), /^KEY_ID, KEY: .* accept/],
  [refused('InvalidAccessKeyId', 403), /^KEY_ID, .* accept/],
  [refused('AccessDenied', 403), /^KEY_ID, .* allowed to list/],
  [refused('PermanentRedirect', 301), /^REGION: /],
  [refused('SlowDown', 503), /^ENDPOINT: .* 503 \(SlowDown: said\)$/],
  [refused('EntityTooLarge', 400), /^BUCKET: .*EntityTooLarge/],
  [failed('ECONNREFUSED'), /^ENDPOINT: https:\/\/s3\.example isn't responding \(ECONNREFUSED: said\)/],
  [failed('ENOTFOUND'), /^ENDPOINT: /],
  [failed('ERR_TLS_CERT_ALTNAME_INVALID'), /^ENDPOINT: /],
  [Object.assign(new Error('said'), { name: 'TimeoutError' }), /^ENDPOINT: .*timeout/],
])('names the setting to look at: %s', (error, line) => {
  const problem = bucketProblem(error, BUCKET, SETTINGS);
  expect(problem).toBeInstanceOf(BucketError);
  expect((problem as Error).message).toMatch(line);
});

test("calls Amazon's servers by their name", () => {
  const problem = bucketProblem(refused('NoSuchBucket', 404), { ...BUCKET, endpoint: undefined }, SETTINGS);
  expect((problem as Error).message).toBe('BUCKET: Amazon S3 has no bucket backups');
});

test('reports a bug in the program, and an error of what is uploaded, in full', () => {
  for (const error of [new TypeError('x is undefined'), failed('ERR_INVALID_ARG_TYPE'), 'text'])
    expect(bucketProblem(error, BUCKET, SETTINGS)).toBe(error);
});
