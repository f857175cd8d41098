import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { fileOf } from '../../../demo/pictures/picture-files.ts';
import type { UploadToken } from '../../../src/contract/calls/uploads.ts';
import type { ProductCard } from '../../../src/contract/values/goods/product.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { MAX_FILE_BYTES } from '../../../src/server/storage/posted-form.ts';
import { issueUploadToken } from '../../../src/server/storage/upload-token.ts';
import { bucketForm, pdfFile, textFile } from '../../support/files.ts';
import { followedBy, jpegOf, pngBy, withClaimedSize } from '../../support/pictures.ts';
import { FOREIGN_SECRETS, TEST_SECRETS } from '../../support/secrets.ts';
import { memoryBucket } from '../../unit/support/memory-bucket.ts';
import { FROM_OWN_PAGE } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { call, visit } from '../support/world.ts';

const HOST = 'kz.localhost';
const TENANT = 'dala';
const ELSEWHERE = 'pk.localhost';
type Bytes = Uint8Array<ArrayBuffer>;

const token = (ext: 'jpg' | 'png' = 'jpg', host = HOST) =>
  call('getImageSearchToken', { query: { ext } }, { host });

/** Posts a form to the bucket, encoded as by a browser. */
async function post(form: FormData, headers: Record<string, string> = {}) {
  const encoded = new Request('http://form', { method: 'POST', body: form });
  return visit('/uploads', {
    host: HOST,
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}

const read = (key: string, host = HOST) => visit(`/uploads/${key}`, { host });
const addressOf = ({ cdnUrl, key }: UploadToken) => `${cdnUrl}/${key}`;
const search = (imageUrl: string, query: Record<string, string> = {}, host = HOST) =>
  visit(`/api/front/product/search?${new URLSearchParams({ imageUrl, ...query })}`, { host });

async function uploaded(file: Bytes, ext: 'jpg' | 'png' = 'jpg'): Promise<UploadToken> {
  const grant = await token(ext);
  const { status, text } = await post(bucketForm(grant, file));
  expect([status, text]).toEqual([204, '']);
  return grant;
}

/** A product's picture as a browser uploads it. */
async function photoOf({ image }: ProductCard): Promise<Bytes> {
  return new Uint8Array(
    await sharp(readFileSync(fileOf(image, 800)))
      .resize(200)
      .jpeg({ quality: 70 })
      .toBuffer(),
  );
}

let card: ProductCard;
beforeAll(async () => {
  const { records } = await call(
    'searchProducts',
    { query: { keyword: 'backpack' } },
    { host: HOST },
  );
  if (!records[0]) throw new Error('nothing is sold here');
  [card] = records as [ProductCard];
});

describe('a search by picture', () => {
  test('finds the products with that picture for anybody, who can also see the picture', async () => {
    const grant = await uploaded(await photoOf(card));
    const { status, json } = await search(addressOf(grant), { pageSize: '5' });
    expect(status).toBe(200);
    const { records, total, facets } = json as Awaited<ReturnType<typeof found>>;
    expect(records[0]?.image).toBe(card.image);
    expect(records.length).toBe(Math.min(5, total));
    expect(facets.channels.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const { status: seen, headers } = await read(grant.key);
    expect(seen).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });
  const found = (imageUrl: string) =>
    call('searchProducts', { query: { imageUrl } }, { host: HOST });

  test('is filtered like every search', async () => {
    const grant = await uploaded(await photoOf(card));
    const { records } = await call(
      'searchProducts',
      { query: { imageUrl: addressOf(grant), channel: card.platform } },
      { host: HOST },
    );
    expect(records.map(({ platform }) => platform)).toContain(card.platform);
    expect(new Set(records.map(({ platform }) => platform)).size).toBe(1);
  });

  test('says so if no product is similar', async () => {
    const noise = new Uint8Array(1 + 200 * 3).map((_, i) => (i === 0 ? 0 : (i * 7919) % 251));
    const rows = Buffer.concat(Array.from({ length: 200 }, () => noise));
    for (const [file, ext] of [
      [pngBy({ width: 200, height: 200 }, new Uint8Array(200 * 601)), 'png'],
      [pngBy({ width: 200, height: 200 }, rows), 'png'],
    ] as const) {
      expect(await found(addressOf(await uploaded(file, ext)))).toMatchObject({
        total: 0,
        records: [],
      });
    }
  });

  test('finds a picture by its bytes, whatever its file extension', async () => {
    const { key } = await uploaded(pngBy({ width: 1, height: 1 }, new Uint8Array(4)), 'jpg');
    expect((await read(key)).headers['content-type']).toBe('image/png');
  });

  test('fetches no foreign URL, and finds no picture there', async () => {
    const own = await uploaded(await jpegOf(1));
    const none = await token();
    const { key } = own;
    for (const imageUrl of [
      'http://169.254.169.254/latest/meta-data/',
      'http://[::ffff:a9fe:a9fe]/',
      'http://localhost:3000/uploads/a.jpg',
      '//evil.example/a.jpg',
      `//evil.example${addressOf(own)}`,
      `https://evil.example${addressOf(own)}`,
      'file:///etc/passwd',
      'data:image/png;base64,AAAA',
      '/uploads/../../etc/passwd',
      `/uploads/${key}/../${key}`,
      `/uploads/${key}?`,
      `/uploads/${key.replace('product-search', 'feedback')}`,
      `/uploads/${key.replace(/-\w+\.jpg$/, '-000000000000000000000000.jpg')}`,
      addressOf(none),
      '',
    ]) {
      expectRefused(await search(imageUrl), 'PICTURE_NOT_FOUND');
    }
    expectRefused(await search(addressOf(own), {}, ELSEWHERE), 'PICTURE_NOT_FOUND');
    expect((await read(key, ELSEWHERE)).status).toBe(404);
  });
});

describe('an uploaded picture', () => {
  test('is stored without an attached page, archive or text', async () => {
    const page = '<!doctype html><script>alert(1)</script>PK\x03\x04';
    const row = new Uint8Array(4);
    const words = { tEXt: new TextEncoder().encode(`Comment\0${page}`) };
    const jpeg = await sharp(await jpegOf(2))
      .withExif({ IFD0: { ImageDescription: page } })
      .jpeg()
      .toBuffer();
    for (const file of [
      followedBy(await jpegOf(2), page),
      new Uint8Array(jpeg),
      followedBy(pngBy({ width: 1, height: 1 }, row, words), page),
    ]) {
      const { text } = await read((await uploaded(file)).key);
      expect(text).not.toContain('script');
      expect(text).not.toContain('PK\x03');
    }
  });

  test('may have 10 MB, and no more', async () => {
    const picture = await jpegOf(3);
    const whole = new Uint8Array(MAX_FILE_BYTES);
    whole.set(picture);
    await uploaded(whole);
    const grant = await token();
    const longer = new Uint8Array(MAX_FILE_BYTES + 1);
    longer.set(picture);
    expectRefused(await post(bucketForm(grant, longer)), 'BODY_TOO_LARGE');
    expect((await read(grant.key)).status).toBe(404);
  });
});

describe('the bucket refuses and does not store', () => {
  const big = { width: 30_000, height: 30_000 };
  const bomb = pngBy({ width: 100, height: 100 }, new Uint8Array(400_000_000));

  test.each([
    ['a PNG that says to be huge', async () => pngBy(big, new Uint8Array(9)), 'PICTURE_TOO_LARGE'],
    ['a PNG that unpacks to far more than it says', async () => bomb, 'UPLOAD_REFUSED'],
    [
      'a JPEG that claims a huge size',
      async () => withClaimedSize(await jpegOf(1), 65_000, 65_000),
      'PICTURE_TOO_LARGE',
    ],
    ['a JPEG that is cut', async () => (await jpegOf(1)).slice(0, 900), 'UPLOAD_REFUSED'],
    [
      'a JPEG with less data than it claims',
      async () => withClaimedSize(await jpegOf(1), 900, 900),
      'UPLOAD_REFUSED',
    ],
    ['a PDF', async () => pdfFile(), 'UPLOAD_REFUSED'],
    [
      'a drawing',
      async () => textFile('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'UPLOAD_REFUSED',
    ],
    ['a page', async () => textFile('\xff\xd8\xff<script>alert(1)</script>'), 'UPLOAD_REFUSED'],
    ['nothing', async () => textFile(''), 'UPLOAD_REFUSED'],
  ] as const)('%s', async (_, make, code) => {
    const grant = await token();
    expectRefused(await post(bucketForm(grant, await make())), code);
    expect((await read(grant.key)).status).toBe(404);
    expectRefused(await search(addressOf(grant)), 'PICTURE_NOT_FOUND');
  });

  /** A token as the server would issue it, with these secrets at this time. */
  const forged = async (secrets: string, now = Date.now()) =>
    issueUploadToken(
      { keys: await deriveKeys(secrets), now, bucket: memoryBucket() },
      { tenantId: TENANT, userId: '' },
      { catalog: 'PRODUCT_SEARCH', ext: 'jpg' },
    );

  test('a policy of another tenant', async () => {
    const foreign = await token('jpg', ELSEWHERE);
    expectRefused(await post(bucketForm(foreign, await jpegOf(1))), 'FORBIDDEN');
    expect((await read(foreign.key, ELSEWHERE)).status).toBe(404);
  });

  test('a policy that is forged, expired or changed', async () => {
    const own = await token();
    const { expiration, conditions } = JSON.parse(atob(own.policy));
    const policy = btoa(JSON.stringify({ expiration, conditions: conditions.slice(0, 2) }));
    const forms = [
      bucketForm(await forged(FOREIGN_SECRETS), await jpegOf(1)),
      bucketForm(await forged(TEST_SECRETS, Date.now() - 11 * 60_000), await jpegOf(1)),
      bucketForm(own, await jpegOf(1), { policy }),
      bucketForm(own, await jpegOf(1), { key: (await token()).key }),
    ];
    for (const form of forms) {
      expectRefused(await post(form), 'FORBIDDEN');
      expect((await read(String(form.get('key')))).status).toBe(404);
    }
  });

  test('a key that was used, and a form without its file', async () => {
    const grant = await uploaded(await jpegOf(1));
    expectRefused(await post(bucketForm(grant, await jpegOf(2))), 'CONFLICT');
    const form = bucketForm(await token(), await jpegOf(1));
    form.delete('file');
    expectRefused(await post(form), 'MALFORMED_BODY');
  });
});

describe('the picture form without scripts', () => {
  const asPage = { accept: 'text/html', ...FROM_OWN_PAGE };
  const formOf = (grant: UploadToken, file: Bytes, next: string) =>
    bucketForm(grant, file, { success_action_redirect: next });

  test('leads to the results', async () => {
    const grant = await token();
    const next = `/product-search?imageUrl=${encodeURIComponent(addressOf(grant))}`;
    const answer = await post(formOf(grant, await jpegOf(4), next), asPage);
    expect([answer.status, answer.headers.location]).toEqual([303, next]);
    expect((await read(grant.key)).status).toBe(200);
  });

  test('leads to no other site', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:1',
    ]) {
      const answer = await post(formOf(await token(), await jpegOf(4), next), asPage);
      expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    }
  });

  test.each([
    ['PICTURE_TOO_LARGE', pngBy({ width: 9_000, height: 9_000 }, new Uint8Array(9))],
    ['UPLOAD_REFUSED', textFile('hello')],
    ['BODY_TOO_LARGE', new Uint8Array(MAX_FILE_BYTES + 1)],
  ] as const)('leads back with what is wrong: %s', async (code, file) => {
    const answer = await post(formOf(await token(), file, '/product-search'), asPage);
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      `/search-by-picture?error=${code}`,
    ]);
  });
});
