import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { phrases, type Wording } from '../../db/schema/shop/catalogue.ts';
import { readsChinese } from '../../db/tenant-text.ts';

/** Translates a wording of the catalogue to the reader's language. */
export type Translate = (wording: Wording) => string;

export const toEnglish: Translate = ({ en }) => en;
export const toChinese: Translate = ({ zh }) => zh;

/**
 * An SQL expression for one language's text in a JSON column keyed by locale; null if missing. Always
 * null for English and Chinese, which have columns of their own.
 */
export function textIn(column: SQL, locale: Locale): SQL<string | null> {
  if (locale === 'en' || locale === 'zh-CN') return sql`null`;
  return sql`json_extract(${column}, ${`$."${locale}"`})`;
}

/**
 * An SQL expression for the translations of all texts in some JSON documents: a JSON object keyed by
 * the English wording, for `translatorFrom`. Null for English and Chinese.
 */
export function phrasesOf(documents: readonly SQL[], locale: Locale): SQL<string | null> {
  if (locale === 'en' || locale === 'zh-CN') return sql`null`;
  const texts = documents.map(
    (document) => sql`select value from json_tree(${document}) where type = 'text'`,
  );
  return sql`(select json_group_object(source, ${textIn(sql`texts`, locale)}) from ${phrases}
    where source in (${sql.join(texts, sql` union `)}))`;
}

/**
 * Creates a translator from `json`, the result of `phrasesOf`. Wordings without a translation stay
 * Chinese or English.
 */
export function translatorFrom(locale: Locale, json: string | null): Translate {
  if (locale === 'en') return toEnglish;
  if (locale === 'zh-CN') return toChinese;
  const translations = new Map<string, string | null>(Object.entries(JSON.parse(json ?? '{}')));
  return ({ zh, en }) => translations.get(en) ?? (readsChinese(locale) ? zh : en);
}
