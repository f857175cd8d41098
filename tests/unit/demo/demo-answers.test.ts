import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { writeDemoAnswers } from '../../../demo/demo-answers.ts';
import { textsOf } from '../../../demo/texts/in-languages.ts';
import { LOCALES } from '../../../src/contract/values/shop/locales.ts';
import { readyAnswers } from '../../../src/server/db/schema/orders/tickets.ts';
import { openTestDatabase } from '../support/database.ts';

const PLACEHOLDERS = /\{\w+\}/g;

it('each tenant has ready answers in every language, with the same placeholders', async () => {
  const db = await openTestDatabase();
  await writeDemoAnswers(db, [{ id: 'one' }, { id: 'two' }], 1);
  const rows = await db.select().from(readyAnswers).where(eq(readyAnswers.tenantId, 'two'));
  expect(rows.length).toBeGreaterThan(2);
  for (const { title, texts } of rows) {
    expect(Object.keys(texts).sort(), title).toEqual([...LOCALES].sort());
    const english = texts.en?.match(PLACEHOLDERS)?.sort();
    expect(english).toEqual(expect.arrayContaining(['{agent}', '{name}', '{shop}']));
    for (const text of Object.values(texts)) {
      expect(text.match(PLACEHOLDERS)?.sort(), text).toEqual(english);
    }
  }
});

it('the answers call buttons and pages by the names that the shop shows', () => {
  const common = textsOf('common');
  for (const [locale, texts] of Object.entries(textsOf('answers'))) {
    const { 'nav.purchase': orders = '?', 'refund.request': refund = '?' } =
      common[locale as 'en'] ?? {};
    expect(texts.onItsWay, locale).toContain(orders);
    expect(texts.sendPhotos, locale).toContain(refund);
  }
});
