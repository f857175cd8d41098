import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { fromFen, toFen } from '../../contract/values/money.ts';
import type { Goods } from './goods.tsx';

/** Pieces in a parcel as a line of goods: what they cost together. */
export function fromPieces(item: PurchaseParcel['items'][number]): Goods {
  return { ...item, amount: fromFen(toFen(item.price) * item.quantity), message: '' };
}
