import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Article } from '../../../contract/calls/content.ts';
import { Failure } from '../../../contract/errors.ts';
import type { ArticleType } from '../../../contract/values/shop/site-kinds.ts';
import type { TenantText } from '../../../contract/values/shop/tenant-text.ts';
import { storageAt } from '../../../contract/values/warehouse/storage-at.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { articles, howToUseSteps } from '../../db/schema/shop/tenants.ts';
import { fallbacks, pickText } from '../../db/tenant-text.ts';
import type { Scope } from '../base/scope.ts';
import type { ContentReader } from './content.ts';
import { listWarehouses } from './places.ts';
import { previewedArticleTypes } from './preview.ts';
import { fillHtml, fillText, type TextReader, tenantFacts } from './tenant-facts.ts';
import { tenantById } from './tenants.ts';

type ArticleReader = TextReader & Pick<Scope, 'db' | 'tenantId'> & Pick<ContentReader, 'preview'>;

/** The types of the articles that a tenant shows. */
export async function enabledArticleTypes({
  db,
  tenantId,
  preview,
}: Pick<ContentReader, 'db' | 'tenantId' | 'preview'>): Promise<ArticleType[]> {
  if (preview) return previewedArticleTypes(preview);
  return (await tenantById(db, tenantId))?.articleTypes ?? [];
}

/**
 * An article in the reader's language, else in English, with the tenant's present settings filled in.
 * Throws `NOT_FOUND`.
 */
export async function readArticle(reader: ArticleReader, type: ArticleType): Promise<Article> {
  const { db, tenantId, locale, preview } = reader;
  const languages = fallbacks(locale);
  const key = `article ${tenantId} ${type} ${locale}`;
  const drafted = preview?.rows.articles.filter((article) => article.type === type);
  const load = () =>
    cachedContent(db, { kind: 'shown', scope: tenantId, key }, () =>
      db
        .select()
        .from(articles)
        .where(
          and(
            eq(articles.tenantId, tenantId),
            eq(articles.type, type),
            inArray(articles.locale, languages),
          ),
        ),
    );
  const rows = drafted ?? (await load());
  const inOrder = languages.map((language) => rows.find((row) => row.locale === language));
  const row = inOrder.find((article) => article !== undefined);
  if (!row) throw new Failure('NOT_FOUND');
  const readerInItsLanguage = { ...reader, locale: row.locale };
  const facts = tenantFacts(readerInItsLanguage, await storagePlaces(readerInItsLanguage));
  return {
    type,
    title: fillText(readerInItsLanguage, row.title, facts),
    html: fillHtml(readerInItsLanguage, row.html, facts),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}

/** The warehouses in China with their terms of storage; empty unless a warehouse has terms of its own. */
async function storagePlaces({ db, tenantId, tenant, locale }: ArticleReader) {
  if (!tenant.storage.perWarehouse?.length) return [];
  const places = await listWarehouses(db, tenantId, locale, 'CHINA');
  return places.map(({ id, name }) => ({ name, terms: storageAt(tenantId, tenant, id) }));
}

/** The steps of the how-to-use page, and the HTML of its article; empty if the tenant wrote none. */
export async function readHowToUse(reader: ArticleReader) {
  const { db, tenantId, locale, preview } = reader;
  const [rows, html] = await Promise.all([
    preview?.rows.howToUse ??
      cachedContent(db, { kind: 'shown', scope: tenantId, key: `steps ${tenantId}` }, () =>
        db
          .select()
          .from(howToUseSteps)
          .where(eq(howToUseSteps.tenantId, tenantId))
          .orderBy(asc(howToUseSteps.position)),
      ),
    readArticle(reader, 'HOW_TO_USE').then(
      (article) => article.html,
      (error: unknown) => {
        if (error instanceof Failure && error.code === 'NOT_FOUND') return '';
        throw error;
      },
    ),
  ]);
  const facts = tenantFacts(reader, await storagePlaces(reader));
  const fill = (text: TenantText) => fillText(reader, pickText(text, locale), facts);
  const steps = rows.map((row) => ({
    stepName: fill(row.name),
    stepRemark: fill(row.remark),
    stepImage: row.image,
    stepDesc: fill(row.description),
  }));
  return { steps, html };
}
