import { asc, desc, eq } from 'drizzle-orm';
import type { Banner } from '../../../contract/calls/content.ts';
import type { TenantRecord } from '../../../contract/values/shop/tenant-record.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { announcements, banners, productGroups } from '../../db/schema/shop/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Scope } from '../base/scope.ts';
import { isShownAt, type TenantRows } from './tenant-rows.ts';

/** A reader of the tenant's content; with the drafts, if they preview the shop. */
export type ContentReader = Pick<Scope, 'db' | 'tenantId' | 'locale' | 'now'> & {
  preview?: { rows: TenantRows };
};

/** The tenant's banners that are shown now, by position, in the reader's language. */
export async function listBanners(reader: ContentReader): Promise<Banner[]> {
  const { db, tenantId, locale, now, preview } = reader;
  const key = `banners ${tenantId}`;
  const rows =
    preview?.rows.banners ??
    (await cachedContent(db, { kind: 'shown', scope: tenantId, key }, () =>
      db
        .select()
        .from(banners)
        .where(eq(banners.tenantId, tenantId))
        .orderBy(asc(banners.position)),
    ));
  const shown = rows.filter((row) => isShownAt(row, now));
  return shown.map(({ id, image, title, text, link }) => ({
    id,
    image,
    title: pickText(title, locale),
    text: pickText(text, locale),
    link,
  }));
}

/** The tenant's own pictures: its logo and the pictures of its banners. */
export async function listImages(reader: ContentReader & { tenant: TenantRecord }) {
  const { tenant, locale } = reader;
  const shown = await listBanners(reader);
  return [
    { id: 'logo', image: tenant.logoImage, alt: pickText(tenant.name, locale) },
    ...shown.map(({ id, image, title }) => ({ id, image, alt: title })),
  ];
}

/** A page of the announcements that are shown now, newest first. All are read at once, because a tenant has few. */
export async function listAnnouncements(
  reader: ContentReader,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const { db, tenantId, locale, now, preview } = reader;
  const key = `announcements ${tenantId}`;
  const found =
    preview?.rows.announcements.toSorted((a, b) => b.publishedAt - a.publishedAt) ??
    (await cachedContent(db, { kind: 'shown', scope: tenantId, key }, () =>
      db
        .select()
        .from(announcements)
        .where(eq(announcements.tenantId, tenantId))
        .orderBy(desc(announcements.publishedAt)),
    ));
  const rows = found.filter((row) => isShownAt(row, now));
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
export type Shelf = {
  id: string;
  kind: ShelfKind;
  name: string;
  productIds: string[];
  /** Words whose hits follow the products; empty if there are none. */
  search: string;
};

/** The tenant's shelves of both kinds, by position. */
export async function listShelves(reader: ContentReader): Promise<Shelf[]> {
  return (await readShelves(reader)).map(({ id, kind, name, productIds, search }) => ({
    id,
    kind,
    name: pickText(name, reader.locale),
    productIds,
    search: search ?? '',
  }));
}

async function readShelves({ db, tenantId, preview }: ContentReader) {
  if (preview) return preview.rows.productGroups;
  const key = `shelves ${tenantId}`;
  return cachedContent(db, { kind: 'shown', scope: tenantId, key }, () =>
    db
      .select()
      .from(productGroups)
      .where(eq(productGroups.tenantId, tenantId))
      .orderBy(asc(productGroups.position)),
  );
}
