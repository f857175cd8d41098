import { describe, expect, it } from 'vitest';
import { shippingText } from '../../../../src/components/parcels/shipping-text.ts';
import type { View } from '../../../../src/components/view.ts';
import { LOCALES, type Locale } from '../../../../src/contract/values/shop/locales.ts';
import { translator } from '../../support/translator.ts';

const KEYS = [
  'inStock.intro',
  'inStock.none.storedText',
  'paymentDone.storage.text',
  'proxyShipping.announce.contents',
  'proxyShipping.announce.text',
] as const;

async function textsOf(locale: Locale, showTransit: boolean) {
  const tenant = { tenantPreference: { showTransit } } as View['tenant'];
  const view = { locale, t: await translator(locale), tenant };
  return KEYS.map((key) => shippingText(view, key, { days: 30 }));
}

describe('the texts about stored parcels', () => {
  it('mention shipping home if the shop ships', async () => {
    for (const text of await textsOf('en', true)) expect(text).toMatch(/\bship\b/);
  });

  it('do not mention it if the shop only stores parcels', async () => {
    for (const text of await textsOf('en', false)) expect(text).not.toMatch(/\bship\b/);
  });

  it.each(LOCALES)('say less in %s without shipping', async (locale) => {
    const shipping = await textsOf(locale, true);
    for (const [index, text] of (await textsOf(locale, false)).entries()) {
      expect(text).not.toMatch(/Plain|[{}]/);
      expect(text.length).toBeLessThan(shipping[index]?.length ?? 0);
    }
  });
});
