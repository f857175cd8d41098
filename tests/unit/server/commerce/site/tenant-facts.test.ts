import { describe, expect, test } from 'vitest';
import { TENANTS } from '../../../../../demo/tenants/all.ts';
import { articlesOf } from '../../../../../demo/texts/articles.ts';
import { readLocaleFile } from '../../../../../demo/texts/in-languages.ts';
import { STEPS } from '../../../../../demo/texts/steps.ts';
import { LOCALES, type Locale } from '../../../../../src/contract/values/shop/locales.ts';
import {
  ARTICLE_TYPES,
  type ArticleType,
} from '../../../../../src/contract/values/shop/site-kinds.ts';
import type { TenantRecord } from '../../../../../src/contract/values/shop/tenant-record.ts';
import { TEXT_FACTS } from '../../../../../src/contract/values/shop/text-facts.ts';
import { feeWords } from '../../../../../src/i18n/fee-words.ts';
import { formatCny } from '../../../../../src/i18n/format.ts';
import { messageNames } from '../../../../../src/i18n/message-names.ts';
import { numberFormat } from '../../../../../src/i18n/number-format.ts';
import {
  fillHtml,
  fillText,
  type TextReader,
} from '../../../../../src/server/commerce/site/tenant-facts.ts';
import { pickText } from '../../../../../src/server/db/tenant-text.ts';
import { sanitiseArticle } from '../../../../../src/server/html/sanitise.ts';
import { translator } from '../../../support/translator.ts';

const percent = (locale: Locale, basisPoints: number) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);

const readerOf = async (tenant: TenantRecord, locale: Locale): Promise<TextReader> => ({
  tenant,
  locale,
  t: await translator(locale),
});

/** The HTML of an initial article, as it is stored. */
function stored(locale: Locale, type: ArticleType): string {
  const [article] = articlesOf({ supportedLanguages: [locale] }, [type]).filter(
    (candidate) => candidate.locale === locale,
  );
  return sanitiseArticle(article?.html ?? '');
}

/** The sentences for each way of charging, in a text with variants. */
function variants(text: string) {
  const [, prepaid, weighed] =
    /\{transitChargeMode, select, PREPAID_ESTIMATE \{([^{}]*)\} other \{([^{}]*)\}\}/.exec(text) ??
    [];
  if (!prepaid || !weighed) throw new Error(`no variants in ${text}`);
  return { PREPAID_ESTIMATE: prepaid, AFTER_WEIGHING: weighed };
}

const OTHER = { PREPAID_ESTIMATE: 'AFTER_WEIGHING', AFTER_WEIGHING: 'PREPAID_ESTIMATE' } as const;
const pages = TENANTS.flatMap(({ id, record }) =>
  [...new Set<Locale>(['en', ...record.supportedLanguages])].map(
    (locale) => [id, locale, record] as const,
  ),
);

/** Texts of the interface about what a setting decides. */
const ABOUT_SETTINGS =
  /^(parcel\.(extend|free|storage|kept)|paymentDone\.(storage|check)|notification\.(STORAGE|PARCEL_ABANDONED)|inStock\.intro|home\.step|order\.fee|withdraw\.amountHint|transit\.new\.packing)/;
/** Days and sums that the demonstration's settings have. */
const SETTINGS = /(?<![\d×.,]\s?)\b(30|45|60|90|5|15|50)\b(?!\s?[×.,%]?\d|\s?×)/;

