import { describe, expect, test } from 'vitest';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../../demo/demo-shopper.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import type { Answer } from '../../../tools/servers/http.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { expectRefused, refusalOf } from '../support/refusals.ts';
import { textsOf } from '../support/texts.ts';
import { call, send, visit } from '../support/world.ts';

/** Lao is sent by its BCP 47 tag, as browsers do. */
const READERS = [
  ['en', 'en'],
  ['ar', 'ar'],
  ['la', 'lo'],
  ['zh-CN', 'zh-CN'],
] as const;

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const asksForSomething = ({ body, params, query }: Endpoint) => Boolean(body || params || query);
const fallible = table.filter(
  ([, endpoint]) => endpoint.auth !== 'public' || asksForSomething(endpoint),
);

let signedIn: Promise<{ accessToken: string }> | undefined;

/** A token, unless the missing token is the error. */
async function tokenFor(endpoint: Endpoint): Promise<string> {
  if (!asksForSomething(endpoint)) return 'worthless';
  if (endpoint.auth === 'operator') return OPERATOR_TOKEN;
  signedIn ??= call('login', { body: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
  return (await signedIn).accessToken;
}

const WRONG =
  'size=0&pageNo=0&country=1&warehouseRegion=X&email=x&quantity=0&language=x&tab=x&type=X&orderType=X&cartItemIds=!';

/** A call with every possible error. */
async function badCall(endpoint: Endpoint, language: string): Promise<Answer> {
  const { method, path } = endpoint;
  const authorization = `Bearer ${await tokenFor(endpoint)}`;
  const headers = { 'accept-language': language, authorization };
  const to = `/api${path.replaceAll(/\{\w+\}/g, 'no%20such%20id')}?${WRONG}`;
  return method === 'GET' ? visit(to, { headers }) : send(method, to, null, { headers });
}

describe('errors are in the language of the request', () => {
  test.each(fallible)('%s', async (_name, endpoint) => {
    for (const [locale, tag] of READERS) {
      const { code, message, errors = [] } = refusalOf(await badCall(endpoint, tag));
      const texts = { ...textsOf('en'), ...textsOf(locale) };
      expect(message).toBe(texts[`error.${code}`]);
      for (const error of errors) expect(error.message).toBe(texts[`field.${error.code}`]);
    }
  });

  test.each(READERS)('refusals of the edge and of unknown calls are in %s', async (locale, tag) => {
    const texts = { ...textsOf('en'), ...textsOf(locale) };
    const headers = { 'accept-language': tag };
    const large = { text: 'x'.repeat(70_000) };
    const refused = [
      expectRefused(await visit('/api/front/no-such-call', { headers }), 'NOT_FOUND'),
      expectRefused(await visit('/api/front/user/profile', { headers }), 'UNAUTHENTICATED'),
      expectRefused(await send('POST', '/api/front/cart', large, { headers }), 'BODY_TOO_LARGE'),
      expectRefused(
        await send(
          'POST',
          '/api/front/cart',
          {},
          { headers: { ...headers, origin: 'https://a.example' } },
        ),
        'CROSS_SITE_REQUEST',
      ),
    ];
    for (const { code, message } of refused) expect(message).toBe(texts[`error.${code}`]);
  });
});
