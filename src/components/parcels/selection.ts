import type { PurchaseParcel } from '../../contract/calls/parcels.ts';

/** The form that the ticked parcels are sent home with; the boxes stand outside of it. */
export const FORWARD_FORM = 'forward';
/** How many parcels go into one shipment. */
export const MOST_TOGETHER = 50;

/** The box of a parcel: part of the form wherever it stands, with what the bar adds up. */
export const parcelCheckbox = ({ id, weightG, goodsValue }: PurchaseParcel) => ({
  form: FORWARD_FORM,
  name: 'purchaseParcelIds',
  value: id,
  'data-grams': weightG,
  'data-cny': goodsValue,
});
