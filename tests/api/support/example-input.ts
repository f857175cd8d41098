import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { exampleOf, type Sent } from '../../../src/contract/examples/all.ts';

/** Fields whose values one server or one shopper has: ids, numbers, links, codes and passwords. */
const OWN_VALUES = new Set([
  'id',
  'ids',
  'cursor',
  'email',
  'verificationCode',
  'promotionCode',
  'password',
  'loginPassword',
  'oldPassword',
  'payPassword',
  'oldPayPassword',
  'productUrl',
  'productSkuId',
  'items',
  'parcels',
  'cartItemIds',
  'previewProductId',
  'tenantWarehouseId',
  'orderNo',
  'paymentNos',
  'purchaseParcelIds',
  'userAddressId',
  'channelId',
  'depositId',
  'certificate',
  'orderPay',
  'orderAmount',
]);

const PARTS = ['params', 'query', 'body'] as const;

/**
 * The input of a call's example. What it says of ids and the like comes from a sample that was made on
 * this server; a field that the sample leaves out is left out.
 */
export function exampleInput(name: EndpointName, sample: Sent): Sent {
  const { input } = exampleOf(name);
  const sent: Sent = {};
  for (const part of PARTS) {
    if (!input[part]) continue;
    const fields = Object.entries(input[part]).map(([key, value]) => [
      key,
      OWN_VALUES.has(key) ? sample[part]?.[key] : value,
    ]);
    sent[part] = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  return sent;
}
