import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { UploadToken } from '../../../../src/contract/calls/uploads.ts';
import type { OwnerScope } from '../../../../src/server/commerce/base/scope.ts';
import {
  getImageSearchToken,
  getOpsUploadToken,
  getUploadToken,
  ownUpload,
  pictureToSearchBy,
  readableUpload,
  recordUpload,
} from '../../../../src/server/commerce/upload/uploads.ts';
import { base64, hmacSha1 } from '../../../../src/server/crypto/digest.ts';
import { uploads } from '../../../../src/server/db/schema/people/users.ts';
import type { EmbeddedBucket } from '../../../../src/server/platform/bucket.ts';
import { ossBucket, signedOssUrl } from '../../../../src/server/platform/bucket-oss.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import { diskBucket } from '../../../../src/server/platform/node/bucket-disk.ts';
import { acceptPost } from '../../../../src/server/storage/accept-post.ts';
import { MAX_FILE_BYTES, readForm } from '../../../../src/server/storage/posted-form.ts';
import { bucketForm, jpegFile, pdfFile, pngFile } from '../../../support/files.ts';
import { followedBy, pngBy } from '../../../support/pictures.ts';
import { openTestDatabase } from '../../support/database.ts';
import {
  failureCode,
  failureOf,
  MINUTE,
  NOW,
  openTestScope,
} from '../../support/identity-scope.ts';
import { insertShoppers } from '../../support/insert-row.ts';

let mia: OwnerScope;
beforeEach(async () => {
  const scope = await openTestScope(await openTestDatabase());
  mia = { ...scope, userId: 'mia', sessionId: 's' };
  await insertShoppers(scope.db, scope.tenantId, 'mia', 'ben');
});

const AS_PROOF = { catalog: 'DEPOSIT_CERTIFICATE', field: 'certificate' } as const;
const PROOF = { catalog: 'DEPOSIT_CERTIFICATE', ext: 'png' } as const;
const policyOf = ({ policy }: UploadToken) => JSON.parse(atob(policy));
const requestOf = (body: FormData) => new Request('http://b/uploads', { method: 'POST', body });

/** Posts a form as a browser does, shortly after the token was issued. */
async function post(form: FormData, now = NOW) {
  const { keys, db, tenantId } = mia;
  const bucket = mia.bucket as EmbeddedBucket;
  const { stored } = await acceptPost({ bucket, keys, now, tenantId }, requestOf(form));
  await recordUpload(db, stored, now);
  return stored;
}

describe('an upload grant', () => {
  it('is a signed policy for one key, size, type and owner, for ten minutes', async () => {
    const token = await getUploadToken(mia, PROOF);
    expect(token).toMatchObject({ bucketHost: '/uploads', cdnUrl: '/uploads' });
    expect(token.key).toMatch(/^deposit-certificate\/\w{26}-[\da-f]{24}\.png$/);
    expect(policyOf(token)).toEqual({
      expiration: new Date(NOW + 10 * MINUTE).toISOString(),
      conditions: [
        ['eq', '$key', token.key],
        ['content-length-range', 1, 10_485_760],
        ['eq', '$content-type', 'image/png'],
        ['eq', '$x-meta-tenant', 'one'],
        ['eq', '$x-meta-user', 'mia'],
      ],
    });
  });

  it.each([
    ['PRODUCT_SEARCH', 'pdf', 'ext'],
    ['PRODUCT_SEARCH', 'webp', 'ext'],
    ['QC_PHOTO', 'jpg', 'catalog'],
  ] as const)('is not given to a shopper for %s of %s', async (catalog, ext, field) => {
    expect(await failureOf(getUploadToken(mia, { catalog, ext }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field, code: 'choice' }],
    });
  });

  it('is given at most a hundred times a day', async () => {
    for (let i = 0; i < 100; i++) await getUploadToken(mia, PROOF);
    expect(await failureCode(getUploadToken(mia, PROOF))).toBe('TOO_MANY_REQUESTS');
    await getUploadToken({ ...mia, userId: 'ben' }, PROOF);
  });
});

