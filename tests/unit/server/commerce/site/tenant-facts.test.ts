import { describe, expect, test } from 'vitest';
import { TENANTS } from '../../../../../demo/tenants/all.ts';
import { articlesOf } from '../../../../../demo/texts/articles.ts';
import { STEPS } from '../../../../../demo/texts/steps.ts';
import type { Locale } from '../../../../../src/contract/values/locales.ts';
import type { ArticleType } from '../../../../../src/contract/values/site-kinds.ts';
import type { TenantRecord } from '../../../../../src/contract/values/tenant-record.ts';
import {
  fillHtml,
  fillText,
  type TextReader,
} from '../../../../../src/server/commerce/site/tenant-facts.ts';
import { pickText } from '../../../../../src/server/db/tenant-text.ts';
import { sanitiseArticle } from '../../../../../src/server/html/sanitise.ts';
import { translator } from '../../../support/translator.ts';

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
    for (const figure of [`${basisPoints / 100}%`, `¥${minimum}`, `${tenant.freeStorageDays}`]) {
      expect(faq).toContain(figure);
    }
    expect(faq).not.toMatch(/[{}]|undefined|NaN/);
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
