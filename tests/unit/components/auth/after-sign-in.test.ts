import { describe, expect, it } from 'vitest';
import {
  afterSignIn,
  destinationQuery,
  hostAfterSignIn,
  returnUrl,
} from '../../../../src/components/auth/after-sign-in.ts';

const queryOf = (query: Record<string, string>) => new URLSearchParams(query);
const OWN = 'https://cabinet.dala.test';

describe('the page after signing in', () => {
  it.each([
    [{}, '/'],
    [{ redirectUrl: '/cart?a=1' }, '/cart?a=1'],
    [{ redirectUrl: 'https://evil.example/' }, '/'],
    [
      { redirectUrl: '/cart', refrom: `${OWN}/in` },
      `/auth/return?refrom=${encodeURIComponent(`${OWN}/in`)}`,
    ],
  ])('%o', (query, path) => expect(afterSignIn(queryOf(query))).toBe(path));

  it('is passed on to signing up, without the other fields of the query', () => {
    const query = { refrom: `${OWN}/in?a=1`, redirectUrl: '/cart', email: 'a@b.test' };
    const { email: _, ...kept } = query;
    const passedOn = new URLSearchParams(destinationQuery(queryOf(query)));
    expect(Object.fromEntries(passedOn)).toEqual(kept);
  });
});

describe('returning to another site', () => {
  it('appends the e-mail to the query of the URL', () => {
    const address = returnUrl(`${OWN}/in?a=1`, [OWN], 'a+b@c.test');
    expect(address?.href).toBe(`${OWN}/in?a=1&email=a%2Bb%40c.test`);
  });

  it.each([
    null,
    '',
    'javascript:alert(1)',
    '/in',
    'https://cabinet.dala.test.evil.example/',
    'http://cabinet.dala.test/',
    'blob:https://cabinet.dala.test/abc',
  ])('is refused for any URL but one of the tenant’s own over https: %s', (refrom) =>
    expect(returnUrl(refrom, [OWN], 'a@b.test')).toBeUndefined(),
  );
});

describe('a shopper who signs in', () => {
  const there = `/auth/return?refrom=${encodeURIComponent(`${OWN}/in?a=1`)}`;

  it.each([
    ['refrom', { refrom: `${OWN}/in?a=1` }],
    ['a redirectUrl to /auth/return', { redirectUrl: there }],
  ])('is told the host of the other site that %s leads to', (_, query) =>
    expect(hostAfterSignIn(afterSignIn(queryOf(query)), [OWN])).toBe('cabinet.dala.test'),
  );

  it.each<Record<string, string>>([
    {},
    { redirectUrl: '/cart?refrom=https://cabinet.dala.test/' },
    { refrom: 'https://evil.example/' },
    { refrom: 'javascript:alert(1)' },
  ])('is told nothing if signing in leads to a page of this site: %o', (query) =>
    expect(hostAfterSignIn(afterSignIn(queryOf(query)), [OWN])).toBeUndefined(),
  );
});
