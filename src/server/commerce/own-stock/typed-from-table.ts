import type {
  OwnOption,
  OwnProductTyped,
  OwnValue,
  TypedVariant,
} from '../../../contract/values/goods/own-product-typed.ts';
import type { OwnRowProblem } from '../../../contract/values/goods/own-products.ts';
import type { LocaleTexts } from '../../../contract/values/shop/locale-texts.ts';
import type { Problem, ShopFacts } from './read-cells.ts';
import { optionsOf, type TableRow } from './read-table.ts';
import type { PlainColumn, TextColumn } from './table-columns.ts';
import { EMPTY_PRODUCT, EMPTY_VARIANT } from './typed-of.ts';

/*
 * Puts the rows of a table together to products, as if somebody had typed them. No database, no clock.
 */

/**
 * The rows of one product, and the product that results from them: for a known product, with the stored
 * values where cells are empty.
 */
export type TableProduct = {
  code: string;
  rows: readonly TableRow[];
  typed: OwnProductTyped;
  /** The pieces that were counted, by SKU. */
  counted: ReadonlyMap<string, string>;
  problems: ReadonlyMap<number, readonly OwnRowProblem[]>;
  /** The place of each row's variant in `typed`. */
  variantAt: ReadonlyMap<number, number>;
};

/**
 * Cells about the product. They are filled in its first row; in other rows they are empty or the same.
 */
const OF_PRODUCT = {
  category: 'categoryId',
  class: 'goodsClass',
  unit: 'unit',
  dispatch: 'dispatchHours',
  freight: 'freightFirst',
  freightNext: 'freightNext',
  tiers: 'tiers',
} as const satisfies Partial<Record<PlainColumn, keyof OwnProductTyped>>;

/**
 * The products in rows, in the order of their first rows. `known` are the stored products, by code.
 */
export function tableProducts(
  rows: readonly TableRow[],
  known: ReadonlyMap<string, OwnProductTyped>,
): TableProduct[] {
  const byCode = Map.groupBy(rows, ({ plain }) => plain.code ?? '');
  return [...byCode].map(([code, ofProduct]) =>
    productOf(code, ofProduct, known.get(code) ?? { ...EMPTY_PRODUCT, code }),
  );
}

function productOf(code: string, rows: readonly TableRow[], before: OwnProductTyped): TableProduct {
  const problems = new Map<number, OwnRowProblem[]>();
  const wrong = (line: number, problem: OwnRowProblem) =>
    problems.set(line, [...(problems.get(line) ?? []), problem]);
  const ofProduct = productCells(rows, wrong);
  const typed: OwnProductTyped = {
    ...before,
    ...ofProduct,
    title: { ...before.title, ...textsOf(rows, 'title') },
    description: { ...before.description, ...textsOf(rows, 'description') },
    pictures: picturesOf(rows, before),
    options: optionsFrom(rows, before.options),
    variants: [...before.variants],
  };
  const variantAt = new Map<number, number>();
  const counted = new Map<string, string>();
  for (const row of rows) {
    const sku = row.plain.sku ?? '';
    const found = typed.variants.findIndex((variant) => variant.sku === sku && sku !== '');
    const at = found < 0 ? typed.variants.length : found;
    if ([...variantAt.values()].includes(at)) {
      wrong(row.line, 'SKU_TWICE');
      continue;
    }
    typed.variants[at] = variantFrom(row, typed.variants[at] ?? EMPTY_VARIANT, typed.options);
    variantAt.set(row.line, at);
    if (row.plain.stock) counted.set(sku, row.plain.stock);
  }
  return { code, rows, typed, counted, problems, variantAt };
}

/** The filled cells about the product; empty ones change nothing. */
function productCells(
  rows: readonly TableRow[],
  wrong: (line: number, problem: OwnRowProblem) => void,
): Partial<OwnProductTyped> {
  const cells: Partial<Record<(typeof OF_PRODUCT)[keyof typeof OF_PRODUCT], string>> = {};
  for (const column of Object.keys(OF_PRODUCT) as (keyof typeof OF_PRODUCT)[]) {
    const rowsWithCell = rows.filter(({ plain }) => plain[column]);
    const first = rowsWithCell[0]?.plain[column];
    if (first === undefined) continue;
    cells[OF_PRODUCT[column]] = first;
    for (const row of rowsWithCell) if (row.plain[column] !== first) wrong(row.line, 'DIFFERS');
  }
  return cells;
}

/** The texts of the first row that has some in a language. */
function textsOf(rows: readonly TableRow[], column: TextColumn): LocaleTexts {
  return Object.assign({}, ...rows.map(({ texts }) => texts[column] ?? {}).toReversed());
}

function picturesOf(
  rows: readonly TableRow[],
  before: OwnProductTyped,
): OwnProductTyped['pictures'] {
  const pictureCell = rows.map(({ plain }) => plain.pictures).find(Boolean);
  if (!pictureCell) return before.pictures;
  const paths = pictureCell
    .split(/[|\n]/)
    .map((path) => path.trim())
    .filter(Boolean);
  return [...new Set(paths)].map(
    (path) => before.pictures.find((picture) => picture.path === path) ?? { path, alt: {} },
  );
}

