import { expect, it } from 'vitest';
import { openSettings, sealSettings } from '../../../../../src/server/commerce/channel/accounts.ts';
import { seal } from '../../../../../src/server/crypto/sealed-cookie.ts';
import { onlineProviderNamed } from '../../../../../src/server/payments/providers.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { openTestScope } from '../../../support/identity-scope.ts';

const SETTINGS = {
  methods: 'stripe',
  secretKey: 'sk_live_4eC39HqLyjWDarj',
  webhookSecret: 'whsec_5WbX5kEWLlfzsGNj',
};

it('the secrets of a channel are opened for that channel only, and those of before too', async () => {
  const scope = await openTestScope(await openTestDatabase());
  const stripe = onlineProviderNamed('stripe');
  if (!stripe) throw new Error('no provider');
  const place = { tenantId: 'one', channelId: 'cards' };
  const sealed = await sealSettings(scope, place, stripe, SETTINGS);
  expect(await openSettings(scope, stripe, { ...sealed, ...place })).toEqual(SETTINGS);
  for (const other of [{ tenantId: 'two' }, { channelId: 'other' }]) {
    expect(await openSettings(scope, stripe, { ...sealed, ...place, ...other })).toBeUndefined();
  }
  const before = await seal(scope.keys, 'payment-provider', SETTINGS, 86_400, scope.now);
  expect(await openSettings(scope, stripe, { settings: {}, secrets: before, ...place })).toEqual(
    SETTINGS,
  );
});
