import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TRACE_STATUSES } from '../../../../../src/contract/values/warehouse/transit-statuses.ts';
import { applyReports } from '../../../../../src/server/commerce/tracking/apply.ts';
import type { TrackingReport } from '../../../../../src/server/commerce/tracking/carrier-tracking.ts';
import { getTransitOrder } from '../../../../../src/server/commerce/transit/orders.ts';
import { correctTracking } from '../../../../../src/server/commerce/transit/outbound.ts';
import { IS_FULL } from '../../../../support/sample.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { forwarder, operator, sent } from '../../../support/forwarding.ts';
import { NOW } from '../../../support/identity-scope.ts';
import { fund, openShop } from '../../../support/shop.ts';

/** Events within a few seconds, so that many have the same one, in any order and several times. */
const events = fc.array(
  fc.record({
    second: fc.integer({ min: 0, max: 4 }),
    status: fc.constantFrom(...TRACE_STATUSES),
    carrier: fc.constantFrom('ems', 'dhl'),
    known: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

it('events in any order never take a shipment back, and one that was delivered stays so', async () => {
  const shop = await openShop(await openTestDatabase());
  let people = 0;
  await fc.assert(
    fc.asyncProperty(events, fc.integer({ min: 1, max: 4 }), async (all, atOnce) => {
      people += 1;
      const scope = await forwarder(shop, { name: `mia${people}` });
      await fund(scope, 1_000_00);
      const id = await sent(scope);
      const trackingNo = `EA${people}CN`;
      const given = { carrier: 'EMS', trackingNo, reason: 'x' };
      await correctTracking(operator(scope), id, given);
      const reports = all.map(
        ({ second, status, carrier, known }): TrackingReport => ({
          number: known ? trackingNo : 'NOBODY1',
          carrierNames: [carrier],
          at: NOW + second * 1000,
          status,
          code: '',
          text: status,
          location: '',
        }),
      );
      let isDelivered = false;
      for (let from = 0; from < reports.length; from += atOnce) {
        const some = reports.slice(from, from + atOnce);
        await applyReports({ ...scope, actor: 'SYSTEM' }, '17track', some);
        const isOurs = ({ number, carrierNames, status }: TrackingReport) =>
          number === trackingNo && carrierNames.includes('ems') && status === 'DELIVERED';
        isDelivered ||= some.some(isOurs);
        const { status } = await getTransitOrder(scope, id);
        if (isDelivered) expect(status).toBe('DELIVERED');
        else expect(['IN_TRANSIT', 'CUSTOMS_CLEARANCE']).toContain(status);
      }
      // Sent again, all at once, they change nothing.
      const before = await getTransitOrder(scope, id);
      await applyReports({ ...scope, actor: 'SYSTEM' }, '17track', reports);
      expect(await getTransitOrder(scope, id)).toEqual(before);
    }),
    { numRuns: IS_FULL ? 200 : 25 },
  );
});