describe('a post to the bucket', () => {
  it('is stored once, with its owner and type', async () => {
    const token = await getUploadToken(mia, PROOF);
    const file = pngFile();
    expect(await post(bucketForm(token, file))).toMatchObject({ bytes: file.length });
    const [row] = await mia.db.select().from(uploads);
    expect(row).toMatchObject({
      key: token.key,
      tenantId: 'one',
      userId: 'mia',
      catalog: 'DEPOSIT_CERTIFICATE',
      contentType: 'image/png',
    });
    const body = await mia.bucket.get(token.key);
    expect(new Uint8Array(await new Response(body).arrayBuffer())).toEqual(file);
    expect(await failureCode(post(bucketForm(token, pngFile())))).toBe('CONFLICT');
  });

  it('is refused without a valid grant', async () => {
    const token = await getUploadToken(mia, PROOF);
    const other = await getUploadToken({ ...mia, userId: 'ben' }, PROOF);
    const { conditions, expiration } = policyOf(token);
    const policy = base64(JSON.stringify({ expiration, conditions: conditions.slice(0, 2) }));
    const forged = { policy, signature: base64(await hmacSha1('guess', policy)) };
    for (const changed of [
      { policy },
      forged,
      { signature: '' },
      { signature: other.signature },
      { OSSAccessKeyId: 'unknown' },
      { key: other.key },
      { key: 'deposit-certificate/../secrets.json' },
    ] as Record<string, string>[]) {
      const form = bucketForm(token, pngFile(), changed);
      expect(await failureCode(post(form)), JSON.stringify(changed)).toBe('FORBIDDEN');
    }
    const late = post(bucketForm(token, pngFile()), NOW + 10 * MINUTE);
    expect(await failureCode(late)).toBe('FORBIDDEN');
    expect(await mia.db.select().from(uploads)).toEqual([]);
  });

  it('is refused if the bytes do not match the granted type', async () => {
    const token = await getUploadToken(mia, PROOF);
    for (const file of [jpegFile(), pdfFile(), pngFile(90_000, 90_000), new Uint8Array()]) {
      expect(await failureCode(post(bucketForm(token, file)))).toBe('UPLOAD_REFUSED');
    }
  });

  it('is refused beyond 10 MB, and without its file at the end', async () => {
    const token = await getUploadToken(mia, PROOF);
    const whole = new Uint8Array(MAX_FILE_BYTES);
    whole.set(pngFile());
    const longer = new Uint8Array([...whole, 0]);
    expect(await failureCode(post(bucketForm(token, longer)))).toBe('BODY_TOO_LARGE');
    const form = bucketForm(token, pngFile());
    form.append('key', token.key);
    expect(await failureCode(post(form))).toBe('MALFORMED_BODY');
    expect(await post(bucketForm(token, whole))).toMatchObject({ bytes: MAX_FILE_BYTES });
  });
});

describe('the reading of a form', () => {
  const endless = (sent: { bytes: number }) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const head =
          '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n';
        const chunk = sent.bytes === 0 ? new TextEncoder().encode(head) : new Uint8Array(65_536);
        sent.bytes += chunk.length;
        controller.enqueue(chunk);
      },
    });
  const posted = (body: ReadableStream) =>
    new Request('http://b/', {
      method: 'POST',
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      duplex: 'half',
    } as RequestInit);

  it('stops an endless body, and still knows the fields before the file', async () => {
    const sent = { bytes: 0 };
    const form = await readForm(posted(endless(sent)));
    expect(form?.get('a')).toBe('1');
    expect((form?.get('file') as File | undefined)?.size).toBeGreaterThan(MAX_FILE_BYTES);
    expect(sent.bytes).toBeLessThan(34 * 1024 * 1024);
  });

  it('stops as soon as the fields are rejected', async () => {
    const sent = { bytes: 0 };
    const checkFields = async (fields?: FormData) => {
      throw new Error(`a is ${fields?.get('a')}`);
    };
    await expect(readForm(posted(endless(sent)), { checkFields })).rejects.toThrow('a is 1');
    expect(sent.bytes).toBeLessThan(256 * 1024);
  });

  const withFields = (values: string[]) => {
    const form = new FormData();
    for (const value of values) form.append('a', value);
    form.set('file', new Blob([pngFile()]), 'a.png');
    return readForm(requestOf(form));
  };

  it('limits the number of parts and the length of texts', async () => {
    const fields = (count: number, value: string) => Array.from({ length: count }, () => value);
    expect(await withFields(fields(150, '1'))).toBeDefined();
    expect(await withFields(fields(100_000, '1'))).toBeUndefined();
    expect(await withFields(fields(1, 'x'.repeat(60_000)))).toBeDefined();
    expect(await withFields(fields(1, 'x'.repeat(1_000_000)))).toBeUndefined();
  });

  it('counts a part whose end is split between two chunks', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n';
    const bytes = new TextEncoder().encode(`${part.repeat(300)}--b--\r\n`);
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
        controller.close();
      },
    });
    expect(await readForm(posted(body))).toBeUndefined();
  });

  it.each(['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'accepts nothing else: %s',
    async (type) => {
      const headers = { 'content-type': type };
      const request = new Request('http://b/', { method: 'POST', body: 'a', headers });
      expect(await readForm(request)).toBeUndefined();
    },
  );
});

