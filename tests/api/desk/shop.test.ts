import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TenantFile } from '../../../src/contract/ops/shop/tenant-file.ts';
import { refusal } from '../../support/refusal.ts';
import { cookieHeader, cookiesOf, FROM_OWN_PAGE } from '../support/cookies.ts';
import { operate } from '../support/fulfilment.ts';
import { newPicture, newTenantFacts, uploadedPicture } from '../support/shop-samples.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { png } from '../support/uploads.ts';
import { call, DEFAULT_HOST, target, visit } from '../support/world.ts';

/** A tenant of these tests alone. */
const facts = newTenantFacts();
const at = { host: facts.host };
let marketing: Person;
let admin: Person;

beforeAll(async () => {
  await operate({ host: DEFAULT_HOST }, 'makeTenant', { body: facts });
  marketing = await newPerson('MARKETING', { tenantId: facts.id });
  admin = await newPerson('TENANT_ADMIN', { tenantId: facts.id });
});

const banners = (title: string, more: object = {}) => ({
  banners: [
    {
      ...{ id: 'winter', image: '/brand/shop.svg', title: { en: title }, text: { en: 'Now' } },
      ...{ link: '/search?q=coat', ...more },
    },
  ],
});
const part = (id: 'banners' | 'basics' | 'FAQ' | 'menu' | 'theme' | 'groups', by = marketing) =>
  by.call('getShopPart', { params: { id } }, at);
const draftBanners = async (title: string, more: object = {}) => {
  const { version } = await part('banners');
  return marketing.call('draftShopBanners', { body: banners(title, more) }, { ...at, version });
};
const publish = (id: 'banners' | 'FAQ', version: number) =>
  marketing.call('publishShopPart', { params: { id } }, { ...at, version });
const home = async (headers: Record<string, string> = {}) =>
  (await visit('/', { ...at, headers: { accept: 'text/html', ...headers } })).text;

