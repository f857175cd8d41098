import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { OwnOption } from '../../../contract/values/goods/own-product-typed.ts';
import {
  OWN_PLAIN_COLUMNS,
  OWN_TEXT_COLUMNS,
  type OwnProductState,
} from '../../../contract/values/goods/own-products.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { LocaleTexts } from '../../../contract/values/shop/locale-texts.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { csvRecord, spreadsheetText } from '../../csv/csv.ts';
import { ownProducts } from '../../db/schema/shop/own-stock.ts';
import type { Scope } from '../base/scope.ts';
import { withVariants } from './records.ts';
import type { PlainColumn, TextColumn } from './table-columns.ts';
import { type OwnProductRow, type OwnVariantRow, tiersText } from './typed-of.ts';

/** How many products a file has. */
const AT_ONCE = 200;

/**
 * Own products as CSV, in the form in which they are brought in: a row for each variant that is offered, with an empty
 * cell for its stock. Products that were never right have no row. Texts have the
 * languages in which some product has a title or a description. `next` is the code after which to go on; what follows then has
 * no heading.
 */
export async function exportOwnProducts(
  scope: Scope,
  { state, after }: { state?: OwnProductState | undefined; after: string },
): Promise<{ name: string; csv: string; next?: string }> {
  const { db, tenantId, tenant } = scope;
  const found = await db
    .select()
    .from(ownProducts)
    .where(
      and(
        eq(ownProducts.tenantId, tenantId),
        gt(ownProducts.code, after),
        state ? eq(ownProducts.state, state) : undefined,
      ),
    )
    .orderBy(asc(ownProducts.code))
    .limit(AT_ONCE + 1);
  const page = found.slice(0, AT_ONCE);
  const languages = await languagesIn(scope, tenant.defaultLanguage);
  const { heading, records } = tableOf(await withVariants(scope, page), languages);
  const csv = [...(after === '' ? [heading] : []), ...records].map(csvRecord).join('');
  const last = page.at(-1);
  return {
    name: 'own-stock.csv',
    csv,
    ...(last && found.length > AT_ONCE ? { next: last.code } : {}),
  };
}

type Stored = { row: OwnProductRow; variants: OwnVariantRow[] };

/** The table of products: plain columns, then texts in these languages, of which the first is the shop's. */
export function tableOf(
  products: readonly Stored[],
  languages: readonly Locale[],
): { heading: string[]; records: string[][] } {
  const [first] = languages;
  const offered = products
    .map(({ row, variants }) => ({ row, variants: variants.filter(({ active }) => active) }))
    .filter(({ variants }) => variants.length > 0);
  const textColumns = OWN_TEXT_COLUMNS.flatMap((name) =>
    languages.map((locale) => ({ name, locale })),
  );
  const heading = [
    ...OWN_PLAIN_COLUMNS,
    ...textColumns.map(({ name, locale }) => (locale === first ? name : `${name}.${locale}`)),
  ];
  const records = offered.flatMap(({ row, variants }) =>
    variants.map((variant, i) => {
      const cellTexts = plainCells(row, variant, i === 0);
      const texts = textCells(row, variant, i === 0);
      return [
        ...OWN_PLAIN_COLUMNS.map((column) => cellTexts[column] ?? ''),
        ...textColumns.map(({ name, locale }) => texts[name]?.[locale] ?? ''),
      ].map(spreadsheetText);
    }),
  );
  return { heading, records };
}

/** The shop's first language, and the others in which some product of it has a title or a description. */
async function languagesIn(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  first: Locale,
): Promise<Locale[]> {
  const rows = await db.all<{ key: Locale }>(sql`
    select distinct j.key as "key" from ${ownProducts}, json_each(${ownProducts.titles}) j
      where ${ownProducts.tenantId} = ${tenantId}
    union select distinct j.key from ${ownProducts}, json_each(${ownProducts.descriptions}) j
      where ${ownProducts.tenantId} = ${tenantId}`);
  const used = rows.map(({ key }) => key).toSorted();
  return [...new Set([first, ...used])];
}

/** The cells without a language. Those about the product are filled in its first row only. */
function plainCells(
  row: OwnProductRow,
  variant: OwnVariantRow,
  isFirst: boolean,
): Partial<Record<PlainColumn, string>> {
  const size = (mm: number) => (mm === 0 ? '' : String(mm));
  return {
    code: row.code,
    sku: variant.sku,
    price: row.tiers.length > 0 ? '' : fromFen(variant.priceFen),
    // The cell is empty, so that an import changes nothing: a number would restore items that were sold
    // meanwhile.
    stock: '',
    weight: String(variant.weightG),
    length: size(variant.lengthMm),
    width: size(variant.widthMm),
    height: size(variant.heightMm),
    ...(isFirst && {
      category: row.categoryId,
      class: row.goodsClass,
      unit: row.unit,
      dispatch: String(row.dispatchHours),
      freight: fromFen(row.freightFirstFen),
      freightNext: fromFen(row.freightNextFen),
      tiers: tiersText(row),
      pictures: row.pictures.map(({ path }) => path).join('|'),
    }),
  };
}

function textCells(
  row: OwnProductRow,
  variant: OwnVariantRow,
  isFirst: boolean,
): Partial<Record<TextColumn, LocaleTexts>> {
  const ofOptions = row.options.flatMap((option, i): [string, LocaleTexts][] => [
    [`option${i + 1}`, option.name],
    [`value${i + 1}`, valueIn(option, variant)],
  ]);
  return {
    ...(isFirst && { title: row.titles, description: row.descriptions }),
    ...Object.fromEntries(ofOptions),
  };
}

const valueIn = ({ values }: OwnOption, variant: OwnVariantRow): LocaleTexts =>
  values.find(({ key }) => variant.values.includes(key))?.name ?? {};
