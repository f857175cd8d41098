import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { crossSite } from '../../src/server/edge/cross-site.ts';
import { preferences } from '../../src/server/edge/preferences.ts';
import type { RequestEnv, RequestVariables } from '../../src/server/request/context.ts';

const asked: unknown[] = [];

/** The two steps of the edge that a preference passes, for a tenant of English and Lao. */
function edgeOf({ signedIn = false } = {}) {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('tenant', { supportedLanguages: ['en', 'la'] } as unknown as RequestVariables['tenant']);
    c.set('platform', { config: {} } as RequestVariables['platform']);
    c.set('t', ((key: string) => key) as RequestVariables['t']);
    const api = async (...call: unknown[]) => asked.push(call);
    c.set('api', api as unknown as RequestVariables['api']);
    if (signedIn) c.set('session', { userId: 'u', token: 't' });
    await next();
  });
  return app.use(crossSite, preferences);
}

function send(fields: Record<string, string>, options: { signedIn?: boolean; site?: string } = {}) {
  return edgeOf(options).request('http://shop.test/preferences', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': options.site ?? 'same-origin',
    },
    body: new URLSearchParams(fields).toString(),
  });
}

describe('POST /preferences', () => {
  it('keeps the choice in its cookie and leads back', async () => {
    const answer = await send({ scheme: 'dark', back: '/faq?q=1' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/faq?q=1');
    expect(answer.headers.get('set-cookie')).toMatch(/^sampan_scheme=dark; Max-Age=\d+; Path=\/;/);
  });

  it('takes only values that this tenant has', async () => {
    const answer = await send({ locale: 'ko', scheme: 'pink', direction: 'up', back: '/' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('leads to no other site', async () => {
    const answer = await send({ locale: 'la', back: 'https://evil.test/' });
    expect(answer.headers.get('location')).toBe('/');
  });

  it('remembers a shopper’s language on every device, and asks nothing for a visitor', async () => {
    await send({ locale: 'la', back: '/' });
    expect(asked).toEqual([]);
    await send({ locale: 'la', back: '/' }, { signedIn: true });
    expect(asked).toEqual([['updateLanguage', { query: { language: 'la' } }]]);
  });

  it('is refused from another site', async () => {
    expect((await send({ scheme: 'dark' }, { site: 'cross-site' })).status).toBe(403);
  });

  it('opens no other page to writes', async () => {
    const answer = await edgeOf().request('http://shop.test/faq', { method: 'POST' });
    expect(answer.status).toBe(405);
  });
});
