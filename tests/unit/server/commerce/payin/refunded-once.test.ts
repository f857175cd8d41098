import { expect, it } from 'vitest';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { handleReturn } from '../../../../../src/server/commerce/payin/come-back.ts';
import { reconcileChannel } from '../../../../../src/server/commerce/payin/reconcile.ts';
import { refundToPayer } from '../../../../../src/server/commerce/payin/refund-to-payer.ts';
import { reversalsOf } from '../../../../../src/server/commerce/payin/reversals.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { type Interruption, openInterruptible } from '../../../support/interruptible.ts';
import { accountAt, begun, deliverAll, openPayin, paymentOf } from '../../../support/payin.ts';
import { later, operator } from '../../../support/shop.ts';

it.each(['ends', 'loses the answer'] satisfies Interruption[])(
  'a refund is made once or not at all, wherever the process %s that asked for it',
  async (how) => {
    const { db, interruptedAt } = await openInterruptible();
    const { fake, shopper } = await openPayin(db, 'stripe');
    let wasInterrupted = true;
    for (let at = 1; wasInterrupted; at += 2) {
      const scope = await shopper(`shopper${at}`);
      const { deposit, reference } = await begun(scope, '120');
      fake.pay(reference);
      await handleReturn(scope, deposit.id);
      const { id } = await paymentOf(scope, deposit.id);
      const before = fake.refunds().length;
      const dying = interruptedAt(at, how);
      const asked = refundToPayer({ ...operator(scope), db: dying.db }, id, { reason: 'Asked' });
      const ended = asked.then(
        () => undefined,
        () => undefined,
      );
      await Promise.race([ended, dying.interrupted]);
      wasInterrupted = dying.wasInterrupted();
      const next = later(scope, 120_000);
      await reconcileChannel(next, await accountAt(next), { everything: true });
      await deliverAll(next, fake);
      const states = (await reversalsOf(scope, id)).map(({ state }) => state);
      const about = `interrupted at call ${at}`;
      const isRefunded = states.length > 0;
      expect(states, about).toEqual(isRefunded ? ['TAKEN'] : []);
      expect(fake.refunds().length - before, about).toBe(isRefunded ? 1 : 0);
      const left = isRefunded ? '0.00' : '120.00';
      expect(await getAccount(scope), about).toMatchObject({ available: left, frozen: '0.00' });
    }
    expect(await verifyLedger(db, 'one')).toEqual([]);
  },
);
