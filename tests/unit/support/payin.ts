import { onTestFinished } from 'vitest';
import type { OwnerScope } from '../../../src/server/commerce/base/scope.ts';
import { accountOf, sealSettings } from '../../../src/server/commerce/channel/accounts.ts';
import {
  type ProviderPaymentRow,
  providerPaymentsOf,
} from '../../../src/server/commerce/channel/provider-payments.ts';
import { createDeposit } from '../../../src/server/commerce/deposit/deposits.ts';
import { beginPayment } from '../../../src/server/commerce/payin/begin.ts';
import { takeWebhook } from '../../../src/server/commerce/payin/take-webhook.ts';
import { lookUpPayout } from '../../../src/server/commerce/payout/send-payouts.ts';
import { providerAccounts } from '../../../src/server/db/schema/money/providers.ts';
import { depositChannels } from '../../../src/server/db/schema/shop/tenants.ts';
import type { Gateways } from '../../../src/server/payments/provider.ts';
import { onlineProviderNamed } from '../../../src/server/payments/providers.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { startPaypal } from '../../support/gateways/paypal.ts';
import type { FakeProvider, Sent } from '../../support/gateways/provider.ts';
import { startStripe } from '../../support/gateways/stripe.ts';
import { NOW } from './identity-scope.ts';
import { openShop } from './shop.ts';

export const FAKES = { stripe: startStripe, paypal: startPaypal } as const;

const gatewaysOf = ({ origin }: FakeProvider): Gateways => ({
  stripe: origin,
  paypal: 'http://127.0.0.1:9',
  paypalSandbox: origin,
  timeoutMs: 5000,
});

/** The name of the channel of the fake provider at a tenant. */
export const channelAt = (tenantId: string) => `${tenantId}-online`;

/** A shop whose two tenants take money through one account at a provider. */
export async function openPayin(db: Database, name: keyof typeof FAKES) {
  const fake = await FAKES[name]();
  onTestFinished(fake.stop);
  const shop = await openShop(db);
  const provider = onlineProviderNamed(name);
  if (!provider) throw new Error(`no provider ${name}`);
  const shopper = async (who = 'mia', tenantId = 'one'): Promise<OwnerScope> => ({
    ...(await shop.shopper(who, tenantId)),
    gateways: gatewaysOf(fake),
  });
  const { keys } = await shop.shopper('owner');
  for (const tenantId of ['one', 'two']) {
    await db.insert(depositChannels).values({
      id: channelAt(tenantId),
      tenantId,
      position: 7,
      type: provider.type,
      provider: name,
      name: { en: 'Online' },
      instructions: [],
      currency: 'AUD',
      feeBasisPoints: 150,
      minimumFen: 10_00,
      maximumFen: 10_000_00,
      instant: false,
    });
    await db.insert(providerAccounts).values({
      tenantId,
      channelId: channelAt(tenantId),
      enabled: true,
      ...(await sealSettings(
        { keys, now: NOW },
        { tenantId, channelId: channelAt(tenantId) },
        provider,
        fake.settings,
      )),
      changedAt: NOW,
      changedBy: 'staff',
    });
  }
  return { fake, shopper };
}

/** A top-up whose payment was begun at the provider. */
export async function begun(scope: OwnerScope, amount = '200') {
  const deposit = await createDeposit(scope, {
    channelId: channelAt(scope.tenantId),
    amount,
    reference: '',
  });
  const url = await begin(scope, deposit.id);
  return { deposit, url, reference: (await paymentOf(scope, deposit.id)).reference ?? '' };
}

/** Opens the provider's page of a top-up. */
export const begin = (scope: OwnerScope, depositId: string) =>
  beginPayment(scope, depositId, {
    returnUrl: 'http://shop.sampan.test/api/pay/return?signature=0',
    cancelUrl: 'http://shop.sampan.test/my/balance',
  });

/** The newest payment of a top-up. */
export async function paymentOf(scope: OwnerScope, depositId: string): Promise<ProviderPaymentRow> {
  const [row] = await providerPaymentsOf(scope, depositId);
  if (!row) throw new Error('no payment was begun');
  return row;
}

/** Delivers a webhook to a channel of the tenant. */
export const deliver = (
  scope: OwnerScope,
  { name }: FakeProvider,
  { body, headers }: Sent,
  channelId = channelAt(scope.tenantId),
) => takeWebhook(scope, { provider: name, channelId }, { body, headers }, lookUpPayout);

/** Delivers all webhooks that the provider has sent until now. */
export async function deliverAll(scope: OwnerScope, fake: FakeProvider): Promise<void> {
  for (const event of fake.events(scope.now)) await deliver(scope, fake, event);
}

/** The account of the channel, for a reconciliation. */
export async function accountAt(scope: OwnerScope) {
  const account = await accountOf(scope, channelAt(scope.tenantId));
  if (!account) throw new Error('no account');
  return account;
}
