import { sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { ShopPartDetail, ShopPartState } from '../../../contract/ops/shop/shop.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import {
  isArticlePart,
  SHOP_PARTS,
  type ShopPart,
} from '../../../contract/values/shop/shop-parts.ts';
import { shopPublications } from '../../db/schema/shop/shop.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { staffNames } from '../base/staff-names.ts';
import { changesBetween } from './changes.ts';
import { type PartRow, partRows } from './drafts.ts';
import { exportTenant } from './export-tenant.ts';
import { type PartValue, partOf } from './parts.ts';
import { publicationsOf } from './publish.ts';

type ReadScope = Pick<Scope, 'db' | 'tenantId'>;

/** How many publications a part shows. */
const MOST_SHOWN = 30;

/** The states of all parts, in their order. */
export async function listParts(scope: ReadScope): Promise<ShopPartState[]> {
  const [file, rows, last] = await Promise.all([
    exportTenant(scope.db, scope.tenantId),
    partRows(scope),
    lastPublications(scope),
  ]);
  const ids = [...rows.map(({ draftBy }) => draftBy), ...last.map((one) => one.publishedBy)];
  const names = await staffNames(scope, ids.filter(Boolean));
  return SHOP_PARTS.flatMap((part) => {
    const row = rows.find((one) => one.part === part);
    const published = last.find((one) => one.part === part);
    return row ? [stateOf(row, file, published, names)] : [];
  });
}

type Published = { at: number; publishedBy: string };

function stateOf(
  row: PartRow,
  file: TenantFile,
  published: Published | undefined,
  names: ReadonlyMap<string, string>,
): ShopPartState {
  const value = row.draft ?? partOf(file, row.part);
  return {
    id: row.part,
    version: row.version,
    hasDraft: row.draft !== null,
    draftBy: names.get(row.draftBy) ?? '',
    ...(row.draftAt !== null && { draftAt: iso(row.draftAt) }),
    ...(published && published.at > 0 && { publishedAt: iso(published.at) }),
    publishedBy: names.get(published?.publishedBy ?? '') ?? '',
    missing: missingLanguages(row.part, value, file.record.supportedLanguages),
  };
}

/** The languages of the shop in which an article, or any text of another part, is missing. */
function missingLanguages(
  part: ShopPart,
  value: PartValue,
  languages: readonly Locale[],
): Locale[] {
  if (isArticlePart(part)) {
    const { articles } = value as Pick<TenantFile, 'articles'>;
    if (articles.length === 0) return [];
    return languages.filter((language) => !articles.some(({ locale }) => locale === language));
  }
  const texts = textsIn(value);
  return languages.filter((language) => texts.some((text) => !text[language]));
}

/** The texts in several languages in a value: every object that has one in English. */
function textsIn(value: unknown): Partial<Record<Locale, string>>[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && typeof value.en === 'string') return [value as { en: string }];
  return Object.values(value).flatMap(textsIn);
}

/** The last publication of each part. */
const lastPublications = ({ db, tenantId }: ReadScope) =>
  db
    .select({
      part: shopPublications.part,
      // The other columns come from the row with the highest number: SQLite guarantees that for a maximum.
      number: sql<number>`max(${shopPublications.number})`,
      at: shopPublications.at,
      publishedBy: shopPublications.publishedBy,
    })
    .from(shopPublications)
    .where(sql`${shopPublications.tenantId} = ${tenantId}`)
    .groupBy(shopPublications.part);

/** A part with its draft, the difference to what is published, and its history. Throws `NOT_FOUND`. */
export async function getPart(scope: ReadScope, part: ShopPart): Promise<ShopPartDetail> {
  const [file, rows, history] = await Promise.all([
    exportTenant(scope.db, scope.tenantId),
    partRows(scope),
    publicationsOf(scope, part, MOST_SHOWN),
  ]);
  const row = rows.find((one) => one.part === part);
  if (!row) throw new Failure('NOT_FOUND');
  const ids = [row.draftBy, ...history.map(({ publishedBy }) => publishedBy)];
  const names = await staffNames(scope, ids.filter(Boolean));
  const published = partOf(file, part);
  return {
    ...stateOf(row, file, history[0], names),
    supportedLanguages: file.record.supportedLanguages,
    defaultLanguage: file.record.defaultLanguage,
    published: asRecord(published),
    ...(row.draft && { draft: row.draft }),
    changes: row.draft ? changesBetween(published, row.draft) : [],
    history: history.map(({ number, at, kind, publishedBy }, i) => ({
      number,
      at: iso(at),
      by: names.get(publishedBy) ?? '',
      kind,
      current: i === 0,
    })),
  };
}

/** The value without undefined fields, which JSON does not have either. */
const asRecord = (value: PartValue): PartValue =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
