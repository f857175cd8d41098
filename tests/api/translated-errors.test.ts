import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../src/server/db/seed/demo-shopper.ts';
import type { Answer } from '../support/http.ts';
import { OPERATOR_TOKEN } from '../support/server.ts';
import { expectRefused, refusalOf } from './support/refusals.ts';
import { isTranslated, textsOf } from './support/texts.ts';
import { call, send, visit } from './support/world.ts';

/** Lao comes by its BCP 47 tag, as browsers send it. */
const READERS = [
  ['en', 'en'],
  ['ar', 'ar'],
  ['la', 'lo'],
  ['zh-CN', 'zh-CN'],
] as const;

const table = Object.entries(endpoints) as [EndpointName, Endpoint][];
const fallible = table.filter(
  ([, { auth, body, params, query }]) => auth !== 'public' || body || params || query,
);

let signedIn: Promise<{ accessToken: string }> | undefined;

/** A call with nothing right but its token; public reads that ask for nothing get a number too large. */
async function badCall({ method, path, auth }: Endpoint, language: string): Promise<Answer> {
  signedIn ??= call('login', { body: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
  const token = auth === 'operator' ? OPERATOR_TOKEN : (await signedIn).accessToken;
  const headers = { 'accept-language': language, authorization: `Bearer ${token}` };
  const wrong = 'size=0&pageNo=0&country=1&warehouseRegion=X&email=x&quantity=0&language=x&tab=x';
  const to = `/api${path.replaceAll(/\{\w+\}/g, 'no such id')}`.replaceAll(' ', '%20');
  return method === 'GET'
    ? visit(`${to}?${wrong}`, { headers })
    : send(method, `${to}?${wrong}`, null, { headers });
}

describe('what is wrong is told in the language of the reader', () => {
  test.each(fallible)('%s', async (_name, endpoint) => {
    for (const [locale, tag] of READERS) {
      const answer = await badCall(endpoint, tag);
      if (answer.status === 200) continue;
      const { code, message, errors = [] } = refusalOf(answer);
      const texts = { ...textsOf('en'), ...textsOf(locale) };
      expect(message).toBe(texts[`error.${code}`]);
      for (const error of errors) expect(error.message).toBe(texts[`field.${error.code}`]);
      if (locale !== 'en' && isTranslated(locale, `error.${code}`)) {
        expect(message).not.toBe(textsOf('en')[`error.${code}`]);
      }
    }
  });

  test.each(READERS)('refusals of the edge and of unknown calls, in %s', async (locale, tag) => {
    const texts = { ...textsOf('en'), ...textsOf(locale) };
    const headers = { 'accept-language': tag };
    const large = { text: 'x'.repeat(70_000) };
    const refused = [
      expectRefused(await visit('/api/front/no-such-call', { headers }), 'NOT_FOUND'),
      expectRefused(await visit('/api/front/cart', { headers }), 'UNAUTHENTICATED'),
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
