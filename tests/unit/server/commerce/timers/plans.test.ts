import { expect, it } from 'vitest';
import { PILES } from '../../../../../src/contract/values/desk/piles.ts';
import { listWork } from '../../../../../src/server/commerce/fulfilment/work-list.ts';
import { tick } from '../../../../../src/server/commerce/timers/tick.ts';
import { forwarded, forwarder } from '../../../support/forwarding.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, openShop, order } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

it('every SQL statement of the timers uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  await fund(scope, 1000_00);
  const { at, lines } = await openTimers(scope);
  await order(scope);
  await forwarded(scope);
  statements.clear();

  await tick(at(NOW));
  await tick(at(NOW + 4 * DAY));
  expect(lines.map(({ event }) => event)).not.toContain('timer_failed');
  expect(statements.size).toBeGreaterThan(40);
  // They have one row per currency and one per tenant.
  const small = /(from|update) "(source_rates|tenants|tenant_hosts)"/;
  for (const sql of [...statements.keys()]) if (small.test(sql)) statements.delete(sql);
  await expectSeeks();
});

it('every SQL statement of the piles reads one range of an index, in its order', async () => {
  const { db, statements, expectSeeks, expectNoSorting } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  statements.clear();
  for (const pile of PILES) {
    await listWork(scope, { pile, pageSize: 20 });
    await listWork(scope, { pile, pageSize: 20, cursor: '1~x' });
  }
  expect(statements.size).toBeGreaterThan(40);
  await expectSeeks();
  await expectNoSorting();
});
