import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Article } from '../../../contract/content.ts';
import { ARTICLE_TYPES, type ArticleType, type Locale } from '../../../contract/enums.ts';
import { Failure } from '../../../contract/errors.ts';
import { remembered } from '../../db/remembered.ts';
import { articles, howToUseSteps } from '../../db/schema/tenants.ts';
import { fallbacks, pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';

/** The articles a tenant wrote, in whatever language: these it shows. How to use may be told in steps alone. */
export function enabledArticleTypes(db: Database, tenantId: string): Promise<ArticleType[]> {
  return remembered(db, `articles ${tenantId}`, async () => {
    const [rows, [step]] = await Promise.all([
      db
        .selectDistinct({ type: articles.type })
        .from(articles)
        .where(eq(articles.tenantId, tenantId)),
      db
        .select({ position: howToUseSteps.position })
        .from(howToUseSteps)
        .where(eq(howToUseSteps.tenantId, tenantId))
        .limit(1),
    ]);
    const has = new Set<ArticleType>(rows.map(({ type }) => type));
    if (step) has.add('HOW_TO_USE');
    return ARTICLE_TYPES.filter((type) => has.has(type));
  });
}

/** An article in the reader's language, else in English. Throws `NOT_FOUND`. */
export async function readArticle(
  db: Database,
  tenantId: string,
  type: ArticleType,
  locale: Locale,
): Promise<Article> {
  const languages = fallbacks(locale);
  const rows = await db
    .select()
    .from(articles)
    .where(
      and(
        eq(articles.tenantId, tenantId),
        eq(articles.type, type),
        inArray(articles.locale, languages),
      ),
    );
  const row = languages.map((l) => rows.find((r) => r.locale === l)).find((r) => r !== undefined);
  if (!row) throw new Failure('NOT_FOUND');
  const { title, html, updatedAt } = row;
  return { type, title, html, updatedAt: new Date(updatedAt).toISOString() };
}

/** The steps of the how-to-use page, and its article where the tenant wrote one. */
export async function readHowToUse(db: Database, tenantId: string, locale: Locale) {
  const [rows, html] = await Promise.all([
    db
      .select()
      .from(howToUseSteps)
      .where(eq(howToUseSteps.tenantId, tenantId))
      .orderBy(asc(howToUseSteps.position)),
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