/** Whether two texts have the same words in one language. */
const isSame = (one: LocaleTexts, other: LocaleTexts): boolean =>
  (Object.keys(one) as (keyof LocaleTexts)[]).some((locale) => one[locale] === other[locale]);

const hasText = (texts: LocaleTexts) => Object.keys(texts).length > 0;

/**
 * The options of all rows, added to the stored ones. A known option or value keeps its key and picture.
 */
function optionsFrom(rows: readonly TableRow[], before: readonly OwnOption[]): OwnOption[] {
  const options = before.map((option) => ({ ...option, values: [...option.values] }));
  const names = rows.map(optionsOf);
  const taken = options.flatMap(({ key, values }) => [key, ...values.map((value) => value.key)]);
  const next = (prefix: string) => {
    let number = 1;
    while (taken.includes(prefix + number)) number += 1;
    taken.push(prefix + number);
    return prefix + number;
  };
  for (const ofRow of names) {
    ofRow.forEach(({ name, value }, i) => {
      let option = hasText(name) ? options.find((one) => isSame(name, one.name)) : options[i];
      if (!option) {
        option = { key: next('o'), name: {}, values: [] };
        options.push(option);
      }
      option.name = { ...name, ...option.name };
      if (!hasText(value)) return;
      const found = option.values.find((one) => isSame(value, one.name));
      if (found) found.name = { ...value, ...found.name };
      else option.values.push({ key: next('v'), name: value, image: '' } satisfies OwnValue);
    });
  }
  return options;
}

function variantFrom(
  row: TableRow,
  before: TypedVariant,
  options: readonly OwnOption[],
): TypedVariant {
  const { price, weight, length, width, height, stock } = row.plain;
  const ofRow = optionsOf(row);
  const values = ofRow.flatMap(({ name, value }, i) => {
    const option = hasText(name) ? options.find((one) => isSame(name, one.name)) : options[i];
    return option?.values.find((one) => isSame(value, one.name))?.key ?? [];
  });
  return {
    ...before,
    sku: row.plain.sku ?? '',
    values: ofRow.length > 0 ? values : before.values,
    price: price || before.price,
    weightG: weight || before.weightG,
    lengthMm: length || before.lengthMm,
    widthMm: width || before.widthMm,
    heightMm: height || before.heightMm,
    stock: before.id ? '' : stock || before.stock,
    offered: true,
  };
}

/** The problem that is reported at a row, by the beginning of the mistake's field. */
const PROBLEM_OF: readonly (readonly [RegExp, OwnRowProblem])[] = [
  [/^code/, 'CODE'],
  [/^title/, 'TITLE'],
  [/^description/, 'TOO_LONG'],
  [/^categoryId/, 'CATEGORY'],
  [/^goodsClass/, 'CLASS'],
  [/^dispatchHours/, 'DISPATCH'],
  [/^freight/, 'FREIGHT'],
  [/^tiers/, 'TIERS'],
  [/^pictures/, 'PICTURES'],
  [/^options/, 'OPTIONS'],
  [/\.values$/, 'VALUES'],
  [/\.price$/, 'PRICE'],
  [/\.weightG$/, 'WEIGHT'],
  [/\.(?:length|width|height)Mm$/, 'SIZE'],
  [/\.stock$/, 'STOCK'],
  [/\.sku$/, 'SKU'],
];

/** The problems of each line: those of its cells, and those found when the product was read. */
export function rowProblems(
  product: TableProduct,
  found: readonly Problem[],
  { otherSkus }: Pick<ShopFacts, 'otherSkus'>,
): Map<number, OwnRowProblem[]> {
  const problems = new Map<number, Set<OwnRowProblem>>();
  const add = (line: number, problem: OwnRowProblem) =>
    problems.set(line, (problems.get(line) ?? new Set()).add(problem));
  for (const [line, list] of product.problems) for (const one of list) add(line, one);
  const firstLine = product.rows[0]?.line ?? 1;
  for (const { field, code } of found) {
    const [, at] = /^variants\.(\d+)\./.exec(field) ?? [];
    const line = [...product.variantAt].find(([, place]) => String(place) === at)?.[0] ?? firstLine;
    const problem = PROBLEM_OF.find(([pattern]) => pattern.test(field))?.[1] ?? 'CODE';
    const sku = at === undefined ? '' : (product.typed.variants[Number(at)]?.sku ?? '');
    if (code !== 'taken' || at === undefined) add(line, problem);
    else if (problem === 'VALUES') add(line, 'VALUES_TWICE');
    else if (otherSkus.has(sku.toLowerCase())) add(line, 'SKU_TAKEN');
    else add(line, product.typed.options.length > 0 ? 'SKU_TWICE' : 'VALUES_TWICE');
  }
  return new Map([...problems].map(([line, list]) => [line, [...list]]));
}
