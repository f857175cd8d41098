import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { readsChinese } from '../../../db/tenant-text.ts';
import type { ProductReader } from '../../source.ts';
import { textIn } from '../phrases.ts';
import type { CardRow } from '../present.ts';

/** Selects the names of attribute values and of their attributes in a language. */
export function attributeNamesStatement(ids: readonly string[], locale: Locale): SQL {
  const wordingLanguage = readsChinese(locale) ? sql.raw('zh') : sql.raw('en');
  const translations = (column: string) => {
    const name = sql.raw(`a.${column}`);
    const word = sql`json_extract(${name}, '$.en')`;
    return sql`coalesce(
      (select ${textIn(sql`texts`, locale)} from phrases where source = ${word}),
      json_extract(${name}, '$.${wordingLanguage}'))`;
  };
  return sql`select a.id as "id", ${translations('name')} as "name", ${translations('value')} as "value"
    from json_each(${JSON.stringify(ids)}) k cross join attribute_values a on a.id = k.value`;
}
export type AttributeNameRow = { id: string; name: string; value: string };

/** Selects the cards of products that a reader may see, in the order of the given ids. */
export function cardsStatement(
  ids: readonly string[],
  { platforms, locale }: Pick<ProductReader, 'platforms' | 'locale'>,
): SQL {
  return sql`
    select p.id as "id", p.platform as "platform", p.url as "url", p.title_zh as "titleZh",
      p.title_en as "titleEn", ${textIn(sql`p.titles`, locale)} as "titleTrans", p.image as "image",
      p.price_mode as "priceMode", p.price_fen as "priceFen",
      case p.price_mode when 'SPU_PRICE_RANGE' then json_extract(p.detail, '$.priceSteps') || '' end
        as "steps", json_extract(p.detail, '$.batchNumber') as "batchNumber",
      p.min_order_quantity as "minOrderQuantity", p.sold_count as "soldCount",
      p.goods_class as "goodsClass", p.category_id as "categoryId", p.titles as "titles",
      s.name as "shopName", s.name_en as "shopNameEn"
    from json_each(${JSON.stringify(ids)}) k cross join products p on p.id = k.value
    cross join shops s on s.id = p.shop_id
    where p.status <> 'REMOVED'
      and +p.platform in (select value from json_each(${JSON.stringify(platforms)}))
    order by k.key`;
}

const CARD: readonly (keyof CardRow)[] = [
  ...(['id', 'platform', 'url', 'titleZh', 'titleEn', 'titleTrans', 'image', 'priceMode'] as const),
  ...(['priceFen', 'steps', 'batchNumber', 'minOrderQuantity'] as const),
  ...(['soldCount', 'goodsClass', 'categoryId', 'titles', 'shopName', 'shopNameEn'] as const),
];
const asJson = (columns: readonly string[]): SQL =>
  sql.raw(`json_object(${columns.map((name) => `'${name}', "${name}"`).join(', ')})`);

/** A row of `pageStatement`: the JSON of a card or of an attribute value's name. Unordered. */
export type PageRow = { kind: 'card' | 'name'; row: string };

/** Selects the cards of a page and the names of its attribute values, in one statement. */
export function pageStatement(
  ids: readonly string[],
  valueIds: readonly string[],
  reader: Pick<ProductReader, 'platforms' | 'locale'>,
): SQL {
  return sql`
    select 'card' as "kind", ${asJson(CARD)} as "row" from (${cardsStatement(ids, reader)})
    union all select 'name', ${asJson(['id', 'name', 'value'])}
    from (${attributeNamesStatement(valueIds, reader.locale)})`;
}
