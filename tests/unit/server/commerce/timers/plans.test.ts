import { expect, it } from 'vitest';
import { WORK_KINDS } from '../../../../../src/contract/ops/work.ts';
import { listWork } from '../../../../../src/server/commerce/fulfilment/work-list.ts';
import { tick } from '../../../../../src/server/commerce/timers/tick.ts';
import { forwarded, forwarder } from '../../../support/forwarding.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { fund, openShop, order } from '../../../support/shop.ts';
import { openTimers } from '../../../support/timers.ts';

it('every SQL statement of the timers and of an operator’s work list uses an index', async () => {
  const { db, statements, expectSeeks } = await openPlannedDatabase();
  const scope = await forwarder(await openShop(db));
  await fund(scope, 1000_00);
  const { at, lines } = await openTimers(scope);
  await order(scope);
  await forwarded(scope);
  statements.clear();

  await tick(at(NOW));
  await tick(at(NOW + 4 * DAY));
  for (const kind of WORK_KINDS) await listWork(scope, { kind, pageNo: 1, pageSize: 20 });

  expect(lines.map(({ event }) => event)).not.toContain('timer_failed');
  expect(statements.size).toBeGreaterThan(50);
  // They have one row per currency and one per tenant.
  const small = /(from|update) "(exchange_rates|tenants|tenant_hosts)"/;
  for (const sql of [...statements.keys()]) if (small.test(sql)) statements.delete(sql);
  await expectSeeks();
});
