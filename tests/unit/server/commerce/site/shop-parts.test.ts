import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { TenantFile } from '../../../../../src/contract/ops/shop/tenant-file.ts';
import { SHOP_PARTS } from '../../../../../src/contract/values/shop/shop-parts.ts';
import { changesBetween } from '../../../../../src/server/commerce/site/changes.ts';
import { addToGroup, draftArticle } from '../../../../../src/server/commerce/site/draft-article.ts';
import {
  draftOf,
  fileWithDrafts,
  keepDraft,
} from '../../../../../src/server/commerce/site/drafts.ts';
import { exportTenant } from '../../../../../src/server/commerce/site/export-tenant.ts';
import { makeTenant, newTenantFile } from '../../../../../src/server/commerce/site/make-tenant.ts';
import { getPart, listParts } from '../../../../../src/server/commerce/site/part-views.ts';
import { changedParts, partOf, withPart } from '../../../../../src/server/commerce/site/parts.ts';
import { publishDraft, rollBack } from '../../../../../src/server/commerce/site/publish.ts';
import { putTenant } from '../../../../../src/server/commerce/site/put-tenant.ts';
import { shownTimers } from '../../../../../src/server/commerce/site/shown.ts';
import { isShownAt } from '../../../../../src/server/commerce/site/tenant-rows.ts';
import { readRevisions } from '../../../../../src/server/db/revisions.ts';
import { articles, banners } from '../../../../../src/server/db/schema/shop/tenants.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import type { AuditDraft } from '../../../../../src/server/staff/audit/chain.ts';
import { recordCall } from '../../../../../src/server/staff/audit/record.ts';
import { subjectVersion } from '../../../../../src/server/staff/audit/subject-version.ts';
import { NO_RATES } from '../../../support/identity-scope.ts';
import { openSite, SITE_NOW } from '../../../support/site.ts';

const scopeAt = (db: Database, now = SITE_NOW) => ({
  db,
  now,
  tenantId: 'naga',
  demo: true,
  rates: NO_RATES,
  staffId: 'one',
});

type CallScope = Parameters<typeof publishDraft>[0];

const auditDraft: AuditDraft = {
  ...{ actorKind: 'PERSON', actorId: 'one', sessionId: '', call: 'addToShopGroup' },
  ...{ subject: 'SHOP_PART', subjectId: 'naga-groups', reason: '', outcome: 'DONE' },
  ...{ requestId: '', address: '', before: {}, change: {} },
};

const bannersOf = async (db: Database) => (await exportTenant(db, 'naga')).banners;

describe('the parts of a tenant', () => {
  it('make up its file: each can be taken out and put back', async () => {
    const file = await exportTenant(await openSite(), 'naga');
    for (const part of SHOP_PARTS) {
      expect(changedParts(file, withPart(file, part, partOf(file, part)))).toEqual([]);
    }
  });

  it('change alone: another value of one leaves the others as they are', async () => {
    const file = await exportTenant(await openSite(), 'naga');
    const other = await exportTenant(await openSite(), 'dala');
    for (const part of SHOP_PARTS) {
      const changed = changedParts(file, withPart(file, part, partOf(other, part)));
      expect(changed.filter((one) => one !== part)).toEqual([]);
    }
  });
});

test('the difference of two values names each path that differs, and nothing else', () => {
  const value = fc.dictionary(
    fc.stringMatching(/^[a-z]{1,4}$/),
    fc.oneof(fc.string(), fc.integer()),
  );
  fc.assert(
    fc.property(value, value, (one, other) => {
      const changes = changesBetween(one, other);
      const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
      const differ = [...paths].filter(
        (path) => String(one[path]) !== String(other[path]) || path in one !== path in other,
      );
      expect(changes.map(({ path }) => path).toSorted()).toEqual(differ.toSorted());
    }),
  );
});

