import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { isLocale } from '../../../../../src/i18n/locale.ts';
import { fastPath } from '../../../../../src/server/edge/page-cache/fast-path.ts';
import { pageCache } from '../../../../../src/server/edge/page-cache/page-cache.ts';
import { preferencesOf } from '../../../../../src/server/edge/preferences.ts';
import { readConfig } from '../../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../../src/server/platform/platform.ts';
import { createRevisions } from '../../../../../src/server/platform/revisions.ts';
import type { RequestEnv, RequestVariables } from '../../../../../src/server/request/context.ts';
import { readCookie } from '../../../../../src/server/request/cookies.ts';

/** A site whose pages say in which language and look they are, and how often one was asked for behind the fast path. */
function site() {
  const revisions = createRevisions();
  void revisions.update({ naga: 1 });
  const platform = { config: readConfig({}), runtime: 'node', revisions, log: () => {} };
  const app = new Hono<RequestEnv>();
  app.use(fastPath());
  app.use(async (c, next) => {
    c.set('platform', platform as unknown as Storefront);
    c.set('tenant', { id: 'naga' } as RequestVariables['tenant']);
    c.set('contentRevision', revisions.of('naga'));
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
    ['a space that is none before a name', OWN.replaceAll('sampan_', '\u00a0sampan_')],
    ['a space that is none after a name', OWN.replaceAll('=', '\u00a0=')],
    ['a space that is none after a value', OWN.replaceAll(';', '\u00a0;').concat('\u00a0')],
    ['another case', OWN.toUpperCase()],
    ['names of secrets', OWN.replaceAll('sampan_', '__Host-sampan_')],
    ['commas', OWN.replaceAll(';', ',')],
    ['nothing chosen', OWN.replaceAll(/=[^;]+/g, '=')],
    ['quotes left open', OWN.replaceAll('=', '="')],
    ['another before each', OWN.replaceAll(/(sampan_\w+)=/g, '$1=none; $1=')],
  ])('for cookies written with %s', async (_, cookie) => {
    const expected = await site()({ cookie, 'accept-language': 'es' });
    const asked = site();
    // Each way round: the one who asks first has nothing left for the other.
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

  it('for languages, whatever cookie is beside them', async () => {
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
