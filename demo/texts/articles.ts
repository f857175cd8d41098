import type { TenantFile } from '../../src/contract/ops/tenant-file.ts';
import type { Locale } from '../../src/contract/values/locales.ts';
import { fromFen } from '../../src/contract/values/money.ts';
import type { ArticleType } from '../../src/contract/values/site-kinds.ts';
import type { TenantRecord } from '../../src/contract/values/tenant-record.ts';
import { fill } from '../../src/i18n/fill.ts';
import { displayCurrency, formatCny } from '../../src/i18n/format.ts';
import { formatList, regionName } from '../../src/i18n/regions-and-lists.ts';
import { PACKING_FEN } from '../../src/server/commerce/freight/estimate.ts';
import { GRACE_DAYS } from '../../src/server/commerce/warehouse/storage-end.ts';
import { pickText } from '../../src/server/db/tenant-text.ts';
import { readLocaleFile, textsOf } from './in-languages.ts';

/**
 * The facts about its tenant that fill an article, in the article's language: `{fee}` and so on.
 */
type ArticleFacts = {
  name: string;
  email: string;
  phone: string;
  /** The country in which most shoppers live. */
  home: string;
  /** ISO code of the currency that prices are shown in. */
  currency: string;
  /** Names of the marketplaces, as a list. */
  marketplaces: string;
  /** The service fee, such as `5%`, and its minimum, such as `¥3.00`. */
  fee: string;
  feeMinimum: string;
  packing: string;
  freeDays: number;
  /** Days after the days of storage, until unclaimed goods may be disposed of. */
  unclaimedDays: number;
};

/** The initial articles of a tenant, in each of its languages and in English. */
export function articlesOf(
  record: TenantRecord,
  types: readonly ArticleType[],
): TenantFile['articles'] {
  return [...new Set<Locale>(['en', ...record.supportedLanguages])].flatMap((locale) => {
    const facts = factsOf(record, locale);
    return types.map((type) => {
      const { title, html } = articleText(locale, type);
      return { type, locale, title: fill(title, facts), html: fill(html, facts) };
    });
  });
}

/**
 * An article as `locales/<locale>/articles/<type>.html` has it: the title on the first line, then the
 * text, both with `{fact}` placeholders. Throws if the file has no title.
 */
function articleText(locale: Locale, type: ArticleType): { title: string; html: string } {
  const name = `articles/${type.toLowerCase().replaceAll('_', '-')}.html`;
  const [, title, html] =
    /^<title>(.*)<\/title>(\n.*)\n$/s.exec(readLocaleFile(locale, name)) ?? [];
  if (title === undefined || html === undefined) {
    throw new Error(`locales/${locale}/${name} has no <title> on its first line`);
  }
  return { title, html };
}

function factsOf(record: TenantRecord, locale: Locale): ArticleFacts {
  const marketplaces = record.tenantPreference.productPlatforms
    .filter((platform) => platform !== 'SelfOwned')
    .map((platform) => textsOf('common')[locale]?.[`platform.${platform}`] ?? platform);
  return {
    name: pickText(record.name, locale),
    email: record.serviceEmail,
    phone: record.servicePhone,
    home: regionName(locale, record.homeCountry),
    currency: displayCurrency(record.currency),
    marketplaces: formatList(locale, marketplaces),
    fee: `${record.serviceFee.basisPoints / 100}%`,
    feeMinimum: formatCny(locale, record.serviceFee.minimum),
    packing: formatCny(locale, fromFen(PACKING_FEN)),
    freeDays: record.freeStorageDays,
    unclaimedDays: record.storage.maxDays + GRACE_DAYS - record.freeStorageDays,
  };
}
