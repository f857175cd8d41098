import { expect, it } from 'vitest';
import { atomically } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { transferStatements } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { clonePurchaseOrder } from '../../../../../src/server/commerce/purchase/clone-order.ts';
import { orderForShopper } from '../../../../../src/server/commerce/purchase/order-for-shopper.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { fund, openShop, operator, order } from '../../../support/shop.ts';

/** Lets a shopper owe 5.00, as after a dispute. */
const owe = ({ db, tenantId, userId, now: at }: OwnerScope) =>
  atomically(
    { db },
    transferStatements(db, {
      tenantId,
      key: 'owed-for-the-test',
      type: 'DEPOSIT_REVERSAL',
      reference: '',
      at,
      postings: [
        { userId: '', kind: 'CLEARING', amountFen: 5_00 },
        { userId, kind: 'OWED', amountFen: -5_00 },
      ],
    }),
    {},
  );

async function open() {
  const shop = await openShop(await openTestDatabase());
  const scope = await shop.shopper('mia', 'one');
  const placed = await order(scope);
  await fund(scope, 20_00);
  await owe(scope);
  return { scope, placed };
}

it('an order is placed again after what is owed was paid from the balance', async () => {
  const { scope, placed } = await open();
  expect((await clonePurchaseOrder(scope, placed.orderNo)).order).toBeDefined();
  expect(await getAccount(scope)).toMatchObject({ available: '15.00' });
});

it('the staff order for a shopper after what is owed was paid from the balance', async () => {
  const { scope } = await open();
  await orderForShopper(operator(scope), {
    shopper: scope.userId,
    link: '',
    skuId: '',
    title: 'Linen apron',
    price: '45',
    shopName: 'Apron shop',
    goodsClass: 'NORMAL',
    weightG: 200,
    quantity: 1,
    message: '',
  });
  expect(await getAccount(scope)).toMatchObject({ available: '15.00' });
});
