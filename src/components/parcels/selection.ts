import type { PurchaseParcel } from '../../contract/calls/parcels.ts';

/** Id of the form that sends the selected parcels. Its checkboxes are outside its element. */
export const FORWARD_FORM = 'forward';
/** The most parcels of one shipment. */
export const MAX_SELECTED = 50;

/** The attributes of a parcel's checkbox: its form, and the values that `SelectionArea` adds up. */
export const parcelCheckbox = ({ id, weightG, goodsValue }: PurchaseParcel) => ({
  form: FORWARD_FORM,
  name: 'purchaseParcelIds',
  value: id,
  'data-grams': weightG,
  'data-cny': goodsValue,
});