describe('searching by picture', () => {
  it('is limited by IP address', async () => {
    const busy = await openTestScope(mia.db, { clientAddress: '203.0.113.9' });
    for (let i = 0; i < 1_000; i++) await failureCode(pictureToSearchBy(busy, '/uploads/none'));
    const code = await failureCode(pictureToSearchBy(busy, '/uploads/none'));
    expect(code).toBe('TOO_MANY_REQUESTS');
  });
});

describe('an uploaded file', () => {
  const uploaded = async (owner = mia) => {
    const token = await getUploadToken(owner, PROOF);
    return post(bucketForm(token, pngFile()));
  };

  it('is usable and visible only for its owner and operators', async () => {
    const { key } = await uploaded();
    const stranger = { ...mia, userId: 'ben' };
    const abroad = { ...mia, tenantId: 'two' };
    const operator = { ...(await openTestScope(mia.db)), actor: 'OPERATOR' as const };
    expect(await ownUpload(mia, key, AS_PROOF)).toMatchObject({ key });
    expect(await failureCode(ownUpload(mia, key, { ...AS_PROOF, catalog: 'FEEDBACK' }))).toBe(
      'NOT_FOUND',
    );
    expect(await readableUpload(mia, key)).toMatchObject({ key });
    expect(await readableUpload(operator, key)).toMatchObject({ key });
    for (const other of [stranger, abroad, { ...operator, tenantId: 'two' }]) {
      expect(await failureCode(readableUpload(other, key))).toBe('NOT_FOUND');
    }
    for (const other of [stranger, abroad]) {
      const used = ownUpload(other, key, AS_PROOF);
      expect(await failureCode(used)).toBe('NOT_FOUND');
    }
  });

  it('of a quality check is the operators’, and shown to the tenant’s shoppers', async () => {
    const operator = { ...(await openTestScope(mia.db)), actor: 'OPERATOR' as const };
    const token = await getOpsUploadToken(operator, 'jpg');
    expect(token.key).toMatch(/^qc-photo\//);
    const { key } = await post(bucketForm(token, jpegFile()));
    expect(await readableUpload(mia, key)).toMatchObject({ userId: '', catalog: 'QC_PHOTO' });
    expect(await failureCode(readableUpload({ ...mia, tenantId: 'two' }, key))).toBe('NOT_FOUND');
  });
});

describe('a bucket on disk', () => {
  it('keeps a file under a new key only, and nothing half written', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sampan-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const bucket = diskBucket(folder);
    const puts = [1, 2, 3].map((n) => bucket.put('feedback/a.png', new Uint8Array([n])));
    expect((await Promise.all(puts)).filter(Boolean)).toHaveLength(1);
    const body = await bucket.get('feedback/a.png');
    expect(await new Response(body).arrayBuffer()).toHaveProperty('byteLength', 1);
    expect(await bucket.get('feedback/b.png')).toBeUndefined();
    expect(readdirSync(path.join(folder, 'feedback'))).toEqual(['a.png']);
  });
});

