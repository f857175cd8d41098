import type { EndpointName } from '../../../src/contract/endpoints.ts';
import { type ExampleInput, exampleOf } from '../../../src/contract/examples/all.ts';

/** Fields whose values exist only on one server or for one shopper: ids, numbers, links, codes and passwords. */
const LOCAL_FIELDS = new Set([
  'payBy',
  'id',
  'ids',
  'cursor',
  'email',
  'verificationCode',
  'code',
  'attempt',
  'credential',
  'secret',
  'token',
  'assignments',
  'payloadHash',
  'tenantIds',
  'warehouseId',
  'number',
  'sequence',
  'promotionCode',
  'password',
  'loginPassword',
  'oldPassword',
  'payPassword',
  'oldPayPassword',
  'productUrl',
  'productSkuId',
  'items',
  'itemIds',
  'photos',
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
  'shopperId',
  'staffId',
  'badge',
  'pin',
  'answerId',
  'certificate',
  'orderItemId',
  'shopper',
  'parameters',
  'platform',
  'provider',
  'shopId',
  'text',
  'orderPay',
  'orderAmount',
  'host',
  'file',
  'files',
  'group',
  'day',
  'accountId',
  'channelIds',
  'lineId',
  'lineIds',
  'variantId',
  'withdrawalIds',
  'confirmed',
  'failed',
  'totalsHash',
]);

const PARTS = ['params', 'query', 'body'] as const;

/**
 * The input of a call's documented example, with ids and similar values (`LOCAL_FIELDS`) replaced by those
 * of `sample`, which was created on this server. Such fields are omitted if the sample has none.
 */
export function exampleInput(name: EndpointName, sample: ExampleInput): ExampleInput {
  const { input } = exampleOf(name);
  const sent: ExampleInput = {};
  for (const part of PARTS) {
    if (!input[part]) continue;
    const fields = Object.entries(input[part]).map(([key, value]) => [
      key,
      LOCAL_FIELDS.has(key) ? sample[part]?.[key] : value,
    ]);
    sent[part] = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  return sent;
}
