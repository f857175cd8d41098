import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Deposit } from '../../../src/contract/calls/deposits.ts';
import { remoteControls, type Sent } from '../../support/gateways/provider.ts';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { channelBody, onlineChannel, openTopUp, type ProviderName } from '../support/providers.ts';
import { newPerson, type Person } from '../support/staff.ts';
import { call, DEFAULT_HOST, newShopper, type Shopper, visit } from '../support/world.ts';

const OTHER_HOST = 'la.localhost';

let finance: Person;
let lead: Person;
let shopper: Shopper;
beforeAll(async () => {
  finance = await newPerson('FINANCE');
  lead = await newPerson('FINANCE_LEAD');
  shopper = await newShopper();
});

const follow = async (path: string, host = DEFAULT_HOST) => {
  const { status, headers } = await visit(path, { host });
  return { status, location: String(headers.location ?? '') };
};
const reload = async (who: Shopper, { depositNo }: Deposit) =>
  (await who.call('listDeposits', { query: { depositNo } })).records[0];
const balanceOf = async (who: Shopper) => (await who.call('getAccount')).available;

describe.each(['stripe', 'paypal'] satisfies ProviderName[])('%s', (name: ProviderName) => {
  const fake = () => remoteControls(inject('providers')[name].origin);
  let channelId: string;
  beforeAll(async () => {
    channelId = await onlineChannel(name);
  });

  /** The provider's id of a payment, from the address of its page. */
  const referenceIn = (url: string) => /(?:\/pay\/|token=)(\w+)/.exec(url)?.[1] ?? '';
  const push = (event: Sent, { host = DEFAULT_HOST, channel = channelId } = {}) =>
    visit(`/api/webhooks/${name}/${channel}`, {
      host,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...event.headers },
      body: event.body,
    });
  async function begun(who = shopper) {
    const deposit = await openTopUp(who, channelId);
    const path = `${deposit.redirectUrl}&${new URLSearchParams({ back: '/payment?nos=PAY1' })}`;
    const { status, location } = await follow(path);
    expect(status).toBe(303);
    expect(location).toContain(inject('providers')[name].origin);
    return { deposit, path, reference: referenceIn(location) };
  }
  const eventsOf = async (reference: string) =>
    (await fake().events()).filter(({ body }) => body.includes(reference));

  test('leads to its page and back to the payment that needed the money', async () => {
    const who = await newShopper();
    const { deposit, path, reference } = await begun(who);
    const returned = await fake().pay(reference);
    const url = new URL(returned);
    expect(url.hostname).toBe(DEFAULT_HOST);
    const back = await follow(url.pathname + url.search);
    expect(back).toEqual({
      status: 303,
      location: `/my/balance/deposit/${deposit.depositNo}?back=%2Fpayment%3Fnos%3DPAY1`,
    });
    expect(await reload(who, deposit)).toMatchObject({ status: 'SUCCEEDED', isInstant: true });
    expect(await balanceOf(who)).toBe('100.00');
    // The link works once: now it leads to the page of the top-up, with its state.
    expect((await follow(path)).location).toContain('/my/balance/deposit/');
  });

  test('opens only by a link that this backend made, at its own tenant', async () => {
    const { deposit, path } = await begun();
    const forged = path.replace(/signature=\w/, 'signature=x');
    const url = `/api/pay/${deposit.id}`;
    for (const one of [forged, url, `${url}/return`]) expect((await follow(one)).status).toBe(404);
    expect((await follow(path, OTHER_HOST)).status).toBe(404);
  });

  test('credits by its webhook, once, and only if it is signed for this channel', async () => {
    const who = await newShopper();
    const { deposit, reference } = await begun(who);
    await fake().pay(reference);
    const [event] = await eventsOf(reference);
    if (!event) throw new Error('no event');
    expect((await push({ ...event, body: `${event.body} ` })).status).toBe(401);
    expect((await push({ ...event, headers: {} })).status).toBe(401);
    expect((await push(event, { channel: 'sampan-bank' })).status).toBe(404);
    expect((await push(event, { host: OTHER_HOST })).status).toBe(404);
    expect(await balanceOf(who)).toBe('0.00');
    const answers = await Promise.all([push(event), push(event), push(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await reload(who, deposit)).toMatchObject({ status: 'SUCCEEDED' });
    expect(await balanceOf(who)).toBe('100.00');
    const { channels } = await finance.call('listChannels');
    const account = channels.find(({ id }) => id === channelId)?.account;
    expect(account?.lastEventAt).toBeDefined();
    expect(account?.lastRefusedAt).toBeDefined();
    const { payments } = await call('getSystemHealth', {}, { token: OPERATOR_TOKEN });
    expect(payments.find(({ source }) => source === name)?.lastAt).toBeDefined();
  });

  test('is found by the button at the desk if no webhook came', async () => {
    const who = await newShopper();
    const { deposit, reference } = await begun(who);
    await fake().pay(reference);
    const params = { id: channelId };
    expect((await finance.call('reconcileChannel', { params })).changed).toBeGreaterThan(0);
    expect(await reload(who, deposit)).toMatchObject({ status: 'SUCCEEDED' });
    await finance.call('testChannel', { params });
  });

  test('is refunded to its payer', async () => {
    const who = await newShopper();
    const { deposit, reference } = await begun(who);
    await fake().pay(reference);
    await finance.call('reconcileChannel', { params: { id: channelId } });
    const { records } = await finance.call('listProviderPayments', {
      query: { state: 'CREDITED' },
    });
    const payment = records.find(({ depositId }) => depositId === deposit.id);
    const params = { id: payment?.id ?? '' };
    const refund = { amount: '', reason: 'The shopper asked for it', evidence: '' };
    const answer = await finance.call('refundToPayer', { params, body: refund });
    expect(answer.proposal).toBeUndefined();
    expect(answer.reversals).toMatchObject([{ state: 'TAKEN', amountCny: '100.00' }]);
    expect(await fake().refunds()).toContain(deposit.payAmount);
    expect(await balanceOf(who)).toBe('0.00');
    expect(await refusal(finance.call('refundToPayer', { params, body: refund }))).toBe(
      'NOTHING_TO_REFUND',
    );
  });
});

describe('a channel', () => {
  test('takes two persons, and never shows a secret again', async () => {
    const body = channelBody('stripe');
    const secrets = Object.values(body.secrets ?? {});
    const proposal = await finance.call('proposeChannel', { body });
    expect(proposal).toMatchObject({ state: 'PENDING', kind: 'CHANNEL' });
    const listed = async () => (await finance.call('listChannels')).channels;
    expect((await listed()).some(({ id }) => id === proposal.subjectId)).toBe(false);
    const { payloadHash, id } = proposal;
    await lead.call('approveProposal', { params: { id }, body: { payloadHash } });
    const channel = (await listed()).find((one) => one.id === proposal.subjectId);
    expect(channel).toMatchObject({ open: true, provider: 'stripe', account: { enabled: true } });
    const owner = await newPerson('OWNER', { tenantId: '*' });
    const audit = await owner.call('listAudit', { query: { actorId: finance.id } });
    for (const secret of secrets) {
      for (const shown of [proposal, await listed(), audit]) {
        expect(JSON.stringify(shown)).not.toContain(secret);
      }
    }
    expect(JSON.parse(proposal.payload)).not.toHaveProperty('secrets');
    // Other terms with the same secrets. Testing the channel does not end the waiting proposal.
    const changed = await finance.call('proposeChannel', {
      body: { ...body, channelId: proposal.subjectId, feeBasisPoints: 200, secrets: {} },
    });
    expect(changed.summary).toEqual([
      { name: 'channel.feeBasisPoints', before: '150', after: '200' },
    ]);
    await finance.call('testChannel', { params: { id: proposal.subjectId } });
    await lead.call('approveProposal', {
      params: { id: changed.id },
      body: { payloadHash: changed.payloadHash },
    });
    const params = { id: proposal.subjectId };
    await finance.call('testChannel', { params });
    await finance.call('switchChannelOff', { params, body: { reason: 'A key was lost' } });
    const off = await shopper.call('listDepositChannels');
    expect(off.some((one) => one.id === proposal.subjectId)).toBe(false);
  });

  test('is refused with wrong settings, at the field', async () => {
    const body = channelBody('stripe');
    const wrong = { ...body, secrets: { ...body.secrets, secretKey: 'pk_live_public' } };
    const refused = finance.call('proposeChannel', { body: wrong });
    await expect(refused).rejects.toMatchObject({
      body: { code: 'VALIDATION_FAILED', errors: [{ field: 'secrets.secretKey' }] },
    });
    const paypal = { ...channelBody('paypal'), currency: 'LAK' };
    await expect(finance.call('proposeChannel', { body: paypal })).rejects.toMatchObject({
      body: { errors: [{ field: 'currency' }] },
    });
    const service = await newPerson('WAREHOUSE');
    expect(await refusal(service.call('listChannels'))).toBe('FORBIDDEN');
    expect(await refusal(service.call('proposeChannel', { body }))).toBe('FORBIDDEN');
  });
});
