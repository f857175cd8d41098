import { expect, it } from 'vitest';
import { describedBy, describedNow } from '../../../../src/server/openid/discovery.ts';
import type { PublicFetch } from '../../../../src/server/platform/public-fetch.ts';
import { openIdProvider } from '../../../support/gateways/openid.ts';

it('a provider is asked once an hour what it supports; a test asks it anew', async () => {
  const provider = await openIdProvider('https://hourly.test');
  const issuer = 'https://hourly.test/main';
  let asked = 0;
  const answers: PublicFetch = (url, init) => {
    asked += 1;
    return provider.answer(new Request(url, init as RequestInit));
  };
  const silent: PublicFetch = () => Promise.reject(new Error('no answer'));
  await describedBy(issuer, answers);
  await describedBy(issuer, answers);
  expect(asked).toBe(1);
  await expect(describedNow(issuer, silent)).rejects.toMatchObject({ kind: 'UNREACHABLE' });
  await describedNow(issuer, answers);
  expect(asked).toBe(2);
  // What it said before stays until it says something else.
  expect(await describedBy(issuer, silent)).toMatchObject({ issuer });
});
