import { describe, expect, it } from 'vitest';
import { TENANTS } from '../../../../../demo/tenants/all.ts';
import { articlesOf } from '../../../../../demo/texts/articles.ts';
import { STEPS } from '../../../../../demo/texts/steps.ts';
import { ARTICLE_TYPES } from '../../../../../src/contract/values/shop/site-kinds.ts';
import { checkSteps, checkTexts } from '../../../../../src/server/commerce/site/check-texts.ts';
import { failureOf } from '../../../support/identity-scope.ts';

const failureAt = async (text: string) =>
  (await failureOf((async () => checkTexts({ text }))())).fields;

describe('a text of a tenant', () => {
  it.each([
    '{fee, date}',
    '{fee, time, short}',
    '{fee, number}',
    '{fee, plural, other {#}}',
    '{fee, select, other {}}',
    '{freeDays, date}',
    '{feeKind, plural, other {#}}',
    '{feeKind, select, NONE {} other {{fee, date}}}',
    '{nothing}',
    '{fee',
  ])('is refused at its field: %s', async (text) => {
    expect(await failureAt(text)).toEqual([{ field: 'text', code: 'placeholder' }]);
  });

  it.each([
    '{fee} {home} {freeDays}',
    '{feeKind, select, NONE {} other {{fee}}}',
    '{transitChargeMode, select, PREPAID_ESTIMATE {one} other {two}}',
    '{freeDays, plural, =0 {none} other {# days}}',
    '{freeDays, number}',
  ])('may choose and count: %s', (text) => {
    expect(() => checkTexts({ text })).not.toThrow();
  });

  it('may be any that the demonstration has', () => {
    const articles = TENANTS.flatMap(({ record }) => articlesOf(record, [...ARTICLE_TYPES]));
    expect(articles.length).toBeGreaterThan(0);
    for (const { html, title } of articles) expect(() => checkTexts({ title, html })).not.toThrow();
    expect(() => checkSteps({ howToUse: [...STEPS] })).not.toThrow();
  });
});
