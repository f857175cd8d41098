import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../contract/enums.ts';
import { phrases, type Wording } from '../db/schema/catalogue.ts';
import { readsChinese } from '../db/tenant-text.ts';
import type { Database } from '../platform/platform.ts';

/** A wording of the catalogue in the reader's language. */
export type Say = (wording: Wording) => string;

export const inEnglish: Say = ({ en }) => en;
export const inChinese: Say = ({ zh }) => zh;

/**
 * The text in one language out of a column of texts by locale; null where there is none. English
 * and Chinese, which the catalogue is written in, are in no such column.
 */
export function textIn(column: SQL, locale: Locale): SQL<string | null> {
  if (locale === 'en' || locale === 'zh-CN') return sql`null`;
  return sql`json_extract(${column}, ${`$."${locale}"`})`;
}

/** How these wordings are said in a language, read in one query; the others stay as they are. */
export async function sayIn(
  db: Database,
  locale: Locale,
  wordings: readonly Wording[],
): Promise<Say> {
  if (locale === 'en') return inEnglish;
  if (locale === 'zh-CN') return inChinese;
  const sources = JSON.stringify([...new Set(wordings.map(({ en }) => en))]);
  const rows = await db
    .select({ source: phrases.source, text: textIn(sql`${phrases.texts}`, locale) })
    .from(phrases)
    .where(inArray(phrases.source, sql`(select value from json_each(${sources}))`));
  const said = new Map(rows.map(({ source, text }) => [source, text]));
  return ({ zh, en }) => said.get(en) ?? (readsChinese(locale) ? zh : en);
}