describe('a draft', () => {
  it('is not what visitors see, and is what a preview shows', async () => {
    const db = await openSite();
    const before = await bannersOf(db);
    await keepDraft(scopeAt(db), 'banners', { banners: [] });
    expect(await bannersOf(db)).toEqual(before);
    expect((await fileWithDrafts(scopeAt(db))).banners).toEqual([]);
  });

  it('is published, gets into the history after what stood before, and one can go back', async () => {
    const db = await openSite();
    const scope = scopeAt(db);
    const before = await bannersOf(db);
    const changed = before.map((one) => ({ ...one, title: { en: 'Winter' } }));
    await keepDraft(scope, 'banners', { banners: changed });
    await publishDraft(scope, 'banners');
    expect(await bannersOf(db)).toEqual(changed);
    const part = await getPart(scope, 'banners');
    expect(part).toMatchObject({ hasDraft: false, changes: [] });
    expect(part.history.map(({ number, kind, current }) => [number, kind, current])).toEqual([
      [2, 'FORM', true],
      [1, 'FILE', false],
    ]);
    await rollBack(scope, 'banners', 1);
    expect(await bannersOf(db)).toEqual(before);
    expect((await getPart(scope, 'banners')).history[0]).toMatchObject({
      kind: 'ROLL_BACK',
      number: 3,
    });
  });

  it('of one part leaves the dates of the articles as they are', async () => {
    const db = await openSite();
    const dates = () =>
      db.select({ at: articles.updatedAt }).from(articles).where(eq(articles.tenantId, 'naga'));
    const before = await dates();
    const later = scopeAt(db, SITE_NOW + 1000);
    await keepDraft(later, 'banners', { banners: [] });
    await publishDraft(later, 'banners');
    expect(await dates()).toEqual(before);
    await draftArticle(later, 'FAQ', { locale: 'la', title: 'ຖາມ', html: '<p>ໃໝ່</p>' });
    await publishDraft(later, 'FAQ');
    const changed = await db
      .select({ type: articles.type, locale: articles.locale })
      .from(articles)
      .where(and(eq(articles.tenantId, 'naga'), eq(articles.updatedAt, SITE_NOW + 1000)));
    expect(changed).toEqual([{ type: 'FAQ', locale: 'la' }]);
  });

  it('that the shop as a whole does not allow is refused at its field', async () => {
    const db = await openSite();
    const scope = scopeAt(db);
    await keepDraft(scope, 'languages', { defaultLanguage: 'fr', supportedLanguages: ['en'] });
    await expect(publishDraft(scope, 'languages')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'defaultLanguage', code: 'choice' }],
    });
  });

  it('with an uploaded picture that is not one of the shop’s own is refused', async () => {
    const db = await openSite();
    const scope = scopeAt(db);
    const [banner] = await bannersOf(db);
    const image = '/uploads/qc-photo/01ABC-def.jpg';
    await keepDraft(scope, 'banners', { banners: [{ ...banner, image }] });
    await expect(publishDraft(scope, 'banners')).rejects.toMatchObject({
      fields: [{ field: 'banners.0.image' }],
    });
  });
});

describe('a call that reads a part before it writes it', () => {
  const group = { id: 'tea', kind: 'PREFERRED', name: { en: 'Tea' }, productIds: ['p1'] };

  it.each([
    [
      'that adds products',
      (scope: CallScope) => addToGroup(scope, { group: 'tea', productIds: ['p2'] }),
    ],
    ['that publishes', (scope: CallScope) => publishDraft(scope, 'groups')],
  ])('%s, is refused if another has changed the part since', async (_, act) => {
    const db = await openSite();
    const scope = scopeAt(db);
    await keepDraft(scope, 'groups', { productGroups: [group] });
    const call = async () => {
      const version = await subjectVersion(scope, 'SHOP_PART', 'groups', undefined);
      expect(version?.before).not.toHaveProperty('draft');
      return recordCall(scope, auditDraft, version);
    };
    const [mine, theirs] = [await call(), await call()];
    const productGroups = [{ ...group, productIds: ['p9'] }];
    await keepDraft({ ...scope, record: theirs }, 'groups', { productGroups });
    const late = act({ ...scope, record: mine });
    await expect(late).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect(await draftOf(scope, 'groups')).toEqual({ productGroups });
  });

  it('adds no more products than a group may have', async () => {
    const scope = scopeAt(await openSite());
    const productIds = Array.from({ length: 199 }, (_, i) => `p${i}`);
    await keepDraft(scope, 'groups', { productGroups: [{ ...group, productIds }] });
    const add = (ids: string[]) => addToGroup(scope, { group: 'tea', productIds: ids });
    await expect(add(['q1', 'q2'])).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'productIds', code: 'too_long' }],
    });
    await add(['p0', 'q1']);
    expect(await draftOf(scope, 'groups')).toMatchObject({
      productGroups: [{ productIds: [...productIds, 'q1'] }],
    });
  });
});

describe('an article', () => {
  it('is kept as the sanitiser leaves it, in its language, and missing ones are listed', async () => {
    const db = await openSite();
    const scope = scopeAt(db);
    const html = '<p onclick="x()">Hi <script>alert(1)</script><b>you</b></p>';
    await draftArticle(scope, 'FAQ', { locale: 'fr', title: 'Questions', html });
    const drafted = (await getPart(scope, 'FAQ')).draft as Pick<TenantFile, 'articles'>;
    expect(drafted.articles.find(({ locale }) => locale === 'fr')?.html).toBe(
      '<p>Hi <b>you</b></p>',
    );
    await draftArticle(scope, 'FAQ', { locale: 'la', title: '', html: '' });
    const parts = await listParts(scope);
    expect(parts.find(({ id }) => id === 'FAQ')?.missing).toContain('la');
  });

  it('without a title is refused', async () => {
    const scope = scopeAt(await openSite());
    const draft = draftArticle(scope, 'FAQ', { locale: 'en', title: '', html: '<p>Text</p>' });
    await expect(draft).rejects.toMatchObject({ fields: [{ field: 'title', code: 'required' }] });
  });
});