describe.each(LOCALES)('the texts in %s', (locale) => {
  test('state no number that a setting decides', () => {
    const messages = Object.entries(JSON.parse(readLocaleFile(locale, 'common.json')));
    const about = messages.filter(([key]) => ABOUT_SETTINGS.test(key));
    expect(about.length).toBeGreaterThan(20);
    for (const [key, message] of about) {
      // Without the numbers of choices, of the formats of numbers, and of “one by one” in Japanese.
      const said = String(message).replaceAll(/=\d|::percent \.##|1[件個日箱]/g, '');
      expect([key, said.match(/\d+/)?.[0]]).toEqual([key, undefined]);
    }
    // The article about shipping costs works an example with prices of its own.
    for (const type of ARTICLE_TYPES.filter((one) => one !== 'ABOUT_TRANSIT_FEE')) {
      const said = stored(locale, type).replaceAll(/<[^>]*>/g, ' ');
      expect([type, said.match(/[¥￥]\s?\d+/)?.[0]]).toEqual([type, undefined]);
    }
    for (const { description } of STEPS) {
      expect(pickText(description, locale)).not.toMatch(SETTINGS);
    }
  });

  test('name only settings that there are', () => {
    const texts = [
      ...ARTICLE_TYPES.map((type) => stored(locale, type)),
      ...STEPS.flatMap(({ name, remark, description }) =>
        [name, remark, description].map((text) => pickText(text, locale)),
      ),
    ];
    const named = new Set(texts.flatMap(messageNames));
    expect([...named].filter((name) => !TEXT_FACTS.some((fact) => fact === name))).toEqual([]);
  });
});

describe('what a tenant writes about its service', () => {
  test.each(pages)('says in %s (%s) when shipping home is paid', async (_, locale, tenant) => {
    const reader = await readerOf(tenant, locale);
    const mode = tenant.transitChargeMode ?? 'AFTER_WEIGHING';
    const said = [
      ...(['ABOUT_TRANSIT', 'HOW_TO_USE'] as const).map((type) => {
        const html = stored(locale, type);
        return { text: fillHtml(reader, html), sentences: variants(html) };
      }),
      ...STEPS.filter(({ description }) => description.en.includes('transitChargeMode')).map(
        ({ description }) => {
          const text = pickText(description, locale);
          return { text: fillText(reader, text), sentences: variants(text) };
        },
      ),
    ];
    expect(said.length).toBe(3);
    for (const { text, sentences } of said) {
      expect(text).toContain(sentences[mode]);
      expect(text).not.toContain(sentences[OTHER[mode]]);
    }
  });

  test.each(pages)('names in %s (%s) its own fee and free days', async (_, locale, tenant) => {
    const reader = await readerOf(tenant, locale);
    const faq = fillHtml(reader, stored(locale, 'FAQ'));
    const { basisPoints, minimum } = tenant.serviceFee;
    for (const figure of [
      percent(locale, basisPoints),
      formatCny(locale, minimum),
      `${tenant.freeStorageDays}`,
    ]) {
      expect(faq).toContain(figure);
    }
    expect(faq).not.toMatch(/[{}]|undefined|NaN/);
  });

  const [first] = TENANTS;
  const FEES = [
    { basisPoints: 0, minimum: '0.00' },
    { basisPoints: 700, minimum: '0.00' },
    { basisPoints: 0, minimum: '4.50' },
    { basisPoints: 700, minimum: '4.50' },
  ];
  const fees = LOCALES.flatMap((locale) => FEES.map((fee) => [locale, fee] as const));

  test.each(fees)(
    'names in %s only the parts of a fee that are charged: %o',
    async (locale, fee) => {
      if (!first) throw new Error('there is no tenant');
      const reader = await readerOf({ ...first.record, serviceFee: fee }, locale);
      const minimum = formatCny(locale, fee.minimum);
      for (const type of ['ABOUT_US', 'FAQ', 'SOURCING_SERVICE', 'USER_AGREEMENT'] as const) {
        const html = fillHtml(reader, stored(locale, type));
        expect([type, html.includes(percent(locale, 700))]).toEqual([type, fee.basisPoints > 0]);
        expect([type, html.includes(minimum)]).toEqual([type, fee.minimum !== '0.00']);
        expect(html).not.toMatch(/\b0%/);
        expect(html).not.toMatch(/[{}]/);
      }
    },
  );

  const STORAGE = ['ABOUT_TRANSIT', 'ABOUT_TRANSIT_FEE', 'FAQ', 'USER_AGREEMENT'] as const;

  test.each(LOCALES)('promises in %s no zero days of free storage', async (locale) => {
    if (!first) throw new Error('there is no tenant');
    const { storage, ...record } = first.record;
    const tenant = { ...record, freeStorageDays: 0, storage: { ...storage, maxDays: 77 } };
    const reader = await readerOf(tenant, locale);
    const texts = STORAGE.map((type) => fillHtml(reader, stored(locale, type)));
    expect(texts.join('\n')).not.toMatch(/(?<![\d.,])0(?![\d.,%])|[{}]/);
    const [, , faq, agreement] = texts;
    expect(faq).toContain('77');
    // Thirty days after the end of storage.
    expect(agreement).toContain('107');
  });

  test('counts days as the language does', async () => {
    if (!first) throw new Error('there is no tenant');
    const about = async (locale: Locale, freeStorageDays: number) =>
      fillHtml(
        await readerOf({ ...first.record, freeStorageDays }, locale),
        stored(locale, 'ABOUT_TRANSIT'),
      );
    expect(await about('en', 1)).toContain('free for 1 day,');
    expect(await about('en', 2)).toContain('free for 2 days,');
    expect(await about('ru', 21)).toContain('храним посылки 21 день,');
    expect(await about('ru', 60)).toContain('храним посылки 60 дней,');
  });

  test('follows a setting that the tenant changes', async () => {
    const [sampan] = TENANTS;
    if (!sampan) throw new Error('there is no tenant');
    const html = stored('en', 'FAQ');
    const changed = { ...sampan.record, freeStorageDays: 33 };
    expect(fillHtml(await readerOf(sampan.record, 'en'), html)).not.toContain('33 days');
    expect(fillHtml(await readerOf(changed, 'en'), html)).toContain('33 days');
  });

  test('may hold braces that name no setting', async () => {
    const [sampan] = TENANTS;
    if (!sampan) throw new Error('there is no tenant');
    const reader = await readerOf(sampan.record, 'en');
    expect(fillHtml(reader, '<p>{unknown} {</p>')).toBe('<p>{unknown} {</p>');
  });

  test('shows a setting as text, not as HTML', async () => {
    const [sampan] = TENANTS;
    if (!sampan) throw new Error('there is no tenant');
    const tenant = { ...sampan.record, name: { en: 'A & B <i>' } };
    const reader = await readerOf(tenant, 'en');
    expect(fillHtml(reader, '<p>{name}</p>')).toBe('<p>A &amp; B &lt;i&gt;</p>');
    expect(fillText(reader, '{name}')).toBe('A & B <i>');
  });
});

test('a price of reinforced packing is named only if it is offered', async () => {
  const [first] = TENANTS;
  if (!first) throw new Error('there are tenants');
  const said = async (offered: boolean) => {
    const services = first.record.services.map((one) => ({ ...one, price: '7.00', offered }));
    return fillText(await readerOf({ ...first.record, services }, 'en'), '{reinforcedPacking}');
  };
  expect(await said(true)).toContain('7.00');
  expect(await said(false)).toBe('–');
});

test('a service fee with rules is named from the lowest to the highest', async () => {
  const [first] = TENANTS;
  if (!first) throw new Error('there are tenants');
  const rules = [{ platform: 'Taobao' as const, basisPoints: 800, minimum: '3.00' }];
  const record = { ...first.record, serviceFee: { basisPoints: 500, minimum: '3.00', rules } };
  expect(fillText(await readerOf(record, 'en'), '{fee}, {feeKind}')).toBe('5%–8%, BOTH');
});

describe('the most that the service fee can be', () => {
  const capped = (tenant: TenantRecord, maximum?: string, ofRule?: string): TenantRecord => {
    const share = { basisPoints: 500, minimum: '0.00' };
    const rule = { ...share, platform: 'Taobao' as const, maximum: ofRule };
    return { ...tenant, serviceFee: { ...share, maximum, rules: [rule] } };
  };
  const [{ record }] = TENANTS as [(typeof TENANTS)[number]];

  test.each(LOCALES)(
    'is named in %s by each text that explains the fee, if there is one',
    async (locale) => {
      const reader = (tenant: TenantRecord) => readerOf(tenant, locale);
      const [none, some, all] = await Promise.all([
        reader(capped(record)),
        reader(capped(record, '41.70')),
        reader(capped(record, '41.70', '73.90')),
      ]);
      const named = formatCny(locale, '73.90');
      const explaining = ARTICLE_TYPES.map((type) => stored(locale, type)).filter((html) =>
        html.includes('{fee'),
      );
      expect(explaining.length).toBeGreaterThanOrEqual(4);
      for (const html of explaining) {
        expect(fillHtml(all, html)).toContain(named);
        expect(fillHtml(some, html)).not.toMatch(/41[.,]70/);
        expect(fillHtml(none, html)).not.toContain('–.');
      }
      const figure = (of: TextReader) =>
        of.t('home.step.buy.figure', feeWords(locale, of.tenant.serviceFee));
      expect(figure(all)).toContain(named);
      expect(figure(some)).toBe(figure(none));
    },
  );
});
