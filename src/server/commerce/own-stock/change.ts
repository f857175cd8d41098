import { and, eq, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { OwnProductDetail } from '../../../contract/ops/shop/own-products.ts';
import type { OwnProductTyped } from '../../../contract/values/goods/own-product-typed.ts';
import {
  MAX_OWN_PICTURES,
  MAX_OWN_VARIANTS,
  type OwnProductState,
} from '../../../contract/values/goods/own-products.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { newId } from '../../crypto/random.ts';
import { ownProducts } from '../../db/schema/shop/own-stock.ts';
import { atomically, onlyFrom, type Statement } from '../base/atomically.ts';
import { illegalTransition } from '../base/illegal-transition.ts';
import type { Scope } from '../base/scope.ts';
import { combinations } from './combine.ts';
import { readTyped } from './read-typed.ts';
import { getOwnProduct, ownProductRecord } from './records.ts';
import { shopFacts } from './shop-facts.ts';
import { changedStatements, newProductStatements } from './store.ts';
import { tidied } from './tidy-typed.ts';
import { EMPTY_VARIANT, type OwnProductRow, type OwnVariantRow, typedOf } from './typed-of.ts';

/*
 * The acts of the staff on own products. The exported functions return the changed product. Those that
 * change a product throw `NOT_FOUND`, `ILLEGAL_TRANSITION` if its state forbids the act, and
 * `STALE_VERSION` if somebody else has changed it meanwhile.
 */

const FAILURES = {
  OWN_PRODUCT_STATE: () => new Failure('STALE_VERSION'),
  // Somebody else has used the code meanwhile.
  OWN_CODE_TAKEN: () => new Failure('CONFLICT'),
} as const;

/** Adds a product as a draft, with its mistakes if it has some. */
export async function makeOwnProduct(
  scope: Scope,
  typed: OwnProductTyped,
): Promise<OwnProductDetail> {
  const clean = tidied(await withSafeHtml(typed));
  const { value } = readTyped(clean, await shopFacts(scope, [clean]));
  const id = newId(scope.now);
  await atomically(scope, newProductStatements(scope, { id, typed: clean, value }), FAILURES);
  return getOwnProduct(scope, id);
}

/** Replaces what was typed. While something is wrong, what the shop sells stays as it was. */
export function changeOwnProduct(
  scope: Scope,
  id: string,
  typed: OwnProductTyped,
): Promise<OwnProductDetail> {
  return changeTyped(scope, id, () => typed);
}

/** Adds a variant for each combination of options that has none, priced and weighed as the first one. */
export function combineOwnOptions(scope: Scope, id: string): Promise<OwnProductDetail> {
  return changeTyped(scope, id, (typed) => {
    const [first = EMPTY_VARIANT] = typed.variants;
    const taken = new Set(typed.variants.map(({ values }) => values.toSorted().join()));
    const missing = combinations(typed.options).filter(
      (values) => !taken.has(values.toSorted().join()),
    );
    const room = Math.max(0, MAX_OWN_VARIANTS - typed.variants.length);
    const added = missing.slice(0, room).map((values, i) => ({
      ...first,
      id: '',
      sku: typed.code ? `${typed.code}-${typed.variants.length + i + 1}` : '',
      values,
      stock: '',
      offered: true,
    }));
    return { ...typed, variants: [...typed.variants, ...added] };
  });
}

/** Adds a picture as the last one. Throws also `VALIDATION_FAILED` if there are as many as there may be. */
export function addOwnPicture(scope: Scope, id: string, path: string): Promise<OwnProductDetail> {
  return changeTyped(scope, id, (typed) => {
    if (typed.pictures.length >= MAX_OWN_PICTURES) throw tooManyPictures();
    return { ...typed, pictures: [...typed.pictures, { path, alt: {} }] };
  });
}

/** Throws as `addOwnPicture`, before a picture is uploaded for it. */
export async function requireRoomForPicture(scope: Scope, id: string): Promise<void> {
  const { row, variants } = await ownProductRecord(scope, id);
  requireChangeable(row);
  const { pictures } = row.typed ?? typedOf(row, variants);
  if (pictures.length >= MAX_OWN_PICTURES) throw tooManyPictures();
}

const tooManyPictures = () =>
  new Failure('VALIDATION_FAILED', {}, [{ field: 'file', code: 'too_large' }]);

function requireChangeable({ state }: OwnProductRow): void {
  if (state === 'ARCHIVED') throw illegalTransition(state, 'CHANGED');
}

async function changeTyped(
  scope: Scope,
  id: string,
  change: (typed: OwnProductTyped) => OwnProductTyped,
): Promise<OwnProductDetail> {
  const { row, variants } = await ownProductRecord(scope, id);
  requireChangeable(row);
  const changed = change(row.typed ?? typedOf(row, variants));
  const typed = tidied(await withSafeHtml(knownVariants(changed, variants)));
  const { value } = readTyped(typed, await shopFacts(scope, [typed], id), row.state);
  await atomically(scope, changedStatements(scope, { row, variants, typed, value }), FAILURES);
  return getOwnProduct(scope, id);
}

/**
 * Finds the stored variants for the typed ones. A typed variant with the id of another product's variant is
 * new. A new one with the code of a stored variant, perhaps one that was removed earlier, is that variant.
 */
export function knownVariants(
  typed: OwnProductTyped,
  stored: readonly Pick<OwnVariantRow, 'id' | 'sku'>[],
): OwnProductTyped {
  const typedIds = new Set(typed.variants.map(({ id }) => id));
  const idOf = ({ id, sku }: OwnProductTyped['variants'][number]): string => {
    if (stored.some((variant) => variant.id === id)) return id;
    const variantOfSku = stored.find(
      (variant) => variant.sku === sku.trim() && !typedIds.has(variant.id),
    );
    return variantOfSku?.id ?? '';
  };
  return {
    ...typed,
    variants: typed.variants.map((variant) => ({ ...variant, id: idOf(variant) })),
  };
}

/** The typed product, with its descriptions sanitised. */
export async function withSafeHtml(typed: OwnProductTyped): Promise<OwnProductTyped> {
  const texts = Object.entries(typed.description) as [Locale, string][];
  if (texts.every(([, text]) => text.trim() === '')) return typed;
  const { sanitiseArticle } = await import('../../html/sanitise.ts');
  const description = Object.fromEntries(
    texts.map(([locale, text]) => [locale, sanitiseArticle(text)]),
  );
  return { ...typed, description };
}

/**
 * Puts a product on sale. Throws also `OWN_PRODUCT_WRONG`, with all fields to be corrected, also if a
 * picture or a variant is missing.
 */
export async function publishOwnProduct(scope: Scope, id: string): Promise<OwnProductDetail> {
  const { row, variants } = await ownProductRecord(scope, id);
  if (row.state !== 'DRAFT') throw illegalTransition(row.state, 'PUBLISHED');
  const typed = row.typed ?? typedOf(row, variants);
  const { problems } = readTyped(typed, await shopFacts(scope, [typed], id), 'PUBLISHED');
  const fields = [
    ...problems,
    ...(typed.pictures.length === 0
      ? [{ field: 'pictures.0.path', code: 'required' } as const]
      : []),
  ];
  if (fields.length > 0) throw new Failure('OWN_PRODUCT_WRONG', { count: fields.length }, fields);
  return move(scope, row, 'PUBLISHED', ['DRAFT']);
}

/** Takes a product off sale. */
export async function archiveOwnProduct(scope: Scope, id: string): Promise<OwnProductDetail> {
  const { row } = await ownProductRecord(scope, id);
  return move(scope, row, 'ARCHIVED', ['DRAFT', 'PUBLISHED']);
}

/** Makes an archived product a draft. */
export async function restoreOwnProduct(scope: Scope, id: string): Promise<OwnProductDetail> {
  const { row } = await ownProductRecord(scope, id);
  return move(scope, row, 'DRAFT', ['ARCHIVED']);
}

async function move(
  scope: Scope,
  row: OwnProductRow,
  to: OwnProductState,
  from: readonly OwnProductState[],
): Promise<OwnProductDetail> {
  const { db, tenantId, now } = scope;
  if (!from.includes(row.state)) throw illegalTransition(row.state, to);
  const isPublished = to === 'PUBLISHED';
  const { state, typed, publishedAt } = ownProducts;
  const statement: Statement = db
    .update(ownProducts)
    .set({
      state: onlyFrom(state, from, to, isPublished ? isNull(typed) : undefined),
      ...(isPublished && { publishedAt: sql`coalesce(${publishedAt}, ${now})` }),
      changedAt: now,
    })
    .where(and(eq(ownProducts.tenantId, tenantId), eq(ownProducts.id, row.id)));
  await atomically(scope, [statement], FAILURES);
  return getOwnProduct(scope, row.id);
}
