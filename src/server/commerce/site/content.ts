import { asc, desc, eq } from 'drizzle-orm';
import type { Banner } from '../../../contract/calls/content.ts';
import type { Locale } from '../../../contract/values/locales.ts';
import type { TenantRecord } from '../../../contract/values/tenant-record.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { announcements, banners, productGroups } from '../../db/schema/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';

/** The tenant's banners in their order, in the reader's language. */
export async function listBanners(
  db: Database,
  tenantId: string,
  locale: Locale,
): Promise<Banner[]> {
  const rows = await cachedContent(
    db,
    { kind: 'shown', of: tenantId, key: `banners ${tenantId}` },
    () =>
      db
        .select()
        .from(banners)
        .where(eq(banners.tenantId, tenantId))
        .orderBy(asc(banners.position)),
  );
  return rows.map(({ id, image, title, text, link }) => ({
    id,
    image,
    title: pickText(title, locale),
    text: pickText(text, locale),
    link,
  }));
}

/** The tenant's own pictures: its mark and those of its banners. */
export async function listImages(
  db: Database,
  { tenantId, tenant, locale }: { tenantId: string; tenant: TenantRecord; locale: Locale },
) {
  const shown = await listBanners(db, tenantId, locale);
  return [
    { id: 'logo', image: tenant.logoImage, alt: pickText(tenant.name, locale) },
    ...shown.map(({ id, image, title }) => ({ id, image, alt: title })),
  ];
}

/** A page of announcements, newest first; a tenant has few, which are read as one. */
export async function listAnnouncements(
  db: Database,
  tenantId: string,
  locale: Locale,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const key = `announcements ${tenantId}`;
  const rows = await cachedContent(db, { kind: 'shown', of: tenantId, key }, () =>
    db
      .select()
      .from(announcements)
      .where(eq(announcements.tenantId, tenantId))
      .orderBy(desc(announcements.publishedAt)),
  );
  return {
    total: rows.length,
    pageNo,
    pageSize,
    totalPage: Math.ceil(rows.length / pageSize),
    records: rows
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map(({ id, title, html, publishedAt }) => ({
        id,
        title: pickText(title, locale),
        html: pickText(html, locale),
        publishedAt: new Date(publishedAt).toISOString(),
      })),
  };
}

export type ShelfKind = 'PREFERRED' | 'RECOMMENDED';

/** A shelf of the home page: products by id, in its order. */
export type Shelf = { id: string; kind: ShelfKind; name: string; productIds: string[] };

/** The tenant's shelves of both kinds, in their order. */
export async function listShelves(
  db: Database,
  tenantId: string,
  locale: Locale,
): Promise<Shelf[]> {
  return (await readShelves(db, tenantId)).map(({ id, kind, name, productIds }) => ({
    id,
    kind,
    name: pickText(name, locale),
    productIds,
  }));
}

/** The products of one of the tenant's shelves; none of an id that is not the tenant's. */
export async function shelfProducts(db: Database, tenantId: string, id: string): Promise<string[]> {
  const shelf = (await readShelves(db, tenantId)).find((one) => one.id === id);
  return shelf?.productIds ?? [];
}

function readShelves(db: Database, tenantId: string) {
  const key = `shelves ${tenantId}`;
  return cachedContent(db, { kind: 'shown', of: tenantId, key }, () =>
    db
      .select()
      .from(productGroups)
      .where(eq(productGroups.tenantId, tenantId))
      .orderBy(asc(productGroups.position)),
  );
}
