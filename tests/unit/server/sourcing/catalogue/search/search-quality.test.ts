import { expect, test } from 'vitest';
import { generateCatalogue } from '../../../../../../demo/catalogue/catalogue.ts';
import { deriveKeys } from '../../../../../../src/server/crypto/keys.ts';
import { embeddedSource } from '../../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { judge, summary } from '../../../../../../tools/quality/search/judge.ts';
import { judgedQueries } from '../../../../../../tools/quality/search/judged-queries.ts';
import { openEmbeddedSite } from '../../../../support/site.ts';

test('what strangers typed finds what they meant, in every language', async () => {
  const db = await openEmbeddedSite();
  const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
  // Every other query: `npm run quality:search` takes them all.
  const queries = judgedQueries('work').filter((_, index) => index % 2 === 0);
  const judgements = await judge(embeddedSource(db, keys), generateCatalogue(), queries);
  const all = summary(judgements);
  expect(all.queries).toBeGreaterThanOrEqual(560);
  expect(all.precisionAt5).toBeGreaterThanOrEqual(0.95);
  expect(all.found).toBeGreaterThanOrEqual(0.97);
  expect(all.absurd).toBeLessThanOrEqual(0.015);
  expect(all.lackingAsFitting / all.lacking).toBeLessThanOrEqual(0.04);
  const byLanguage = Map.groupBy(judgements, ({ locale }) => locale);
  for (const [locale, group] of byLanguage) {
    expect(summary(group).precisionAt5, locale).toBeGreaterThanOrEqual(0.88);
  }
});
