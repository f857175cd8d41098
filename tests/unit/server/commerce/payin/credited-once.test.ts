import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { getDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { handleReturn } from '../../../../../src/server/commerce/payin/come-back.ts';
import { reconcileChannel } from '../../../../../src/server/commerce/payin/reconcile.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { ledgerTransfers } from '../../../../../src/server/db/schema/money/ledger.ts';
import type { FakeProvider } from '../../../../support/gateways/provider.ts';
import { type Interruption, openInterruptible } from '../../../support/interruptible.ts';
import {
  accountAt,
  begun,
  deliver,
  deliverAll,
  FAKES,
  openPayin,
  paymentOf,
} from '../../../support/payin.ts';

/**
 * Who reports a payment: a webhook (by its number, among those that exist by then), the shopper, or nobody.
 */
type Teller = { by: 'WEBHOOK'; event: number } | { by: 'SHOPPER' } | { by: 'RECONCILIATION' };
/** A teller, and the call to the database at which its process ends or loses the answer; 0: it lives. */
type Telling = Teller & { diesAt: number; how: Interruption };

const telling: fc.Arbitrary<Telling> = fc
  .tuple(
    fc.oneof(
      fc.record({ by: fc.constant('WEBHOOK' as const), event: fc.nat(3) }),
      fc.record({ by: fc.constant('SHOPPER' as const) }),
      fc.record({ by: fc.constant('RECONCILIATION' as const) }),
    ),
    fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 })),
    fc.constantFrom<Interruption>('ends', 'loses the answer'),
  )
  .map(([teller, diesAt, how]) => ({ ...teller, diesAt, how }));
/** Rounds of tellers that tell at the same time. */
const story = fc.array(fc.array(telling, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});
const RUNS = process.env.TEST_FULL ? 60 : 12;

async function tell(scope: OwnerScope, fake: FakeProvider, depositId: string, teller: Teller) {
  if (teller.by === 'SHOPPER') return handleReturn(scope, depositId);
  if (teller.by === 'RECONCILIATION') {
    return reconcileChannel(scope, await accountAt(scope), { everything: true });
  }
  const events = fake.events(scope.now);
  const event = events[teller.event % Math.max(1, events.length)];
  return event && deliver(scope, fake, event);
}

describe.each(Object.keys(FAKES) as (keyof typeof FAKES)[])('a payment through %s', (name) => {
  it('is credited exactly once, whoever tells of it, how often, at once, and whoever dies', async () => {
    const { db, interruptedAt } = await openInterruptible();
    const { fake, shopper } = await openPayin(db, name);
    let shoppers = 0;
    /** Reports it in a process that may die. The answers of a dead process don't matter. */
    const tellAndDie = async (scope: OwnerScope, depositId: string, told: Telling) => {
      if (told.diesAt === 0) return tell(scope, fake, depositId, told).catch(() => {});
      const dying = interruptedAt(told.diesAt, told.how);
      const done = tell({ ...scope, db: dying.db }, fake, depositId, told).catch(() => {});
      return Promise.race([done, dying.interrupted]);
    };
    await fc.assert(
      fc.asyncProperty(story, fc.boolean(), async (rounds, isDisputed) => {
        const scope = await shopper(`shopper${++shoppers}`);
        const { deposit, reference } = await begun(scope, '120');
        fake.pay(reference);
        for (const round of rounds) {
          await Promise.all(round.map((told) => tellAndDie(scope, deposit.id, told)));
        }
        // In the end everything is told by somebody who lives: twice, and backwards.
        await deliverAll(scope, fake);
        for (const event of fake.events(scope.now).toReversed()) await deliver(scope, fake, event);
        await handleReturn(scope, deposit.id);
        expect((await getDeposit(scope, deposit.id)).status).toBe('SUCCEEDED');
        expect((await paymentOf(scope, deposit.id)).state).toBe('CREDITED');
        expect((await getAccount(scope)).available).toBe('120.00');
        const credits = await db.$count(
          ledgerTransfers,
          and(
            eq(ledgerTransfers.type, 'DEPOSIT'),
            eq(ledgerTransfers.reference, deposit.depositNo),
          ),
        );
        expect(credits).toBe(1);
        if (!isDisputed) return;
        fake.dispute(reference);
        for (const round of rounds) {
          await Promise.all(round.map((told) => tellAndDie(scope, deposit.id, told)));
        }
        await deliverAll(scope, fake);
        expect(await getAccount(scope)).toMatchObject({ available: '0.00', frozen: '0.00' });
        expect((await getAccount(scope)).owed).toBeUndefined();
      }),
      { numRuns: RUNS },
    );
    expect(await verifyLedger(db, 'one')).toEqual([]);
  });
});