describe('a part of the shop', () => {
  test('is drafted, shown only in a preview, published, and rolled back', async () => {
    const drafted = await draftBanners('Warm coats');
    expect(drafted.changes.map(({ path }) => path)).toContain('banners.0.title.en');
    expect(await home()).not.toContain('Warm coats');

    const { link } = await marketing.call('previewShop', { body: {} }, at);
    const opened = await visit(new URL(link).pathname + new URL(link).search, at);
    expect(opened.status).toBe(303);
    const cookie = cookieHeader({
      sampan_preview: cookiesOf(opened).get('sampan_preview')?.value ?? '',
    });
    const preview = await visit('/', { ...at, headers: { accept: 'text/html', cookie } });
    expect(preview.text).toContain('Warm coats');
    expect(preview.text).toContain('class="view-bar"');
    expect(preview.headers['cache-control']).toContain('no-store');
    for (const path of ['/manifest.webmanifest', '/sitemap.xml']) {
      const { status, headers } = await visit(path, { ...at, headers: { cookie } });
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-store']);
    }
    expect(await home()).not.toContain('Warm coats');
    const order = await visit('/api/front/feedback', {
      ...at,
      method: 'POST',
      headers: { ...FROM_OWN_PAGE, 'content-type': 'application/json', cookie },
      body: '{}',
    });
    expect([order.status, order.json]).toMatchObject([403, { code: 'VIEW_ONLY' }]);

    const published = await publish('banners', drafted.version);
    expect(published.hasDraft).toBe(false);
    expect(await home()).toContain('Warm coats');
    const [now, before] = published.history;
    expect(now).toMatchObject({ kind: 'FORM', by: 'Li Na', current: true });
    await marketing.call(
      'rollBackShopPart',
      { params: { id: 'banners' }, body: { number: before?.number ?? 0 } },
      { ...at, version: published.version },
    );
    expect(await home()).not.toContain('Warm coats');
  });

  test('that somebody else has changed is refused with the fields as they are now', async () => {
    const { version } = await part('banners');
    const save = (title: string, by: Person) =>
      by.call('draftShopBanners', { body: banners(title) }, { ...at, version });
    const mine = await save('Mine', marketing);
    await expect(save('Theirs', admin)).rejects.toMatchObject({
      status: 409,
      body: {
        code: 'STALE_VERSION',
        current: { by: 'Li Na', fields: { 'banners.0.title.en': 'Mine' } },
      },
    });
    const again = { ...at, version: mine.version };
    const second = await marketing.call(
      'draftShopBanners',
      { body: banners('Mine, again') },
      again,
    );
    expect(second.version).toBe(mine.version + 1);
    await marketing.call('discardShopDraft', { params: { id: 'banners' } }, at);
    expect((await part('banners')).hasDraft).toBe(false);
    expect(await refusal(publish('banners', second.version + 1))).toBe('ILLEGAL_TRANSITION');
  });

  test('is written into the audit with the values before and the values requested', async () => {
    await draftBanners('For the audit');
    const { records } = await admin.call(
      'listAudit',
      { query: { subject: 'SHOP_PART', call: 'draftShopBanners' } },
      at,
    );
    expect(records[0]?.before).not.toHaveProperty('draft');
    expect(records[0]).toMatchObject({
      actorName: 'Li Na',
      subjectId: `${facts.id}-banners`,
      before: { part: 'banners' },
      change: { banners: [{ title: { en: 'For the audit' } }] },
    });
  });

  test('in a file that is put stays whole, with the times of banners', async () => {
    const until = '2099-01-01T00:00:00.000Z';
    const { version } = await draftBanners('Until later', { until });
    await publish('banners', version);
    const file = await operate(at, 'getTenantFile', { params: { id: facts.id } });
    expect(file.banners[0]).toMatchObject({ title: { en: 'Until later' }, until });
    await operate(at, 'putTenantFile', { params: { id: facts.id }, body: file });
    const again = await operate(at, 'getTenantFile', { params: { id: facts.id } });
    expect({ ...again, revision: 0 }).toEqual({ ...file, revision: 0 });
  });

  test('is read and changed only with the right, and only at the person’s own tenant', async () => {
    const basics = (await part('basics')).published as TenantFile['record'];
    const save = (by: Person) => by.call('draftShopBasics', { body: basics as never }, at);
    expect(await refusal(save(marketing))).toBe('FORBIDDEN');
    await expect(save(admin)).resolves.toMatchObject({ hasDraft: true });
    const published = marketing.call('publishShopPart', { params: { id: 'basics' } }, at);
    expect(await refusal(published)).toBe('FORBIDDEN');
    const buyer = await newPerson('BUYER', { tenantId: facts.id });
    expect(await refusal(part('banners', buyer))).toBe('FORBIDDEN');
    const elsewhere = await newPerson('TENANT_ADMIN', { tenantId: 'naga' });
    expect(await refusal(part('banners', elsewhere))).toBe('NOT_FOUND');
  });

  test.each([
    ['a picture of another site', { image: 'https://evil.test/a.png' }, 'banners.0.image'],
    ['a link that is none', { link: 'javascript:alert(1)' }, 'banners.0.link'],
    ['a time that is none', { until: 'tomorrow' }, 'banners.0.until'],
    ['a day that is none', { until: '2026-02-31T10:00' }, 'banners.0.until'],
    ['no English title', { title: { ru: 'Зима' } }, 'banners.0.title.en'],
  ])('with %s is refused at that field', async (_, more, field) => {
    const draft = marketing.call('draftShopBanners', { body: banners('x', more) as never }, at);
    await expect(draft).rejects.toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED', errors: [{ field }] },
    });
  });

  test('of products gets what was found, each product once', async () => {
    const group = {
      id: 'tea',
      kind: 'PREFERRED' as const,
      name: { en: 'Tea' },
      productIds: ['p1'],
    };
    await marketing.call('draftShopGroups', { body: { productGroups: [group] } }, at);
    const body = { group: 'tea', productIds: ['p1', 'p2'] };
    const { draft } = await marketing.call('addToShopGroup', { body }, at);
    expect(draft).toEqual({ productGroups: [{ ...group, productIds: ['p1', 'p2'] }] });
    const unknown = { body: { ...body, group: 'coffee' } };
    expect(await refusal(marketing.call('addToShopGroup', unknown, at))).toBe('NOT_FOUND');
  });
});

