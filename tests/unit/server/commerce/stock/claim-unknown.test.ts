import { expect, it } from 'vitest';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { claimUnknownParcel } from '../../../../../src/server/commerce/stock/claim-unknown.ts';
import { reportUnknownParcel } from '../../../../../src/server/commerce/stock/unknown-parcels.ts';
import { boughtOrder, openWarehouse, shippedOrder } from '../../../support/fulfilment.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { later } from '../../../support/shop.ts';

const found = {
  trackingNo: '',
  carrier: '',
  shelfCode: '',
  weightG: 0,
  note: '',
  photos: ['/box.webp'],
};

it.each(['an order', 'a parcel'])(
  'the photos of a box that nobody expected are of the goods that came, once %s claims it',
  async (claimer) => {
    const { scope, operator } = await openWarehouse();
    const { unknownNo } = await reportUnknownParcel(operator, found);
    const order = claimer === 'an order' ? await boughtOrder(scope) : await shippedOrder(scope);
    const number = order.parcels[0]?.parcelNo ?? order.orderNo;
    const claim = { number, userId: '', title: '', quantity: 1, price: '' };
    const { parcelNo = '' } = await claimUnknownParcel(later(operator, DAY), unknownNo, claim);
    const { photos, signedAt } = await getParcel(scope, parcelNo);
    expect(photos).toMatchObject([{ path: '/box.webp', at: signedAt }]);
  },
);
