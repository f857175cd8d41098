import { beforeAll, describe, expect, test } from 'vitest';
import type { UploadToken } from '../../../src/contract/calls/uploads.ts';
import type { UploadCatalog } from '../../../src/contract/values/money/account-kinds.ts';
import { deriveKeys } from '../../../src/server/crypto/keys.ts';
import { unseal } from '../../../src/server/crypto/sealed-cookie.ts';
import { MAX_FILE_BYTES } from '../../../src/server/storage/posted-form.ts';
import { issueUploadToken } from '../../../src/server/storage/upload-token.ts';
import type { Flash } from '../../../src/site/flash.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import { bucketForm, jpegFile, pdfFile, pngFile, textFile, webpFile } from '../../support/files.ts';
import { FOREIGN_SECRETS, TEST_SECRETS } from '../../support/secrets.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { memoryBucket } from '../../unit/support/memory-bucket.ts';
import { cookiesOf, FROM_OWN_PAGE, sessionCookie } from '../support/cookies.ts';
import { expectRefused } from '../support/refusals.ts';
import { call, newShopper, type Shopper, visit } from '../support/world.ts';

const HOST = 'kr.localhost';
const TENANT = 'nabi';
type Extension = 'jpg' | 'png' | 'webp' | 'pdf';

/** Sends a form, encoded as by a browser. */
async function sendForm(path: string, body: FormData, headers: Record<string, string> = {}) {
  const encoded = new Request('http://form', { method: 'POST', body });
  return visit(path, {
    host: HOST,
    method: 'POST',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}

const post = (body: FormData) => sendForm('/uploads', body);
const tokenFor = (shopper: Shopper, ext: Extension, catalog: UploadCatalog = 'FEEDBACK') =>
  shopper.call('getUploadToken', { query: { ext, catalog } });
const read = (key: string, token?: string, host = HOST) =>
  visit(`/uploads/${key}`, { host, headers: token ? { authorization: `Bearer ${token}` } : {} });
const cookie = async ({ token }: Shopper) => ({ cookie: await sessionCookie(token) });

let mia: Shopper;
let ben: Shopper;
beforeAll(async () => {
  [mia, ben] = [await newShopper(HOST), await newShopper(HOST)];
});

describe('a file posted to the bucket', () => {
  test.each([
    ['jpg', 'image/jpeg', jpegFile, 'inline'],
    ['png', 'image/png', pngFile, 'inline'],
    ['webp', 'image/webp', () => webpFile('VP8X'), 'inline'],
    ['pdf', 'application/pdf', pdfFile, 'attachment'],
  ] as const)(
    'of type %s is read back by its owner with that type, and runs no scripts',
    async (ext, type, file, place) => {
      const token = await tokenFor(mia, ext);
      const stored = await post(bucketForm(token, file()));
      expect([stored.status, stored.text]).toEqual([204, '']);
      const { status, headers } = await read(token.key, mia.token);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(headers['content-disposition']).toMatch(new RegExp(`^${place}; `));
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
      const asked = { host: HOST, method: 'HEAD', headers: await cookie(mia) };
      const head = await visit(`/uploads/${token.key}`, asked);
      expect([head.status, head.text]).toEqual([200, '']);
      expect(head.headers['content-length']).toBe(headers['content-length']);
      expect(
        (await visit(`/uploads/${token.key}`, { host: HOST, headers: await cookie(mia) })).status,
      ).toBe(200);
    },
  );

  test('may have 10 MB, and no more', async () => {
    const whole = new Uint8Array(MAX_FILE_BYTES);
    whole.set(pngFile());
    expect((await post(bucketForm(await tokenFor(mia, 'png'), whole))).status).toBe(204);
    const longer = new Uint8Array(MAX_FILE_BYTES + 1);
    longer.set(pngFile());
    const refused = await post(bucketForm(await tokenFor(mia, 'png'), longer));
    expectRefused(refused, 'BODY_TOO_LARGE');
  });

  test('is visible only for its owner and operators', async () => {
    const { key } = await uploaded();
    expectRefused(await read(key), 'UNAUTHENTICATED');
    expectRefused(await read(key, ben.token), 'NOT_FOUND');
    expectRefused(await read(key, mia.token, 'pk.localhost'), 'UNAUTHENTICATED');
    expectRefused(await read(key, OPERATOR_TOKEN, 'pk.localhost'), 'NOT_FOUND');
    expect((await read(key, OPERATOR_TOKEN)).status).toBe(200);
  });

  test('of a quality check comes from an operator and is visible for the tenant’s shoppers', async () => {
    const token = await call('getOpsUploadToken', { query: { ext: 'jpg' } }, operator);
    expect((await post(bucketForm(token, jpegFile()))).status).toBe(204);
    const { status, headers } = await read(token.key, ben.token);
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    expectRefused(await read(token.key), 'UNAUTHENTICATED');
  });

  test.each([
    'feedback/none.png',
    '..%2fsecrets.json',
    'feedback/..%2f..%2fsecrets.json',
    'feedback',
  ])('does not exist at %s', async (key) => {
    expect((await read(key, mia.token)).status).toBe(404);
  });

  const operator = { host: HOST, token: OPERATOR_TOKEN };
  async function uploaded(): Promise<UploadToken> {
    const token = await tokenFor(mia, 'png');
    await post(bucketForm(token, pngFile()));
    return token;
  }
});

describe('the bucket refuses', () => {
  /** A token as the server would issue it, with these secrets at this time. */
  const forged = async (secrets: string, now = Date.now()) =>
    issueUploadToken(
      { keys: await deriveKeys(secrets), now, bucket: memoryBucket() },
      { tenantId: TENANT, userId: '' },
      { catalog: 'FEEDBACK', ext: 'png' },
    );

  test('a policy that is forged or expired', async () => {
    const tokens = [
      await forged(FOREIGN_SECRETS),
      await forged(TEST_SECRETS, Date.now() - 11 * 60_000),
    ];
    for (const token of tokens) {
      expectRefused(await post(bucketForm(token, pngFile())), 'FORBIDDEN');
    }
    const good = await forged(TEST_SECRETS);
    expect((await post(bucketForm(good, pngFile()))).status).toBe(204);
  });

  test('another key or policy than was signed', async () => {
    const [own, other] = [await tokenFor(mia, 'png'), await tokenFor(mia, 'png')];
    for (const changed of ['key', 'policy', 'signature'] as const) {
      const form = bucketForm(own, pngFile(), { [changed]: other[changed] });
      expectRefused(await post(form), 'FORBIDDEN');
    }
  });

  test('a large file without a grant before it is received completely', async () => {
    const token = await forged(FOREIGN_SECRETS);
    const refused = await post(bucketForm(token, new Uint8Array(1_000_000)));
    expectRefused(refused, 'FORBIDDEN');
  });

  test.each([
    ['another type', jpegFile()],
    ['a page', textFile('<script>alert(1)</script>')],
    ['a page that begins as a picture', textFile('\x89PNG\r\n\x1a\n<script>alert(1)</script>')],
    ['too many pixels', pngFile(50_000, 50_000)],
    ['nothing', textFile('')],
  ])('%s in place of a PNG', async (_, file) => {
    const token = await tokenFor(mia, 'png');
    expectRefused(await post(bucketForm(token, file)), 'UPLOAD_REFUSED');
    expect((await read(token.key, mia.token)).status).toBe(404);
  });

  test('a key that was used', async () => {
    const token = await tokenFor(mia, 'png');
    expect((await post(bucketForm(token, pngFile()))).status).toBe(204);
    expectRefused(await post(bucketForm(token, pngFile())), 'CONFLICT');
  });

  test('other forms, and forms of other sites', async () => {
    expectRefused(await visit('/uploads', { host: HOST, method: 'POST' }), 'MALFORMED_BODY');
    const form = bucketForm(await tokenFor(mia, 'png'), pngFile());
    const elsewhere = await sendForm('/uploads', form, { 'sec-fetch-site': 'cross-site' });
    expectRefused(elsewhere, 'CROSS_SITE_REQUEST');
    expect((await visit('/uploads', { host: HOST, method: 'PUT' })).status).toBe(405);
  });
});

describe('a plain form with a file', () => {
  const PATH = '/api/front/user-account/certificate';

  /** The flash of a form for the next page. It is encrypted, so only the server can read it. */
  async function flashOf(answer: Answer): Promise<Flash | undefined> {
    const sealed = cookiesOf(answer).get('sampan_flash')?.value ?? '';
    return (await unseal(await deriveKeys(TEST_SECRETS), `flash ${TENANT}`, sealed)) as Flash;
  }

  async function newDeposit(shopper = mia) {
    const channels = await shopper.call('listDepositChannels');
    const bank = channels.find(({ type }) => type === 'BANK_TRANSFER');
    const body = { channelId: bank?.id ?? '', amount: '100' };
    return shopper.call('createDeposit', { body });
  }

  function formOf(depositId: string, file?: Uint8Array<ArrayBuffer>, name = 'proof.png') {
    const form = new FormData();
    form.set('_next', '/my/balance/deposit/{depositNo}');
    form.set('_back', '/my/balance');
    form.set('_upload', 'certificate:DEPOSIT_CERTIFICATE');
    form.set('depositId', depositId);
    form.set('certificate', new Blob(file ? [file] : []), file ? name : '');
    form.set('reference', 'TX 1');
    return form;
  }

  const submit = async (form: FormData, shopper?: Shopper) =>
    sendForm(PATH, form, {
      accept: 'text/html',
      ...FROM_OWN_PAGE,
      ...(shopper && (await cookie(shopper))),
    });

  test('uploads the file and makes the call with its key', async () => {
    const { id, depositNo } = await newDeposit();
    const answer = await submit(formOf(id, jpegFile(), 'Photo of today.JPEG'), mia);
    expect([answer.status, answer.headers.location]).toEqual([
      303,
      `/my/balance/deposit/${depositNo}`,
    ]);
    const { records } = await mia.call('listDeposits', { query: { depositNo } });
    expect(records[0]).toMatchObject({ status: 'PENDING_REVIEW', reference: 'TX 1' });
    const file = await visit(records[0]?.certificate ?? '', {
      host: HOST,
      headers: await cookie(mia),
    });
    expect(file.headers['content-type']).toBe('image/jpeg');
  });

  test.each([
    ['no file', undefined, '', 'VALIDATION_FAILED', 'required'],
    ['a file of another kind', textFile('hello'), 'notes.txt', 'UPLOAD_REFUSED', 'invalid'],
    ['a file that is not what it is called', textFile('x'), 'a.png', 'UPLOAD_REFUSED', 'invalid'],
    [
      'too large a file',
      new Uint8Array(MAX_FILE_BYTES + 1),
      'a.png',
      'UPLOAD_REFUSED',
      'too_large',
    ],
    ['far too large a file', new Uint8Array(12_000_000), 'a.png', 'UPLOAD_REFUSED', 'too_large'],
  ] as const)('leads back with what is wrong at the field: %s', async (_, file, name, code, at) => {
    const { id } = await newDeposit();
    const answer = await submit(formOf(id, file, name), mia);
    expect([answer.status, answer.headers.location]).toEqual([303, '/my/balance']);
    const flash = await flashOf(answer);
    expect(flash).toMatchObject({ kind: 'error', code, form: 'submitCertificate' });
    expect(flash?.errors).toMatchObject([{ field: 'certificate', code: at }]);
    expect(flash?.errors[0]?.message).not.toMatch(/^$|^(upload|field)\./);
  });

  test('leads to sign-in, and back, without a session', async () => {
    const answer = await submit(formOf('none', pngFile()));
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/auth/login?redirectUrl=%2Fmy%2Fbalance');
  });

  test('can’t be used for another shopper’s top-up', async () => {
    const { id } = await newDeposit(ben);
    const answer = await submit(formOf(id, pngFile()), mia);
    expect(await flashOf(answer)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('can prove only one top-up', async () => {
    const [first, second] = [await newDeposit(), await newDeposit(ben)];
    const file = pngFile();
    await submit(formOf(first.id, file), mia);
    const answer = await submit(formOf(second.id, file), ben);
    expect(await flashOf(answer)).toMatchObject({ code: 'CERTIFICATE_USED' });
  });
});
