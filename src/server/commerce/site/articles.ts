import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Article } from '../../../contract/calls/content.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Locale } from '../../../contract/values/locales.ts';
import type { ArticleType } from '../../../contract/values/site-kinds.ts';
import { cachedContent } from '../../db/content-cache.ts';
import { articles, howToUseSteps } from '../../db/schema/tenants.ts';
import { fallbacks, pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';
import { tenantById } from './tenants.ts';

/** The types of the articles that a tenant shows. */
export async function enabledArticleTypes(db: Database, tenantId: string): Promise<ArticleType[]> {
  return (await tenantById(db, tenantId))?.articleTypes ?? [];
}

/** An article in the reader's language, else in English. Throws `NOT_FOUND`. */
export async function readArticle(
  db: Database,
  tenantId: string,
  type: ArticleType,
  locale: Locale,
): Promise<Article> {
  const languages = fallbacks(locale);
  const key = `article ${tenantId} ${type} ${locale}`;
  const rows = await cachedContent(db, { kind: 'shown', scope: tenantId, key }, () =>
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
  const inOrder = languages.map((language) => rows.find((row) => row.locale === language));
  const row = inOrder.find((article) => article !== undefined);
  if (!row) throw new Failure('NOT_FOUND');
  const { title, html, updatedAt } = row;
  return { type, title, html, updatedAt: new Date(updatedAt).toISOString() };
}

/** The steps of the how-to-use page, and the HTML of its article; empty if the tenant wrote none. */
export async function readHowToUse(db: Database, tenantId: string, locale: Locale) {
  const [rows, html] = await Promise.all([
    cachedContent(db, { kind: 'shown', scope: tenantId, key: `steps ${tenantId}` }, () =>
      db
        .select()
        .from(howToUseSteps)
        .where(eq(howToUseSteps.tenantId, tenantId))
        .orderBy(asc(howToUseSteps.position)),
    ),
    readArticle(db, tenantId, 'HOW_TO_USE', locale).then(
      (article) => article.html,
      (error: unknown) => {
        if (error instanceof Failure && error.code === 'NOT_FOUND') return '';
        throw error;
      },
    ),
  ]);
  const steps = rows.map((row) => ({
    stepName: pickText(row.name, locale),
    stepRemark: pickText(row.remark, locale),
    stepImage: row.image,
    stepDesc: pickText(row.description, locale),
  }));
  return { steps, html };
}
