import { expect, it } from 'vitest';
import { decodeFields } from '../../../src/contract/decode.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

it('a text that is no number is left for validation to report', () => {
  for (const quantity of ['many', '1e999', 'NaN']) {
    const fields = new URLSearchParams({ 'items.0.productSkuId': 'red' });
    fields.set('items.0.quantity', quantity);
    expect(decodeFields(endpoints.addManyToCart.body, fields).items).toEqual([
      { productSkuId: 'red', quantity },
    ]);
  }
});
