import { BucketError, bucketProblem } from './bucket-problem.js';

const BUCKET = {
  name: 'backups',
  endpoint: 'https://s3.example',
  region: 'eu-west-1',
  prefix: '',
  accessKeyId: 'id',
  secretAccessKey: 'a-secret',
};
const refused = (name: string, httpStatusCode: number) =>
  Object.assign(new Error('said'), { name, $metadata: { httpStatusCode } });
const failed = (code: string) => Object.assign(new Error('said'), { code });

test.each([
  [refused('NoSuchBucket', 404), /^BACKUP_S3_BUCKET: https:\/\/s3\.example has no bucket backups$/],
  [refused('SignatureDoesNotMatch', 403), /^BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY: .* accept/],
  [refused('InvalidAccessKeyId', 403), /^BACKUP_S3_ACCESS_KEY_ID, .* accept/],
  [refused('AccessDenied', 403), /^BACKUP_S3_ACCESS_KEY_ID, .* allowed to list/],
  [refused('PermanentRedirect', 301), /^BACKUP_S3_REGION: /],
  [refused('SlowDown', 503), /^BACKUP_S3_ENDPOINT: .* 503 \(SlowDown: said\)$/],
  [refused('EntityTooLarge', 400), /^BACKUP_S3_BUCKET: .*EntityTooLarge/],
  [
    failed('ECONNREFUSED'),
    /^BACKUP_S3_ENDPOINT: https:\/\/s3\.example isn't responding \(ECONNREFUSED: said\)/,
  ],
  [failed('ENOTFOUND'), /^BACKUP_S3_ENDPOINT: /],
  [failed('ERR_TLS_CERT_ALTNAME_INVALID'), /^BACKUP_S3_ENDPOINT: /],
  [Object.assign(new Error('said'), { name: 'TimeoutError' }), /^BACKUP_S3_ENDPOINT: .*timeout/],
])('names the variable to look at: %s', (error, line) => {
  const problem = bucketProblem(error, BUCKET);
  expect(problem).toBeInstanceOf(BucketError);
  expect((problem as Error).message).toMatch(line);
});

test("calls Amazon's servers by their name", () => {
  const problem = bucketProblem(refused('NoSuchBucket', 404), { ...BUCKET, endpoint: undefined });
  expect((problem as Error).message).toBe('BACKUP_S3_BUCKET: Amazon S3 has no bucket backups');
});

test('reports a bug in the program, and an error of what is uploaded, in full', () => {
  for (const error of [new TypeError('x is undefined'), failed('ERR_INVALID_ARG_TYPE'), 'text'])
    expect(bucketProblem(error, BUCKET)).toBe(error);
});
