import { inject } from 'vitest';
import type { Input } from '../../../src/contract/endpoints.ts';
import { remoteControls } from '../../support/gateways/provider.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { newPerson, TENANT_ID } from './staff.ts';
import { call, DEFAULT_HOST, type Shopper, visit } from './world.ts';

export type ProviderName = 'stripe' | 'paypal';

const SECRET = /secret/i;

/** The proposal of a channel of a provider that stands in for the real one. */
export function channelBody(name: ProviderName): Input<'proposeChannel'>['body'] {
  const given = Object.entries(inject('providers')[name].settings);
  return {
    channelId: '',
    provider: name,
    name: `Online ${name}`,
    currency: 'AUD',
    feeBasisPoints: 150,
    minimum: '10.00',
    maximum: '10000.00',
    settings: Object.fromEntries(given.filter(([key]) => !SECRET.test(key))),
    secrets: Object.fromEntries(given.filter(([key]) => SECRET.test(key))),
    reason: 'Our shoppers asked for it',
  };
}

const open = new Map<string, Promise<string>>();

/** The id of a channel at the provider, which two persons have opened at the tenant. */
export function onlineChannel(
  name: ProviderName,
  { host = DEFAULT_HOST, tenantId = TENANT_ID } = {},
): Promise<string> {
  const key = `${name} ${host}`;
  const opened = open.get(key) ?? newChannel(name, { host, tenantId });
  open.set(key, opened);
  return opened;
}

/** The id of another channel at the provider, which two persons have opened. */
export async function newChannel(
  name: ProviderName,
  { host = DEFAULT_HOST, tenantId = TENANT_ID } = {},
): Promise<string> {
  const [maker, lead] = [
    await newPerson('FINANCE', { tenantId }),
    await newPerson('FINANCE_LEAD', { tenantId }),
  ];
  const proposal = await maker.call('proposeChannel', { body: channelBody(name) }, { host });
  const { id, payloadHash, subjectId } = proposal;
  const approved = await lead.call(
    'approveProposal',
    { params: { id }, body: { payloadHash } },
    { host },
  );
  if (approved.state !== 'EXECUTED') throw new Error(`the channel is ${approved.state}`);
  return subjectId;
}

/** A top-up through a channel, whose page at the provider is open. */
export async function openTopUp(shopper: Shopper, channelId: string, amount = '100') {
  return shopper.call('createDeposit', { body: { channelId, amount } });
}

/** The id of a payment at Stripe that was paid and credited. */
export async function paidPayment(shopper: Shopper): Promise<string> {
  const { host } = shopper;
  const channelId = await onlineChannel('stripe', { host, tenantId: '*' });
  const deposit = await openTopUp(shopper, channelId);
  const page = await visit(deposit.redirectUrl ?? '', { host });
  const reference = /\/pay\/(\w+)/.exec(String(page.headers.location))?.[1] ?? '';
  const back = new URL(await remoteControls(inject('providers').stripe.origin).pay(reference));
  await visit(back.pathname + back.search, { host });
  const { records } = await call('listProviderPayments', {}, { host, token: OPERATOR_TOKEN });
  const paid = records.find(({ depositId }) => depositId === deposit.id);
  if (!paid) throw new Error('the payment is not listed');
  return paid.id;
}
