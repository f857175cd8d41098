import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  getUploadToken,
  ownUpload,
  recordUpload,
} from '../../../../src/server/commerce/upload/uploads.ts';
import { requireReadableS3, s3Bucket } from '../../../../src/server/platform/bucket-s3.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import { acceptPost } from '../../../../src/server/storage/accept-post.ts';
import { bucketForm, jpegFile, pngFile } from '../../../support/files.ts';
import { openTestDatabase } from '../../support/database.ts';
import { failureCode, NOW, openTestScope } from '../../support/identity-scope.ts';
import { insertShoppers } from '../../support/insert-row.ts';
import { expectedSignature, s3Server } from '../../support/s3-server.ts';

const ENVIRONMENT = {
  S3_BUCKET_URL: 'https://s3.example.org/shop',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'a secret',
};
const ACCOUNT = {
  url: ENVIRONMENT.S3_BUCKET_URL,
  accessKeyId: 'id',
  secretAccessKey: 'a secret',
  region: 'us-east-1',
};

/** A bucket at a server that checks signatures. */
function open({
  environment = {},
  ...options
}: Partial<Parameters<typeof s3Server>[0]> & { environment?: Record<string, string> } = {}) {
  const server = s3Server({ ...ACCOUNT, ...options });
  replaceFetch(server.answer);
  const config = readConfig({ ...ENVIRONMENT, ...environment });
  const bucket = s3Bucket(config);
  if (!bucket) throw new Error('no bucket is configured');
  return { bucket, config, ...server };
}

function replaceFetch(answer: (request: Request) => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
}

const answering = (status: number, code: string) => async () =>
  new Response(`<Error><Code>${code}</Code></Error>`, { status });
const bytesOf = async (body: ReadableStream | undefined) =>
  new Uint8Array(await new Response(body).arrayBuffer());

