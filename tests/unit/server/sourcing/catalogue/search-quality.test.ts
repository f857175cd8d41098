import { expect, test } from 'vitest';
import { generateCatalogue } from '../../../../../demo/catalogue/catalogue.ts';
import { deriveKeys } from '../../../../../src/server/crypto/keys.ts';
import { embeddedSource } from '../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { judge, summary } from '../../../../../tools/quality/search/judge.ts';
import { openEmbeddedSite } from '../../../support/site.ts';

test('the judged queries find relevant products', async () => {
  const db = await openEmbeddedSite();
  const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
  const judgements = await judge(embeddedSource(db, keys), generateCatalogue());
  const { queries, precisionAt5, worstFirstRelevant } = summary(judgements);
  expect(queries).toBeGreaterThanOrEqual(60);
  expect(precisionAt5).toBeGreaterThanOrEqual(0.9);
  expect(worstFirstRelevant).toBeLessThanOrEqual(3);
});