describe('an article', () => {
  test('is stored as the sanitiser leaves it, shown after it is published, in its language', async () => {
    const body = {
      ...{ locale: 'ru' as const, title: 'Вопросы' },
      html: '<h2>Как?</h2><script>alert(1)</script><p style="color:red">Просто так.</p>',
    };
    const drafted = await marketing.call('draftShopArticle', { params: { id: 'FAQ' }, body }, at);
    const { articles } = drafted.draft as Pick<TenantFile, 'articles'>;
    expect(articles.find(({ locale }) => locale === 'ru')?.html).toBe(
      '<h2>Как?</h2><p>Просто так.</p>',
    );
    await publish('FAQ', drafted.version);
    const shown = await call('getArticle', { params: { type: 'FAQ' } }, at);
    expect(shown).toMatchObject({ title: 'Вопросы', html: '<h2>Как?</h2><p>Просто так.</p>' });
  });
});

describe('a picture of the shop', () => {
  test('is readable by everybody and cached for ever, at its tenant only', async () => {
    const picture = await newPicture(at);
    const seen = await visit(picture.path, at);
    expect(seen.status).toBe(200);
    expect(seen.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await visit(picture.path, { host: 'la.localhost' })).status).toBe(404);
  });

  test.runIf(target === 'node')('becomes WebP and AVIF in two widths', async () => {
    const large = await sharp({
      create: { width: 2400, height: 600, channels: 3, background: '#0d9488' },
    })
      .png()
      .toBuffer();
    const file = await uploadedPicture(at, new Uint8Array(large));
    const picture = await operate(at, 'addShopPicture', { body: { file, name: 'Large' } });
    expect(picture).toMatchObject({ width: 1920, height: 480, resized: true });
    for (const [name, type] of [
      ['-r.webp', 'image/webp'],
      ['-r.avif', 'image/avif'],
      ['-small-r.webp', 'image/webp'],
      ['-small-r.avif', 'image/avif'],
    ] as const) {
      const { status, headers } = await visit(picture.path.replace('-r.webp', name), at);
      expect([status, headers['content-type']]).toEqual([200, type]);
    }
    expect((await visit(`/uploads/${file}`, at)).status).toBe(404);
  });

  test('is refused if the file is no picture, or was not uploaded here', async () => {
    const broken = new Uint8Array(png().slice(0, 40));
    const file = await uploadedPicture(at, broken).catch(() => undefined);
    if (file) {
      const added = operate(at, 'addShopPicture', { body: { file, name: 'Broken' } });
      expect(await refusal(added)).toBe('UPLOAD_REFUSED');
    }
    const foreign = await uploadedPicture({ host: DEFAULT_HOST });
    const taken = operate(at, 'addShopPicture', { body: { file: foreign, name: 'Theirs' } });
    expect(await refusal(taken)).toBe('NOT_FOUND');
  });

  test('can’t be added again by one of its files', async () => {
    const { path } = await newPicture(at);
    const file = path.replace('/uploads/', '');
    const added = operate(at, 'addShopPicture', { body: { file, name: 'Again' } });
    expect(await refusal(added)).toBe('NOT_FOUND');
    expect((await visit(path, at)).status).toBe(200);
  });

  test('is removed if no part names it', async () => {
    const picture = await newPicture(at);
    const params = { id: picture.id };
    const { version } = await draftBanners('With a picture', { image: picture.path });
    expect(await refusal(marketing.call('removeShopPicture', { params }, at))).toBe(
      'ILLEGAL_TRANSITION',
    );
    await marketing.call('discardShopDraft', { params: { id: 'banners' } }, { ...at, version });
    await marketing.call('removeShopPicture', { params }, at);
    expect((await visit(picture.path, at)).status).toBe(404);
  });

  test('is not taken from the photos of parcels, which visitors can’t see', async () => {
    const { version } = await draftBanners('Photo', { image: '/uploads/qc-photo/01ABC-def.jpg' });
    await expect(publish('banners', version)).rejects.toMatchObject({
      body: { code: 'VALIDATION_FAILED', errors: [{ field: 'banners.0.image' }] },
    });
    await marketing.call('discardShopDraft', { params: { id: 'banners' } }, at);
  });
});

