import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/values/enums.ts';
import { phrases, type Wording } from '../../db/schema/catalogue.ts';
import { readsChinese } from '../../db/tenant-text.ts';

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

/**
 * How the texts in some JSON documents are said in a language: an object by the English wording, for
 * `sayIn`. Null where the language needs none.
 */
export function phrasesOf(documents: readonly SQL[], locale: Locale): SQL<string | null> {
  if (locale === 'en' || locale === 'zh-CN') return sql`null`;
  const texts = documents.map(
    (document) => sql`select value from json_tree(${document}) where type = 'text'`,
  );
  return sql`(select json_group_object(source, ${textIn(sql`texts`, locale)}) from ${phrases}
    where source in (${sql.join(texts, sql` union `)}))`;
}

/** Says wordings in a language by what `phrasesOf` read; the others stay as they are. */
export function sayIn(locale: Locale, read: string | null): Say {
  if (locale === 'en') return inEnglish;
  if (locale === 'zh-CN') return inChinese;
  const said = new Map<string, string | null>(Object.entries(JSON.parse(read ?? '{}')));
  return ({ zh, en }) => said.get(en) ?? (readsChinese(locale) ? zh : en);
}
