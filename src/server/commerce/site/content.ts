import { asc, desc, eq } from 'drizzle-orm';
import type { Banner } from '../../../contract/calls/content.ts';
import type { Locale } from '../../../contract/values/locales.ts';
import type { TenantRecord } from '../../../contract/values/tenant-record.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { announcements, banners, productGroups } from '../../db/schema/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';

/** The tenant's banners by position, in the reader's language. */
export async function listBanners(
  db: Database,
  tenantId: string,
  locale: Locale,
): Promise<Banner[]> {
  const rows = await cachedContent(
    db,
    { kind: 'shown', scope: tenantId, key: `banners ${tenantId}` },
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

/** The tenant's own pictures: its logo and the pictures of its banners. */
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

/** A page of announcements, newest first. All are read at once, because a tenant has few. */
export async function listAnnouncements(
  db: Database,
  tenantId: string,
  locale: Locale,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const key = `announcements ${tenantId}`;
  const rows = await cachedContent(db, { kind: 'shown', scope: tenantId, key }, () =>
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

/** A shelf of the home page (the contract's product group), with the ids of its products in order. */
export type Shelf = { id: string; kind: ShelfKind; name: string; productIds: string[] };

/** The tenant's shelves of both kinds, by position. */
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

/** The ids of the products of one of the tenant's shelves; empty for an unknown id. */
export async function shelfProducts(db: Database, tenantId: string, id: string): Promise<string[]> {
  const shelves = await readShelves(db, tenantId);
  return shelves.find((shelf) => shelf.id === id)?.productIds ?? [];
}

function readShelves(db: Database, tenantId: string) {
  const key = `shelves ${tenantId}`;
  return cachedContent(db, { kind: 'shown', scope: tenantId, key }, () =>
    db
      .select()
      .from(productGroups)
      .where(eq(productGroups.tenantId, tenantId))
      .orderBy(asc(productGroups.position)),
  );
}
