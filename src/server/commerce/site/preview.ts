import type { Warehouse } from '../../../contract/calls/site.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import {
  ARTICLE_TYPES,
  type ArticleType,
  type WarehouseRegion,
} from '../../../contract/values/shop/site-kinds.ts';
import type { TenantRecord } from '../../../contract/values/shop/tenant-record.ts';
import { viewWarehouse } from './places.ts';
import { rowsOfFile, type TenantRows } from './tenant-rows.ts';
import type { TenantSite } from './tenants.ts';

/**
 * A shop with its drafts, as its preview shows it. It is read again for each call, and never cached.
 */
export type ShopPreview = { record: TenantRecord; rows: TenantRows };

/** The shop that a tenant's file describes, as if it were published at this time. */
export const previewOf = async (file: TenantFile, now: number): Promise<ShopPreview> => ({
  record: file.record,
  rows: await rowsOfFile(file, now),
});

/** The types of the articles in a preview; `HOW_TO_USE` also if it has only steps. */
export function previewedArticleTypes({ rows }: Pick<ShopPreview, 'rows'>): ArticleType[] {
  const types = new Set(rows.articles.map(({ type }) => type));
  if (rows.howToUse.length > 0) types.add('HOW_TO_USE');
  return ARTICLE_TYPES.filter((type) => types.has(type));
}

/** A tenant's site with the drafts in it. */
export const previewedSite = (site: TenantSite, preview: ShopPreview): TenantSite => ({
  ...site,
  record: preview.record,
  articleTypes: previewedArticleTypes(preview),
  localCountries: [
    ...new Set(
      preview.rows.warehouses
        .filter(({ region }) => region === 'LOCAL')
        .map(({ country }) => country),
    ),
  ],
});

/** The warehouses in a preview, in the reader's language: all, or those of a region. */
export const previewedWarehouses = (
  { rows }: ShopPreview,
  locale: Locale,
  region?: WarehouseRegion,
): Warehouse[] =>
  rows.warehouses
    .filter((warehouse) => region === undefined || warehouse.region === region)
    .map((warehouse) =>
      viewWarehouse({ addressTrans: null, advice: null, closed: false, ...warehouse }, locale),
    );
