import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../../src/contract/errors.ts';
import { crossSite } from '../../../../src/server/edge/cross-site.ts';
import { preferences, preferencesOf } from '../../../../src/server/edge/preferences.ts';
import type { RequestEnv, RequestVariables } from '../../../../src/server/request/context.ts';
import { COOKIES } from '../../../../src/site/cookies.ts';

const backendCalls: unknown[] = [];
const logged: Record<string, unknown>[] = [];
const log = (line: Record<string, unknown>) => {
  logged.push(line);
};

/** The two steps of the edge that handle preferences, for a tenant with English and Lao. */
function edgeOf({ signedIn = false, ended = false } = {}) {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    const tenant = { id: 'one', supportedLanguages: ['en', 'la'] };
    c.set('tenant', tenant as unknown as RequestVariables['tenant']);
    const platform = { config: {}, runtime: 'workerd', log };
    c.set('platform', platform as unknown as RequestVariables['platform']);
    c.set('t', ((key: string) => key) as RequestVariables['t']);
    const api = async (...call: unknown[]) => {
      backendCalls.push(call);
      if (ended) throw new ApiError(401, { code: 'UNAUTHENTICATED', message: '', requestId: '' });
    };
    c.set('api', api as unknown as RequestVariables['api']);
    if (signedIn) c.set('session', { userId: 'u', token: 't' });
    await next();
  });
  return app.use(crossSite, preferences);
}

type Options = { signedIn?: boolean; ended?: boolean; site?: string; cookie?: string };

function send(fields: Record<string, string>, options: Options = {}) {
  return edgeOf(options).request('http://shop.test/preferences', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': options.site ?? 'same-origin',
      cookie: options.cookie ?? '',
    },
    body: new URLSearchParams(fields).toString(),
  });
}

describe('POST /preferences', () => {
  it('stores the choice in its cookie and redirects back', async () => {
    const answer = await send({ scheme: 'dark', back: '/faq?q=1' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/faq?q=1');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^sampan_scheme=dark; Path=\/;.*; Max-Age=\d+$/,
    );
  });

  it('ignores unknown values and languages that the tenant lacks', async () => {
    const answer = await send({ locale: 'ko', scheme: 'pink', direction: 'up', back: '/' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is set for three years, which browsers limit to 400 days; the language for one', async () => {
    const answer = await send({
      scheme: 'dark',
      direction: 'rtl',
      primary: '#2563EB',
      locale: 'la',
    });
    const kept = answer.headers
      .getSetCookie()
      .map((line) => line.split('; ').filter((part) => /^(sampan|Max-Age)/.test(part)));
    expect(kept.sort()).toEqual([
      ['sampan_direction=rtl', `Max-Age=${3 * 365 * 86_400}`],
      ['sampan_locale=la', `Max-Age=${365 * 86_400}`],
      ['sampan_primary=%232563eb', `Max-Age=${3 * 365 * 86_400}`],
      ['sampan_scheme=dark', `Max-Age=${3 * 365 * 86_400}`],
    ]);
    const { scheme, direction, primary, locale } = COOKIES;
    expect([scheme, direction, primary, locale].map(({ maxAge }) => maxAge / 86_400 / 365)).toEqual(
      [3, 3, 3, 1],
    );
  });

  it('accepts a custom colour', async () => {
    const answer = await send({ primary: 'own', ownColor: '#123abc' });
    expect(answer.headers.get('set-cookie')).toMatch(/^sampan_primary=%23123abc;/);
  });

  it('accepts a colour only as #rrggbb', async () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'red',
        '#fff',
        '2563eb',
        '#2563eb;',
        '#2563eb\n',
        '</style>',
        '#２２２２２２',
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        fc.pre(!/^#[\da-f]{6}$/i.test(text) && !['default', 'own'].includes(text));
        for (const primary of [text, 'own']) {
          const answer = await send({ primary, ownColor: text });
          expect(answer.headers.get('set-cookie')).toBeNull();
        }
      }),
    );
  });

  it('resets a choice', async () => {
    const cookie = 'sampan_scheme=dark; sampan_direction=rtl; sampan_primary=%232563eb';
    const back = { scheme: 'default', direction: 'default', primary: 'default' };
    const dropped = (await send(back, { cookie })).headers.getSetCookie();
    expect(dropped.map((line) => line.split('; ').slice(0, 2)).sort()).toEqual([
      ['sampan_direction=', 'Max-Age=0'],
      ['sampan_primary=', 'Max-Age=0'],
      ['sampan_scheme=', 'Max-Age=0'],
    ]);
    expect((await send(back)).headers.getSetCookie()).toEqual([]);
  });

  it('never redirects to another site', async () => {
    const answer = await send({ locale: 'la', back: 'https://evil.test/' });
    expect(answer.headers.get('location')).toBe('/');
  });

  it('stores a shopper’s language in the profile, and calls nothing for a visitor', async () => {
    await send({ locale: 'la', back: '/' });
    expect(backendCalls).toEqual([]);
    await send({ locale: 'la', back: '/' }, { signedIn: true });
    expect(backendCalls).toEqual([['updateLanguage', { query: { language: 'la' } }]]);
  });

  it('drops a session that was revoked, and still stores the language', async () => {
    const answer = await send({ locale: 'la', back: '/' }, { signedIn: true, ended: true });
    const names = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(names).toContain('sampan_locale=la');
    expect(names).toContain('sampan_token=');
    expect(names).toContain('sampan_login=');
  });

  it('is refused from another site', async () => {
    expect((await send({ scheme: 'dark' }, { site: 'cross-site' })).status).toBe(403);
  });

  it('that another site caused is logged as a security event', async () => {
    logged.length = 0;
    await send({ scheme: 'dark' }, { site: 'cross-site', signedIn: true });
    expect(logged).toEqual([
      { event: 'cross_site_write_refused', tenant: 'one', account: 'u', address: '' },
    ]);
  });

  it('accepts writes at no other page', async () => {
    const answer = await edgeOf().request('http://shop.test/faq', { method: 'POST' });
    expect(answer.status).toBe(405);
  });
});

describe('a visitor’s preference', () => {
  const chosenBy = async (cookie: string) => {
    const app = edgeOf().get('/', (c) => c.json(preferencesOf(c)));
    return (await app.request('http://shop.test/', { headers: { cookie } })).json();
  };

  it('is read from the cookies', async () => {
    const cookie = 'sampan_scheme=dark; sampan_direction=rtl; sampan_primary=%232563eb';
    await expect(chosenBy(cookie)).resolves.toEqual({
      scheme: 'dark',
      direction: 'rtl',
      primary: '#2563eb',
    });
  });

  it('is undefined if its cookie has an unknown value', async () => {
    const cookie = `sampan_scheme=pink; sampan_direction=; sampan_primary=${encodeURIComponent('#fff}</style><script>')}`;
    await expect(chosenBy(cookie)).resolves.toEqual({});
  });
});
