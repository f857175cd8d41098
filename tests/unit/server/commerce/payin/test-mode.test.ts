import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../../src/contract/errors.ts';
import { planChannel } from '../../../../../src/server/commerce/channel/plan-channel.ts';
import { saveChannel } from '../../../../../src/server/commerce/channel/save-channel.ts';
import { openChannels } from '../../../../../src/server/commerce/deposit/deposit-channels.ts';
import { handleReturn } from '../../../../../src/server/commerce/payin/come-back.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { begin, begun, channelAt, deliver, FAKES, openPayin } from '../../../support/payin.ts';

const LIVE = { secretKey: 'sk_live_4eC39HqLyjWDarjtT1zdp7dc', environment: 'live' };

describe.each(Object.keys(FAKES) as (keyof typeof FAKES)[])('the test mode of %s', (name) => {
  async function open() {
    const { fake, shopper } = await openPayin(await openTestDatabase(), name);
    const scope = await shopper();
    const request = (changes: Record<string, string> = {}) => {
      const { secretKey, clientSecret, webhookSecret, ...settings } = {
        ...fake.settings,
        ...changes,
      } as Record<string, string>;
      const secrets = { secretKey, clientSecret, webhookSecret };
      return {
        channelId: '',
        provider: name,
        name: 'Online',
        currency: 'EUR',
        feeBasisPoints: 0,
        minimum: '1',
        maximum: '100',
        instructions: [],
        settings: Object.fromEntries(
          Object.entries(settings).filter(([key]) => key in fake.settings),
        ),
        secrets: Object.fromEntries(
          Object.entries(secrets).flatMap(([key, value]) => (value ? [[key, value]] : [])),
        ),
      };
    };
    return { fake, scope, request, real: { ...scope, demo: false } };
  }

  it('is refused outside demo mode, at the field that says so', async () => {
    const { scope, real, request } = await open();
    const refused = await planChannel(real, request()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Failure);
    expect(refused).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: name === 'stripe' ? 'secrets.secretKey' : 'settings.environment' }],
    });
    expect(await planChannel(scope, request())).toMatchObject({ isTest: true });
    expect(await planChannel(real, request(LIVE))).toMatchObject({ isTest: false });
  });

  it('shows no channel and credits nothing outside demo mode', async () => {
    const { fake, scope, real, request } = await open();
    const { deposit, reference } = await begun(scope);
    fake.pay(reference);
    await handleReturn(real, deposit.id);
    const [event] = fake.events(scope.now);
    if (!event) throw new Error('no event');
    await expect(deliver(real, fake, event)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(begin(real, deposit.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await getAccount(scope)).available).toBe('0.00');
    const plan = await planChannel(scope, { ...request(), channelId: channelAt('one') });
    await saveChannel(scope, plan);
    const isOpen = async (caller: typeof scope) =>
      (await openChannels(caller)).some(({ id }) => id === channelAt('one'));
    expect([await isOpen(scope), await isOpen(real)]).toEqual([true, false]);
    await deliver(scope, fake, event);
    expect((await getAccount(scope)).available).toBe('200.00');
  });
});
