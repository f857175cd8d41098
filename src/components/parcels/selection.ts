import type { PurchaseParcel } from '../../contract/calls/parcels.ts';

/** Id of the form of the selected parcels; its checkboxes are outside of it. */
export const FORWARD_FORM = 'forward';
/** Most parcels of one shipment. */
export const MOST_SELECTED = 50;

/** The checkbox of a parcel: part of the form, with the values that the bar adds up. */
export const parcelCheckbox = ({ id, weightG, goodsValue }: PurchaseParcel) => ({
  form: FORWARD_FORM,
  name: 'purchaseParcelIds',
  value: id,
  'data-grams': weightG,
  'data-cny': goodsValue,
});
