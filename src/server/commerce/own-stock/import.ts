import { and, eq, sql } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { OwnSheet } from '../../../contract/ops/shop/own-products.ts';
import type { OwnProductTyped } from '../../../contract/values/goods/own-product-typed.ts';
import { MAX_OWN_ROWS, type OwnRowProblem } from '../../../contract/values/goods/own-products.ts';
import { newId } from '../../crypto/random.ts';
import { categoryRows } from '../../db/category-rows.ts';
import { ownProducts } from '../../db/schema/shop/own-stock.ts';
import { commit, type Statement } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { storedSheet, storeSheet } from '../base/stored-sheets.ts';
import { knownVariants, withSafeHtml } from './change.ts';
import { mendedTable, readTable, type TableInput } from './read-table.ts';
import { type OwnProductValue, readTyped } from './read-typed.ts';
import { languagesOf, recordsByCode } from './records.ts';
import { factsAbout } from './shop-facts.ts';
import { changedStatements, correctionStatements, newProductStatements } from './store.ts';
import { knownColumns } from './table-columns.ts';
import { tidied } from './tidy-typed.ts';
import { rowProblems, type TableProduct, tableProducts } from './typed-from-table.ts';
import { type OwnProductRow, type OwnVariantRow, typedOf } from './typed-of.ts';

type Stored = { row: OwnProductRow; variants: OwnVariantRow[] };
type ReadProduct = {
  product: TableProduct;
  stored: Stored | undefined;
  value: OwnProductValue | undefined;
};
type Read = { sheet: OwnSheet; products: ReadProduct[] };

/** The reason of the corrections of stock that a table makes. */
const REASON = 'CSV';

/** Stores a table, with corrected rows, for the person who pasted it. */
export function keepOwnSheet(
  scope: Scope,
  pastedBy: string,
  input: TableInput & {
    mended: readonly { line: number; cells: Readonly<Record<string, string>> }[];
  },
): Promise<{ id: string }> {
  const { text, columns = [], mended } = input;
  return storeSheet(scope, pastedBy, 'OWN_PRODUCTS', {
    text: mended.length > 0 ? mendedTable(text, mended) : text,
    columns: [...columns],
  });
}

/** A stored table with its mistakes. Throws `NOT_FOUND`. */
export async function getOwnSheet(scope: Scope, pastedBy: string, id: string) {
  const { text, columns } = await storedSheet(scope, pastedBy, 'OWN_PRODUCTS', id);
  return { text, ...(await checkOwnProducts(scope, { text, columns })) };
}

/** Reads a table of products, and reports the mistakes of each row. Changes nothing. */
export async function checkOwnProducts(scope: Scope, input: TableInput): Promise<OwnSheet> {
  return (await readProducts(scope, input)).sheet;
}

/**
 * Imports a table of products, all rows in one transaction. Products with a new code become drafts; for the
 * others, filled cells replace what is stored. Throws `PASTE_REFUSED` if a row has a mistake,
 * `PASTE_TOO_LONG`, and `CONFLICT` if one of the products was changed meanwhile.
 */
export async function importOwnProducts(scope: Scope, input: TableInput): Promise<OwnSheet> {
  const { sheet, products } = await readProducts(scope, input);
  if (sheet.total > MAX_OWN_ROWS) {
    throw new Failure('PASTE_TOO_LONG', { rows: sheet.total, max: MAX_OWN_ROWS });
  }
  if (sheet.bad > 0 || sheet.rows.length === 0) {
    const wrong = sheet.rows.filter(({ problems }) => problems.length > 0);
    const fields = wrong.map(({ line }) => ({ field: `rows.${line}`, code: 'invalid' as const }));
    throw new Failure('PASTE_REFUSED', { rows: sheet.bad, line: wrong[0]?.line ?? 1 }, fields);
  }
  const statements = products.flatMap((read) => productStatements(scope, read));
  if (await commit(scope, statements)) throw new Failure('CONFLICT');
  return sheet;
}