describe('a new tenant by the wizard', () => {
  test('serves at once, and is closed and opened again with all its data', async () => {
    const body = newTenantFacts();
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const made = await owner.call('makeTenant', { body });
    expect(made).toMatchObject({ id: body.id, hosts: [body.host], archived: false });
    const page = () => visit('/', { host: body.host, headers: { accept: 'text/html' } });
    expect((await page()).text).toContain('Steppe Post');
    const params = { id: body.id };
    const archive = (archived: boolean) =>
      owner.call('archiveTenant', { params, body: { archived, reason: 'The brand is sold' } });
    expect(await archive(true)).toMatchObject({ archived: true });
    const closed = await page();
    expect([closed.status, closed.text]).toEqual([
      410,
      expect.stringContaining('This shop is closed'),
    ]);
    expect(await refusal(call('getTenant', {}, { host: body.host }))).toBe('TENANT_ARCHIVED');
    await archive(false);
    expect((await page()).status).toBe(200);
  });

  test('is refused with a taken id or host, with an unknown country, and without the right', async () => {
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const make = (more: object) =>
      owner.call('makeTenant', { body: { ...newTenantFacts(), ...more } });
    expect(await refusal(make({ id: 'naga' }))).toBe('TENANT_EXISTS');
    expect(await refusal(make({ host: 'la.localhost' }))).toBe('HOST_TAKEN');
    await expect(make({ country: 'qq' })).rejects.toMatchObject({
      body: { errors: expect.arrayContaining([expect.objectContaining({ field: 'country' })]) },
    });
    expect(await refusal(admin.call('makeTenant', { body: newTenantFacts() }, at))).toBe(
      'FORBIDDEN',
    );
  });
});

test('the file of a tenant is read and put only with the right at that tenant', async () => {
  const elsewhere = await newPerson('TENANT_ADMIN', { tenantId: 'naga' });
  const naga = { host: 'la.localhost' };
  const params = { id: facts.id };
  expect(await refusal(elsewhere.call('getTenantFile', { params }, naga))).toBe('NOT_FOUND');
  // Without its articles, for which the limit of a call would be too low.
  const file = { ...(await operate(at, 'getTenantFile', { params })), articles: [] };
  const put = (by: Person, where: { host: string }) =>
    by.call('putTenantFile', { params, body: file }, where);
  expect(await refusal(put(elsewhere, naga))).toBe('NOT_FOUND');
  expect(await refusal(put(marketing, at))).toBe('FORBIDDEN');
});

describe('a product group', () => {
  test('that follows a search has the products by hand first, then what the words find', async () => {
    const [first, ...found] = (
      await call('searchProducts', { query: { keyword: 'lamp', pageSize: 30 } }, at)
    ).records;
    const [other] = (await call('searchProducts', { query: { keyword: 'tea' } }, at)).records;
    if (!first || !other) throw new Error('the catalogue has no lamp or no tea');
    const group = {
      ...{ id: 'lamps', kind: 'PREFERRED' as const, name: { en: 'Lamps' } },
      ...{ productIds: [other.productId], search: 'lamp' },
    };
    const { version } = await part('groups');
    const draft = await marketing.call(
      'draftShopGroups',
      { body: { productGroups: [group] } },
      { ...at, version },
    );
    await marketing.call(
      'publishShopPart',
      { params: { id: 'groups' } },
      { ...at, version: draft.version },
    );
    const [shown] = await call('listPreferredGroups', { query: { size: 20 } }, at);
    const ids = shown?.products.map(({ productId }) => productId) ?? [];
    expect(ids[0]).toBe(other.productId);
    expect(ids).toHaveLength(20);
    expect([first, ...found].map(({ productId }) => productId)).toEqual(
      expect.arrayContaining(ids.slice(1, 6)),
    );
    const all = await call(
      'searchProducts',
      { query: { productCollectionId: `${facts.id}-lamps` } },
      at,
    );
    expect(all.total).toBeGreaterThan(20);
    const file = await operate(at, 'getTenantFile', { params: { id: facts.id } });
    expect(file.productGroups).toEqual([group]);
  });
});
