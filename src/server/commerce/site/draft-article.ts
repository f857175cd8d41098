import { Failure } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { ArticleType } from '../../../contract/values/shop/site-kinds.ts';
import type { Scope } from '../base/scope.ts';
import { checkTexts } from './check-texts.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { exportTenant } from './export-tenant.ts';
import { partOf } from './parts.ts';

type DraftScope = Pick<Scope, 'db' | 'tenantId' | 'now' | 'staffId' | 'record'>;
type Written = { locale: Locale; title: string; html: string };

/** A part with its draft. */
export const draftedPart = async (scope: DraftScope, part: ArticleType | 'groups') =>
  (await draftOf(scope, part)) ?? partOf(await exportTenant(scope.db, scope.tenantId), part);

/**
 * Saves an article in one language in its draft, with its HTML as the shop will show it. Without title and
 * text, the language is removed. Throws `VALIDATION_FAILED` if only one of the two is missing, or a text
 * names an unknown setting.
 */
export async function draftArticle(
  scope: DraftScope,
  type: ArticleType,
  { locale, title, html }: Written,
): Promise<void> {
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const safe = sanitiseArticle(html);
  const isRemoved = title === '' && safe === '';
  if (!isRemoved && (title === '' || safe === '')) {
    const field = title === '' ? 'title' : 'html';
    throw new Failure('VALIDATION_FAILED', {}, [{ field, code: 'required' }]);
  }
  checkTexts({ title, html: safe });
  const { articles } = (await draftedPart(scope, type)) as Pick<TenantFile, 'articles'>;
  const others = articles.filter((article) => article.locale !== locale);
  const written = isRemoved ? [] : [{ type, locale, title, html: safe }];
  await keepDraft(scope, type, { articles: [...others, ...written].toSorted(byLocale) });
}

const byLocale = (a: { locale: string }, b: { locale: string }) =>
  a.locale.localeCompare(b.locale, 'en');

/** The most products of a group, as in its schema. */
const MOST_PRODUCTS = 200;

/**
 * Adds products to a group of the draft, each once. Throws `NOT_FOUND` if the draft has no such group, and
 * `VALIDATION_FAILED` if the group would have too many.
 */
export async function addToGroup(
  scope: DraftScope,
  { group, productIds }: { group: string; productIds: readonly string[] },
): Promise<void> {
  const { productGroups } = (await draftedPart(scope, 'groups')) as Pick<
    TenantFile,
    'productGroups'
  >;
  const found = productGroups.find(({ id }) => id === group);
  if (!found) throw new Failure('NOT_FOUND', { group });
  const added = [...new Set([...found.productIds, ...productIds])];
  if (added.length > MOST_PRODUCTS) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'productIds', code: 'too_long' }]);
  }
  const changed = productGroups.map((one) =>
    one.id === group ? { ...one, productIds: added } : one,
  );
  await keepDraft(scope, 'groups', { productGroups: changed });
}
