import { expect, it } from 'vitest';
import {
  OWN_PRODUCT_SORTS,
  OWN_PRODUCT_STATES,
} from '../../../../src/contract/values/goods/own-products.ts';
import { listOwnProducts } from '../../../../src/server/commerce/own-stock/records.ts';
import {
  listProviderPayable,
  listProviderPayouts,
} from '../../../../src/server/commerce/payout/records.ts';
import { rateHistory } from '../../../../src/server/commerce/rates/rate-views.ts';
import { listCarrierInvoices } from '../../../../src/server/commerce/shipping/carrier-invoices.ts';
import { listShelves } from '../../../../src/server/commerce/stock/shelves.ts';
import { openPlannedDatabase } from '../../support/plans.ts';
import { openShop, operator } from '../../support/shop.ts';

const pageSize = 20;
const PAGES = [{ pageSize }, { pageSize, cursor: '5~x' }];

async function open() {
  const planned = await openPlannedDatabase();
  const { shopper } = await openShop(planned.db);
  const scope = operator(await shopper());
  planned.statements.clear();
  return { ...planned, scope };
}

it('no list of invoices, shelves, payouts at providers or rates scans or sorts a table', async () => {
  const { scope, statements, expectSeeks, expectNoSorting } = await open();
  for (const page of PAGES) {
    await listCarrierInvoices(scope, page);
    await listProviderPayouts(scope, page);
    await rateHistory(scope, 'AUD', page);
    await listShelves(scope, { warehouseId: 'w', ...page });
  }
  await expectNoSorting();
  await listShelves(scope, { pageSize });
  await listProviderPayable(scope);
  expect(statements.size).toBeGreaterThan(10);
  await expectSeeks();
});

it('no list of own stock scans a table; it is sorted only if words are looked for', async () => {
  const { scope, statements, expectSeeks, expectNoSorting, expectIndex } = await open();
  const list = (q: string) =>
    Promise.all(
      PAGES.flatMap((page) =>
        OWN_PRODUCT_STATES.flatMap((state) =>
          OWN_PRODUCT_SORTS.flatMap((sort) =>
            (['', 'out'] as const).map((stock) =>
              listOwnProducts(scope, { state, sort, stock, q, ...page }),
            ),
          ),
        ),
      ),
    );
  await list('');
  await expectNoSorting();
  // Of what is sold out no more is read than is shown.
  const soldOut = [...statements.keys()].filter((text) => / = 0(?: |\))/.test(text));
  expect(soldOut.length).toBeGreaterThan(0);
  for (const text of soldOut) await expectIndex(text, /own_products_(?:out|stock)/);
  for (const q of ['cup', 'red cup', '杯子', '杯', 'A-30']) await list(q);
  expect(statements.size).toBeGreaterThan(20);
  await expectSeeks();
});
