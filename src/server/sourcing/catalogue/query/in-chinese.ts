import type { Locale } from '../../../../contract/values/shop/locales.ts';
import type { Database } from '../../../platform/platform.ts';
import { categoryTree } from '../category-tree.ts';
import { understand } from './understand.ts';

/** Chinese, which every marketplace reads. */
const HAN = /\p{Script=Han}/u;

/**
 * The Chinese words for what a keyword means: its brands as typed and its wishes, then the thing. Undefined if it is Chinese already, or names no
 * thing that the catalogue knows.
 */
export async function inChinese(
  db: Database,
  keyword: string,
  locale: Locale,
): Promise<string | undefined> {
  if (HAN.test(keyword) && locale.startsWith('zh')) return undefined;
  const { reading } = await understand(db, keyword, locale);
  const [best] = reading.head?.names ?? [];
  if (best === undefined) return undefined;
  const { byId } = await categoryTree(db);
  const thing = best.zh || byId.get(best.target.replace(/^category /, ''))?.names['zh-CN'];
  if (!thing) return undefined;
  const wishes = reading.parts.flatMap((part) =>
    part.kind === 'meaning' ? (part.meaning.meaningZh ?? []) : [],
  );
  const brands = [
    ...(reading.brand === undefined ? [] : [reading.brand]),
    ...reading.parts.flatMap(({ kind, text }) => (kind === 'brand' ? text : [])),
  ];
  return [...brands, ...wishes, thing].join(' ');
}
