import { and, eq } from 'drizzle-orm';
import { insertStatements } from '../../db/insert-rows.ts';
import { storedWords } from '../../db/own-words.ts';
import { ownWords } from '../../db/schema/shop/own-stock.ts';
import type { Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import type { OwnProductValue } from './read-typed.ts';

/** The statements that store the words by which a product is found: titles and values in all languages, and codes. */
export function wordStatements(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  productId: string,
  { code, titles, options, variants }: OwnProductValue,
): Statement[] {
  const words = storedWords([
    ...Object.values(titles),
    code,
    ...variants.map(({ sku }) => sku),
    ...options.flatMap(({ values }) => values.flatMap(({ name }) => Object.values(name))),
  ]);
  return [
    db
      .delete(ownWords)
      .where(and(eq(ownWords.tenantId, tenantId), eq(ownWords.productId, productId))),
    ...insertStatements(
      db,
      ownWords,
      words.map((word) => ({ tenantId, word, productId })),
    ),
  ];
}
