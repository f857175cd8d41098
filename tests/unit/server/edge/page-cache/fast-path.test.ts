import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isLocale } from '../../../../../src/i18n/locale.ts';
import { fastPath } from '../../../../../src/server/edge/page-cache/fast-path.ts';
import { pageCache } from '../../../../../src/server/edge/page-cache/page-cache.ts';
import { preferencesOf } from '../../../../../src/server/edge/preferences.ts';
import { readConfig } from '../../../../../src/server/platform/config.ts';
import { createMetrics } from '../../../../../src/server/platform/metrics.ts';
import type { Storefront } from '../../../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../../../src/server/platform/revisions.ts';
import type { RequestEnv, RequestVariables } from '../../../../../src/server/request/context.ts';
import { readCookie } from '../../../../../src/server/request/cookies.ts';

/** A site whose pages show their language and look, and which counts the requests that pass the fast path. */
function site() {
  const revisions = createRevisions();
  void revisions.update({ naga: 1 });
  const platform = {
    config: readConfig({}),
    runtime: 'node',
    revisions,
    metrics: createMetrics(),
    log: () => {},
  };
  const app = new Hono<RequestEnv>();
  app.use(fastPath());
  app.use(async (c, next) => {
    c.set('platform', platform as unknown as Storefront);
    c.set('tenant', {
      id: 'naga',
      exchangeInfo: { currency: 'LAK' },
    } as RequestVariables['tenant']);
    c.set('contentRevision', revisions.revisionOf('naga'));
    c.set('origin', 'https://shop.test');
    const wished = [readCookie(c, 'locale'), c.req.header('accept-language')].find(isLocale);
    c.set('locale', wished ?? 'en');
    c.set('preferences', preferencesOf(c));
    c.set('direction', c.var.preferences.direction ?? 'ltr');
    c.set('requestId', 'R1');
    await next();
  });
  app.use(pageCache({ fetchSelf: (request, env) => app.fetch(request, env as object) }));
  app.get('*', ({ var: { locale, direction, preferences } }) => {
    const { scheme = 'auto', primary = 'own' } = preferences;
    const text = [locale, direction, scheme, primary].join(' ');
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return new Response(`<html><body>${text}</body></html>`, { headers });
  });
  return async (headers: Record<string, string>) => {
    const answer = await app.request('/about', { headers });
    return /<body>(.*?)<\/body>/.exec(await answer.text())?.[1];
  };
}

describe('the fast path answers as the later steps would', () => {
  const OWN =
    'sampan_locale=ko; sampan_scheme=dark; sampan_direction=rtl; sampan_primary=%23112233';
  const KOREAN = { cookie: OWN, 'accept-language': 'es' };

  it.each([
    ['a no-break space before a name', OWN.replaceAll('sampan_', '\u00a0sampan_')],
    ['a no-break space after a name', OWN.replaceAll('=', '\u00a0=')],
    ['a no-break space after a value', OWN.replaceAll(';', '\u00a0;').concat('\u00a0')],
    ['upper case', OWN.toUpperCase()],
    ['the prefix of https', OWN.replaceAll('sampan_', '__Host-sampan_')],
    ['commas', OWN.replaceAll(';', ',')],
    ['empty values', OWN.replaceAll(/=[^;]+/g, '=')],
    ['unclosed quotes', OWN.replaceAll('=', '="')],
    ['an earlier cookie of the same name', OWN.replaceAll(/(sampan_\w+)=/g, '$1=none; $1=')],
  ])('for cookies written with %s', async (_, cookie) => {
    const expected = await site()({ cookie, 'accept-language': 'es' });
    const asked = site();
    // In both orders: the first request must not change the second one's answer.
    for (let i = 0; i < 4; i += 1) {
      expect(await asked({ cookie, 'accept-language': 'es' })).toBe(expected);
      expect(await asked(KOREAN)).toBe('ko rtl dark #112233');
      expect(await asked({ cookie, 'accept-language': 'es' })).toBe(expected);
    }
    const inTurn = await site()({ cookie, 'accept-language': 'ar' });
    for (let i = 0; i < 4; i += 1) {
      expect(await asked({ cookie, 'accept-language': 'ar' })).toBe(inTurn);
    }
  });

  it('for languages, whatever other cookie there is', async () => {
    for (const cookie of ['', 'sampan_locale=', 'sampan_locale=xx', '__Host-sampan_locale=ko']) {
      const asked = site();
      for (let i = 0; i < 4; i += 1) {
        for (const language of ['es', 'ar']) {
          const told = await asked({ cookie, 'accept-language': language });
          expect(told, cookie).toMatch(new RegExp(`^${language} `));
        }
      }
    }
  });
});