it('a file gets into the history of the parts that it changes, and raises their versions', async () => {
  const db = await openSite();
  const scope = scopeAt(db);
  const file = await exportTenant(db, 'naga');
  const versions = async () => (await listParts(scope)).map(({ id, version }) => [id, version]);
  const before = Object.fromEntries(await versions());
  const record = { ...file.record, themeColor: '#123456' };
  await putTenant({ ...scope, editedAt: SITE_NOW }, { ...file, record });
  const raised = (await versions()).filter(([id, version]) => before[String(id)] !== version);
  expect(raised.map(([id]) => id)).toEqual(['theme']);
  expect((await getPart(scope, 'theme')).history[0]).toMatchObject({ kind: 'FILE', number: 2 });
});

describe('what is shown for a time', () => {
  it.each([
    [null, null, true],
    [SITE_NOW, null, true],
    [SITE_NOW + 1, null, false],
    [null, SITE_NOW, false],
    [null, SITE_NOW + 1, true],
  ])('from %s until %s', (shownFrom, shownUntil, shown) => {
    expect(isShownAt({ shownFrom, shownUntil }, SITE_NOW)).toBe(shown);
  });

  it('raises the revision of its tenant when it begins and when it ends, and at no other time', async () => {
    const db = await openSite();
    const scope = scopeAt(db);
    const [first] = await bannersOf(db);
    if (!first) throw new Error('the tenant has banners');
    const from = new Date(SITE_NOW + 60_000).toISOString();
    const until = new Date(SITE_NOW + 120_000).toISOString();
    await keepDraft(scope, 'banners', { banners: [{ ...first, from, until }] });
    await publishDraft(scope, 'banners');
    const raisedAt = async (now: number) => {
      const before = await readRevisions(db);
      await shownTimers.shown?.({ platform: { database: db }, now } as never);
      const after = await readRevisions(db);
      return Object.keys(after).filter((scopeName) => after[scopeName] !== before[scopeName]);
    };
    expect(await raisedAt(SITE_NOW)).toEqual([]);
    expect(await raisedAt(SITE_NOW + 60_000)).toEqual(['naga']);
    expect(await raisedAt(SITE_NOW + 90_000)).toEqual([]);
    expect(await raisedAt(SITE_NOW + 120_000)).toEqual(['naga']);
    expect((await db.select().from(banners).where(eq(banners.tenantId, 'naga'))).length).toBe(1);
  });
});

const facts = {
  id: 'steppe',
  name: 'Steppe',
  host: 'steppe.test',
  language: 'ru',
  country: 'kz',
  currency: 'KZT',
  serviceEmail: 'help@steppe.test',
  servicePhone: '',
  timeZone: 'Asia/Almaty',
  themeColor: '#123456',
  like: 'naga',
} as const;

it.each(['naga', 'sampan', 'karwan'])('a new tenant like %s is accepted', async (like) => {
  const db = await openSite();
  await makeTenant(
    { db, now: SITE_NOW, demo: true, rates: NO_RATES, staffId: 'one' },
    { ...facts, like },
  );
  expect(await exportTenant(db, 'steppe')).toMatchObject({ id: 'steppe', hosts: ['steppe.test'] });
  expect(await listParts({ db, tenantId: 'steppe' })).toHaveLength(SHOP_PARTS.length);
});

it('of two calls that make one tenant at the same time, the second changes nothing of the first', async () => {
  const db = await openSite();
  const made = await Promise.allSettled(
    ['one', 'two'].map((name) =>
      makeTenant(
        { db, now: SITE_NOW, demo: true, rates: NO_RATES },
        { ...facts, name, host: `${name}.test` },
      ),
    ),
  );
  const refused = made.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(['TENANT_EXISTS']);
  const first = made.findIndex((one) => one.status === 'fulfilled');
  const file = await exportTenant(db, 'steppe');
  expect(file).toMatchObject({
    hosts: [['one.test', 'two.test'][first]],
    record: { name: { en: ['one', 'two'][first] } },
  });
});

it('a new tenant begins with the content of another, but with none of its accounts and pictures', async () => {
  const model = await exportTenant(await openSite(), 'naga');
  const [first] = model.banners;
  const [article, ...others] = model.articles;
  if (!first || !article) throw new Error('the model has banners and articles');
  const own = '<img alt="" src="/uploads/shop-picture/a-small-r.avif">';
  const brand = '<img src="/brand/shop.svg" alt="">';
  const withPicture = {
    ...model,
    articles: [{ ...article, html: `<p>${own}Text ${brand}</p>` }, ...others],
    banners: [first, { ...first, id: 'own', image: '/uploads/shop-picture/a-r.webp' }],
  };
  const file = newTenantFile(withPicture, facts, { demo: false, now: SITE_NOW });
  expect(file.record).toMatchObject({ defaultLanguage: 'ru', currency: 'KZT', timezoneOffset: 5 });
  expect(file).toMatchObject({ depositChannels: [], promotionCodes: [], hosts: ['steppe.test'] });
  expect(file.banners.map(({ id }) => id)).toEqual([first.id]);
  expect(file.record.footerLinks).toEqual([]);
  expect(file.articles).toEqual([{ ...article, html: `<p>Text ${brand}</p>` }, ...others]);
});