describe('the test server of S3 signs as Amazon does', () => {
  // The examples of "Signature Calculations for the Authorization Header" in Amazon's documentation.
  const account = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const host = 'https://examplebucket.s3.amazonaws.com';
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  it.each([
    [
      'a file that is read',
      `${host}/test.txt`,
      { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'a file that is written',
      `${host}/test$file.text`,
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'a question with an empty parameter',
      `${host}/?lifecycle`,
      { 'x-amz-content-sha256': EMPTY },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
  ])('%s', (_, url, sent, signature) => {
    const headers = new Headers({ ...sent, 'x-amz-date': '20130524T000000Z' });
    const names = ['host', ...headers.keys()].sort().join(';');
    headers.set('authorization', `AWS4-HMAC-SHA256 SignedHeaders=${names}, Signature=`);
    const method = 'x-amz-storage-class' in sent ? 'PUT' : 'GET';
    expect(expectedSignature(new Request(url, { method, headers }), account)).toBe(signature);
  });
});

describe('a bucket that speaks S3', () => {
  it('stores, reads and removes a file by signed requests', async () => {
    const { bucket, files } = open();
    const file = pngFile();
    expect(await bucket.put('feedback/a.png', file)).toBe(true);
    expect(files.get('feedback/a.png')).toEqual(file);
    expect(await bytesOf(await bucket.get('feedback/a.png'))).toEqual(file);
    await bucket.remove('feedback/a.png');
    await bucket.remove('feedback/a.png');
    expect(await bucket.get('feedback/a.png')).toBeUndefined();
  });

  it.each([
    ['by one request', true, ['PUT', 'PUT']],
    [
      'by asking first where writes have no condition',
      false,
      ['PUT', 'HEAD', 'PUT', 'PUT', 'HEAD'],
    ],
  ])('stores a file under a new key only, %s', async (_, hasConditionalWrites, methods) => {
    const { bucket, files, requests } = open({ hasConditionalWrites });
    const file = pngFile();
    expect(await bucket.put('feedback/a.png', file)).toBe(true);
    expect(await bucket.put('feedback/a.png', pngFile())).toBe(false);
    expect(files.get('feedback/a.png')).toEqual(file);
    expect(requests).toEqual(methods);
  });

  it('takes a key as used while another write of it is under way', async () => {
    const { bucket } = open();
    replaceFetch(answering(409, 'ConditionalRequestConflict'));
    expect(await bucket.put('feedback/a.png', pngFile())).toBe(false);
  });

  it.each([
    ['https://shop.s3.eu-central-1.amazonaws.com', 'eu-central-1'],
    ['https://s3.ap-southeast-1.amazonaws.com/shop', 'ap-southeast-1'],
    ['https://account.r2.cloudflarestorage.com/shop', 'auto'],
    ['https://shop.s3.us-west-004.backblazeb2.com', 'us-west-004'],
    ['http://minio:9000/shop/', 'us-east-1'],
  ])('knows the region of %s', async (S3_BUCKET_URL, region) => {
    const url = S3_BUCKET_URL.replace(/\/$/, '');
    const { bucket } = open({ url, region, environment: { S3_BUCKET_URL } });
    expect(await bucket.put('feedback/a.png', pngFile())).toBe(true);
  });

  it('has the region that is configured', async () => {
    const { bucket } = open({ region: 'garage', environment: { S3_REGION: 'garage' } });
    expect(await bucket.put('feedback/a.png', pngFile())).toBe(true);
  });

  it('fails with the answer of a bucket that fails, and never repeats a write', async () => {
    const { bucket } = open();
    const answer = vi.fn(answering(503, 'SlowDown'));
    replaceFetch(answer);
    const why = 'The bucket answered 503 SlowDown';
    await expect(bucket.put('feedback/a.png', pngFile())).rejects.toThrow(why);
    await expect(bucket.get('feedback/a.png')).rejects.toThrow(why);
    await expect(bucket.remove('feedback/a.png')).rejects.toThrow(why);
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('takes posts to /uploads with the checks of every bucket, and gives no address of its own', async () => {
    const { bucket, files } = open();
    const scope = await openTestScope(await openTestDatabase());
    await insertShoppers(scope.db, scope.tenantId, 'mia', 'ben');
    const mia = { ...scope, bucket, userId: 'mia', sessionId: 's' };
    const wanted = { catalog: 'DEPOSIT_CERTIFICATE', ext: 'png' } as const;
    const token = await getUploadToken(mia, wanted);
    expect(token).toMatchObject({ bucketHost: '/uploads', cdnUrl: '/uploads' });
    const post = (file: Uint8Array<ArrayBuffer>) =>
      acceptPost(
        { bucket, keys: mia.keys, now: NOW, tenantId: mia.tenantId },
        new Request('http://b/uploads', { method: 'POST', body: bucketForm(token, file) }),
      );
    expect(await failureCode(post(jpegFile()))).toBe('UPLOAD_REFUSED');
    expect(files.size).toBe(0);
    const { stored } = await post(pngFile());
    await recordUpload(mia.db, stored, NOW);
    expect(await failureCode(post(pngFile()))).toBe('CONFLICT');
    const at = { catalog: wanted.catalog, field: 'certificate' } as const;
    expect(await ownUpload(mia, token.key, at)).toMatchObject({ userId: 'mia' });
    const ben = { ...mia, userId: 'ben' };
    expect(await failureCode(ownUpload(ben, token.key, at))).toBe('NOT_FOUND');
  });
});

describe('a start with an S3 bucket', () => {
  it.each([
    ['another secret', { S3_SECRET_ACCESS_KEY: 'other' }, '403 SignatureDoesNotMatch'],
    ['another key', { S3_ACCESS_KEY_ID: 'other' }, '403 InvalidAccessKeyId'],
    ['another region', { S3_REGION: 'other' }, '400 AuthorizationHeaderMalformed'],
    ['another name', { S3_BUCKET_URL: 'https://s3.example.org/other' }, '404 NoSuchBucket'],
  ])('is refused with %s', async (_, environment, answer) => {
    const { config } = open({ environment });
    await expect(requireReadableS3(config)).rejects.toThrow(
      `The bucket at ${config.S3_BUCKET_URL} answers "${answer}": check S3_BUCKET_URL`,
    );
  });

  it('goes on with the right settings, and while the bucket fails or is out of reach', async () => {
    const { config } = open();
    expect(await requireReadableS3(config)).toBeUndefined();
    replaceFetch(answering(500, 'InternalError'));
    expect(await requireReadableS3(config)).toBe('500 InternalError');
    replaceFetch(() => Promise.reject(new TypeError('fetch failed')));
    expect(await requireReadableS3(config)).toBe('TypeError: fetch failed');
    expect(await requireReadableS3(readConfig({}))).toBeUndefined();
  });

  it('needs address, key and secret together, and no OSS bucket beside it', () => {
    for (const name of Object.keys(ENVIRONMENT)) {
      expect(() => readConfig({ ...ENVIRONMENT, [name]: '' })).toThrow(
        `${name}: missing beside the other S3 variables`,
      );
    }
    expect(() => readConfig({ ...ENVIRONMENT, S3_BUCKET_URL: 'shop' })).toThrow('S3_BUCKET_URL');
    const oss = {
      OSS_ACCESS_KEY_ID: 'id',
      OSS_ACCESS_KEY_SECRET: 'secret',
      OSS_BUCKET_HOST: 'https://shop.oss-cn-hangzhou.aliyuncs.com',
      OSS_CDN_URL: 'https://cdn.example.org',
    };
    expect(() => readConfig({ ...ENVIRONMENT, ...oss })).toThrow('uploads go to one bucket');
    expect(s3Bucket(readConfig({}))).toBeUndefined();
  });
});
