import {
  OWN_PLAIN_COLUMNS,
  OWN_TEXT_COLUMNS,
} from '../../../contract/values/goods/own-products.ts';
import { LOCALES, type Locale } from '../../../contract/values/shop/locales.ts';

export type PlainColumn = (typeof OWN_PLAIN_COLUMNS)[number];
export type TextColumn = (typeof OWN_TEXT_COLUMNS)[number];

/**
 * The meaning of a column of a table: a value without a language, or a text in a language, by default the
 * shop's first.
 */
export type TableColumn =
  | { name: PlainColumn; locale?: undefined; isText: false }
  | { name: TextColumn; locale: Locale | undefined; isText: true };

/** Other spellings of headings, in lower case, without spaces. */
const OTHER_NAMES: Readonly<Record<string, PlainColumn | TextColumn>> = {
  货号: 'code',
  商品编号: 'code',
  产品编号: 'code',
  productcode: 'code',
  规格编号: 'sku',
  sku编码: 'sku',
  标题: 'title',
  商品名称: 'title',
  名称: 'title',
  name: 'title',
  描述: 'description',
  详情: 'description',
  价格: 'price',
  单价: 'price',
  库存: 'stock',
  数量: 'stock',
  quantity: 'stock',
  重量: 'weight',
  weightg: 'weight',
  长: 'length',
  宽: 'width',
  高: 'height',
  类目: 'category',
  分类: 'category',
  品类: 'class',
  goodsclass: 'class',
  单位: 'unit',
  发货时间: 'dispatch',
  运费: 'freight',
  图片: 'pictures',
  阶梯价: 'tiers',
  规格1: 'option1',
  规格值1: 'value1',
  规格2: 'option2',
  规格值2: 'value2',
  规格3: 'option3',
  规格值3: 'value3',
};

/** The meaning of a heading; undefined if it is unknown. */
export function columnOf(heading: string): TableColumn | undefined {
  const plainHeading = heading.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  const [base = '', language] = plainHeading.split('.', 2);
  const name =
    [...OWN_TEXT_COLUMNS, ...OWN_PLAIN_COLUMNS].find((one) => one.toLowerCase() === base) ??
    OTHER_NAMES[base];
  if (!name) return undefined;
  const text = OWN_TEXT_COLUMNS.find((one) => one === name);
  const locale = LOCALES.find((one) => one.toLowerCase() === language);
  if (text) return language && !locale ? undefined : { name: text, locale, isText: true };
  return language === undefined ? { name: name as PlainColumn, isText: false } : undefined;
}

/** The heading of a column. */
export const nameOf = ({ name, locale }: TableColumn): string =>
  locale ? `${name}.${locale}` : name;

/** All columns that a table may have, in these languages besides the shop's first. */
export const knownColumns = (others: readonly Locale[]): string[] => [
  ...OWN_PLAIN_COLUMNS,
  ...OWN_TEXT_COLUMNS.flatMap((name) => [name, ...others.map((locale) => `${name}.${locale}`)]),
];