async function readProducts(scope: Scope, input: TableInput): Promise<Read> {
  const { tenant } = scope;
  const languages = languagesOf(tenant);
  const table = readTable(input, tenant.defaultLanguage);
  const codes = [...new Set(table.rows.map(({ plain }) => plain.code ?? ''))];
  const [stored, categoryIdOf] = await Promise.all([
    recordsByCode(scope, codes),
    categoryNames(scope),
  ]);
  const storedByCode = new Map(stored.map((one) => [one.row.code, one]));
  const typedByCode = new Map(stored.map((one) => [one.row.code, typedBefore(one)]));
  const rows = table.rows.map((row) => ({
    ...row,
    plain: { ...row.plain, category: categoryIdOf(row.plain.category ?? '') },
  }));
  const found = await Promise.all(
    tableProducts(rows, typedByCode).map(async (product) => {
      const { variants = [] } = storedByCode.get(product.code) ?? {};
      const typed = await withSafeHtml(knownVariants(product.typed, variants));
      return { ...product, typed: tidied(typed) };
    }),
  );
  const factsOf = await factsAbout(
    scope,
    found.map(({ typed }) => typed),
  );
  const problems = new Map<number, OwnRowProblem[]>();
  const products = found.map((product) => {
    const storedProduct = storedByCode.get(product.code);
    const facts = factsOf(storedProduct?.row.id);
    const { value, problems: wrong } = readTyped(product.typed, facts, storedProduct?.row.state);
    for (const [line, list] of rowProblems(product, wrong, facts)) problems.set(line, list);
    for (const [line, list] of stockProblems(product, storedProduct)) {
      problems.set(line, [...(problems.get(line) ?? []), ...list]);
    }
    return { product, stored: storedProduct, value };
  });
  for (const line of skusTwice(products)) {
    problems.set(line, [...new Set([...(problems.get(line) ?? []), 'SKU_TWICE' as const])]);
  }
  const sheetRows = table.rows.map(({ line, cells }) => ({
    line,
    cells,
    problems: problems.get(line) ?? [],
  }));
  return {
    products,
    sheet: {
      columns: table.columns,
      known: knownColumns(languages.slice(1)),
      rows: sheetRows,
      bad: sheetRows.filter((row) => row.problems.length > 0).length,
      total: table.total,
      made: products.filter((one) => !one.stored).length,
      changed: products.filter((one) => one.stored).length,
    },
  };
}

/**
 * The contents of the form of a product, also with mistakes. Its code is that by which the table names it.
 */
const typedBefore = ({ row, variants }: Stored): OwnProductTyped => ({
  ...(row.typed ?? typedOf(row, variants)),
  code: row.code,
});

/** Finds the id of a category by its id, or by its name in any language. */
async function categoryNames({ db }: Scope): Promise<(text: string) => string> {
  const rows = await categoryRows(db);
  const ids = new Map(
    rows.flatMap(({ id, names }) =>
      [id, ...Object.values(names)].map((name) => [name.toLowerCase(), id] as const),
    ),
  );
  return (text) => ids.get(text.toLowerCase()) ?? text;
}

/** Mistakes in counts of items: not a number, or fewer than orders have reserved. */
function stockProblems(
  { rows, counted }: TableProduct,
  stored: Stored | undefined,
): Map<number, OwnRowProblem[]> {
  const problems = new Map<number, OwnRowProblem[]>();
  for (const { line, plain } of rows) {
    const pieces = counted.get(plain.sku ?? '');
    const variant = stored?.variants.find(({ sku }) => sku === plain.sku);
    if (pieces === undefined || !variant) continue;
    if (!/^\d{1,7}$/.test(pieces)) problems.set(line, ['STOCK']);
    else if (Number(pieces) < variant.reserved) problems.set(line, ['RESERVED']);
  }
  return problems;
}

/** The lines whose SKU another product of the table has, too. */
function skusTwice(products: readonly ReadProduct[]): number[] {
  const lines = products.flatMap(({ product }) =>
    product.rows.map(({ line, plain }) => ({ line, sku: plain.sku ?? '', code: product.code })),
  );
  const codesOf = Map.groupBy(lines, ({ sku }) => sku.toLowerCase());
  return lines
    .filter(({ sku }) => {
      const codesOfSku = codesOf.get(sku.toLowerCase()) ?? [];
      return sku !== '' && new Set(codesOfSku.map(({ code }) => code)).size > 1;
    })
    .map(({ line }) => line);
}

/** Raises a product's version. Fails the batch with the guard `SUBJECT_VERSION` if it was changed since it was read. */
function versionStatement(
  { db }: Scope,
  { tenantId, id, version: read }: OwnProductRow,
): Statement {
  const { version } = ownProducts;
  return db
    .update(ownProducts)
    .set({ version: sql`case when ${version} = ${read} then ${version} + 1 end` })
    .where(and(eq(ownProducts.tenantId, tenantId), eq(ownProducts.id, id)));
}

function productStatements(scope: Scope, { product, stored, value }: ReadProduct): Statement[] {
  const { typed, counted } = product;
  if (!stored) return newProductStatements(scope, { id: newId(scope.now), typed, value });
  const { row, variants } = stored;
  const corrected = variants.filter(({ sku, onHand }) => {
    const pieces = counted.get(sku);
    return pieces !== undefined && Number(pieces) !== onHand;
  });
  return [
    versionStatement(scope, row),
    ...changedStatements(scope, { row, variants, typed, value }),
    ...corrected.flatMap(({ id, sku }) =>
      correctionStatements(scope, {
        variantId: id,
        kind: 'COUNTED',
        pieces: Number(counted.get(sku)),
        reason: REASON,
      }),
    ),
  ];
}
