import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { currencyDigits } from '../../../../../src/i18n/currency-digits.ts';
import { handleReturn } from '../../../../../src/server/commerce/payin/come-back.ts';
import { refundToPayer } from '../../../../../src/server/commerce/payin/refund-to-payer.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { depositChannels } from '../../../../../src/server/db/schema/shop/tenants.ts';
import { fromMinor, roundedUp } from '../../../../../src/server/payments/money.ts';
import { toPaypal } from '../../../../../src/server/payments/paypal/amounts.ts';
import { paypal } from '../../../../../src/server/payments/paypal/paypal.ts';
import { toStripe } from '../../../../../src/server/payments/stripe/amounts.ts';
import { stripe } from '../../../../../src/server/payments/stripe/stripe.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { begun, channelAt, openPayin, paymentOf } from '../../../support/payin.ts';
import { giveRate } from '../../../support/rates.ts';
import { operator } from '../../../support/shop.ts';

const CURRENCIES = Intl.supportedValuesOf('currency');

/** The smallest amount of a currency above a hundred, such as `100.01`. */
const odd = (currency: string) => {
  const digits = currencyDigits(currency);
  return fromMinor(100 * 10 ** digits + 1, digits);
};

describe('what is paid at a provider', () => {
  it('is an amount that Stripe takes, in every currency', () => {
    for (const currency of CURRENCIES) {
      const amount = roundedUp(odd(currency), stripe.online?.stepOf(currency) ?? '');
      expect(toStripe({ amount, currency }), currency).toBeGreaterThan(0);
      if (currencyDigits(currency) === 3) expect(amount, currency).toBe('100.010');
    }
  });

  it('is an amount that PayPal takes, in every currency', () => {
    for (const currency of paypal.online?.currencies ?? []) {
      const amount = roundedUp(odd(currency), paypal.online?.stepOf(currency) ?? '');
      expect(Number(toPaypal({ amount, currency }).value), currency).toBeGreaterThan(100);
    }
  });

  it.each([
    ['paypal', 'HUF', '100.01', '101.00'],
    ['paypal', 'TWD', '100.00', '100.00'],
    ['stripe', 'KWD', '100.001', '100.010'],
  ] as const)(
    'at %s in %s for %s is %s, and credits what was asked',
    async (name, currency, rate, pay) => {
      const db = await openTestDatabase();
      const { fake, shopper } = await openPayin(db, name);
      const scope = await shopper();
      await giveRate(db, scope.tenantId, currency, {
        raw: rate,
        fetchedAt: scope.now - 3_600_000,
      });
      await db
        .update(depositChannels)
        .set({ currency, feeBasisPoints: 0, minimumFen: 1_00 })
        .where(eq(depositChannels.id, channelAt('one')));
      const { deposit, url } = await begun(scope, '1');
      expect(deposit.payAmount).toBe(pay);
      expect(url).toContain(fake.origin);
    },
  );
});

describe('a refund to the payer', () => {
  it.each(['stripe', 'paypal'] as const)('of a part of a cent is refused at %s', async (name) => {
    const { fake, shopper } = await openPayin(await openTestDatabase(), name);
    const scope = await shopper();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    await handleReturn(scope, deposit.id);
    const { id } = await paymentOf(scope, deposit.id);
    const refund = refundToPayer(operator(scope), id, { amount: '1.005', reason: 'Half a cent' });
    await expect(refund).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'amount', code: 'number' }],
    });
    expect(await getAccount(scope)).toMatchObject({ available: '200.00', frozen: '0.00' });
  });
});