describe('an OSS bucket', () => {
  const account = {
    OSS_ACCESS_KEY_ID: 'id',
    OSS_ACCESS_KEY_SECRET: 'secret',
    OSS_BUCKET_HOST: 'https://shop.oss-cn-hangzhou.aliyuncs.com',
    OSS_CDN_URL: 'https://cdn.example.org',
  };
  const bucket = ossBucket(readConfig(account));
  const inOss = () => ({ ...mia, bucket: bucket ?? mia.bucket });

  it('takes forms signed by its own key', async () => {
    const token = await getUploadToken(inOss(), PROOF);
    expect(token).toMatchObject({
      accessKeyId: 'id',
      bucketHost: account.OSS_BUCKET_HOST,
      cdnUrl: account.OSS_CDN_URL,
      signature: base64(await hmacSha1('secret', token.policy)),
    });
    expect(policyOf(token).conditions).toHaveLength(2);
  });

  // The example of the OSS documentation, with the signature that its SDKs test against.
  it('is read by a URL signed for a minute', async () => {
    const signer = {
      accessKeyId: '44CF9590006BF252F707',
      accessKeySecret: 'OtxrzxIsfpFjA7SwPzILwy8Bw21TLhquhboDYROV',
      host: 'https://oss-example.oss-cn-hangzhou.aliyuncs.com',
    };
    expect(await signedOssUrl(signer, 'oss-api.pdf', 1_141_889_060_000)).toBe(
      `${signer.host}/oss-api.pdf?OSSAccessKeyId=44CF9590006BF252F707&Expires=1141889120&Signature=EwaNTn1erJGkimiJ9WmXgwnANLc%3D`,
    );
  });

  it('does not report posts: the file is checked when it is first used', async () => {
    const { key } = await getUploadToken(inOss(), PROOF);
    const answer = vi.fn(async () => new Response(pngFile()));
    vi.stubGlobal('fetch', answer);
    onTestFinished(() => void vi.unstubAllGlobals());
    const stranger = { ...inOss(), userId: 'ben' };
    expect(await failureCode(ownUpload(stranger, key, AS_PROOF))).toBe('NOT_FOUND');
    expect(answer).not.toHaveBeenCalled();
    const row = await ownUpload(inOss(), key, AS_PROOF);
    expect(row).toMatchObject({ userId: 'mia', contentType: 'image/png' });
    expect(await readableUpload(inOss(), key)).toEqual(row);
    expect(answer).toHaveBeenCalledOnce();
  });

  it('never gets a request for a malformed key', async () => {
    const { key } = await getUploadToken(inOss(), PROOF);
    const answer = vi.fn(async () => new Response(pngFile()));
    vi.stubGlobal('fetch', answer);
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const tail of ['/../../other.png', '?acl&x=.png', '#.png', '".png', '.png']) {
      expect(await failureCode(readableUpload(inOss(), key + tail))).toBe('NOT_FOUND');
    }
    expect(answer).not.toHaveBeenCalled();
  });

  it('holds pictures to search by, which are read by key, never by their URL', async () => {
    const { key, cdnUrl } = await getImageSearchToken(inOss(), 'png');
    const file = pngBy({ width: 1, height: 1 }, new Uint8Array(4));
    const answer = vi.fn(async (_url: string) => new Response(followedBy(file, '<script>')));
    vi.stubGlobal('fetch', answer);
    onTestFinished(() => void vi.unstubAllGlobals());
    for (const address of [
      `/uploads/${key}`,
      `https://evil.example/${key}`,
      `${cdnUrl}/other.png`,
    ]) {
      expect(await failureCode(pictureToSearchBy(inOss(), address))).toBe('PICTURE_NOT_FOUND');
    }
    expect(answer).not.toHaveBeenCalled();
    const picture = await pictureToSearchBy(inOss(), `${cdnUrl}/${key}`);
    expect(picture).toEqual({ bytes: file, contentType: 'image/png' });
    for (const [url] of answer.mock.calls) {
      expect(url.startsWith(`${account.OSS_BUCKET_HOST}/${key}?`)).toBe(true);
    }
  });

  it('has no usable file if its bytes are of another type or nothing was posted', async () => {
    const { key } = await getUploadToken(inOss(), PROOF);
    for (const answer of [new Response(pdfFile()), new Response('', { status: 404 })]) {
      vi.stubGlobal('fetch', async () => answer);
      onTestFinished(() => void vi.unstubAllGlobals());
      const used = ownUpload(inOss(), key, AS_PROOF);
      expect(await failureCode(used)).toBe('NOT_FOUND');
    }
  });

  it('is configured completely or not at all', () => {
    for (const name of Object.keys(account)) {
      expect(() => readConfig({ ...account, [name]: '' })).toThrow(name);
    }
    expect(ossBucket(readConfig({}))).toBeUndefined();
  });
});
