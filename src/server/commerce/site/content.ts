import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Banner } from '../../../contract/content.ts';
import type { Locale } from '../../../contract/enums.ts';
import type { TenantRecord } from '../../../contract/tenant-record.ts';
import { announcements, banners, productGroups } from '../../db/schema/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';

export async function listBanners(
  db: Database,
  tenantId: string,
  locale: Locale,
): Promise<Banner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(eq(banners.tenantId, tenantId))
    .orderBy(asc(banners.position));
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

/** A page of announcements, newest first. */
export async function listAnnouncements(
  db: Database,
  tenantId: string,
  locale: Locale,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  const own = eq(announcements.tenantId, tenantId);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(announcements)
      .where(own)
      .orderBy(desc(announcements.publishedAt))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    db.select({ total: sql<number>`count(*)` }).from(announcements).where(own),
  ]);
  const total = counted?.total ?? 0;
  return {
    total,
    pageNo,
    pageSize,
    totalPage: Math.ceil(total / pageSize),
    records: rows.map(({ id, title, html, publishedAt }) => ({
      id,
      title: pickText(title, locale),
      html: pickText(html, locale),
      publishedAt: new Date(publishedAt).toISOString(),
    })),
  };
}

/** A shelf of the home page: products by id, in its order. */
export type Shelf = { id: string; name: string; productIds: string[] };

/** The tenant's shelves of a kind, in their order. */
export async function listShelves(
  db: Database,
  tenantId: string,
  kind: 'PREFERRED' | 'RECOMMENDED',
  locale: Locale,
): Promise<Shelf[]> {
  const rows = await db
    .select()
    .from(productGroups)
    .where(and(eq(productGroups.tenantId, tenantId), eq(productGroups.kind, kind)))
    .orderBy(asc(productGroups.position));
  return rows.map(({ id, name, productIds }) => ({ id, name: pickText(name, locale), productIds }));
}

/** The products of one of the tenant's shelves; none of an id that is not the tenant's. */
export async function shelfProducts(db: Database, tenantId: string, id: string): Promise<string[]> {
  const [row] = await db
    .select({ productIds: productGroups.productIds })
    .from(productGroups)
    .where(and(eq(productGroups.tenantId, tenantId), eq(productGroups.id, id)));
  return row?.productIds ?? [];
}
