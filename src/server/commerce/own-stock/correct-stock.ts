import { Failure } from '../../../contract/errors.ts';
import type { OwnProductDetail } from '../../../contract/ops/shop/own-products.ts';
import type { OwnStockEventKind } from '../../../contract/values/goods/own-products.ts';
import { atomically } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { getOwnProduct, ownProductRecord } from './records.ts';
import { correctionStatements } from './store.ts';

type Correction = { variantId: string; kind: OwnStockEventKind; pieces: number; reason: string };

/**
 * Corrects the number of items of a variant on the shelf, whatever the state of its product. Throws
 * `NOT_FOUND`, and `QUANTITY_NOT_ALLOWED` if orders have reserved more items than would be left, or fewer
 * than 0 would be left.
 */
export async function correctOwnStock(
  scope: Scope,
  id: string,
  correction: Correction,
): Promise<OwnProductDetail> {
  const { variants } = await ownProductRecord(scope, id);
  const variant = variants.find((one) => one.id === correction.variantId);
  if (!variant) throw new Failure('NOT_FOUND', {}, [{ field: 'variantId', code: 'choice' }]);
  await atomically(scope, correctionStatements(scope, correction), {
    OWN_STOCK: () =>
      new Failure('QUANTITY_NOT_ALLOWED', { left: variant.onHand - variant.reserved }, [
        { field: 'pieces', code: 'too_small' },
      ]),
  });
  return getOwnProduct(scope, id);
}
