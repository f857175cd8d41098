import { describe, expect, test } from 'vitest';
import { cookieHeader, cookiesOf, postForm } from '../support/cookies.ts';
import { visit } from '../support/world.ts';

const chosen = (locale: string) => ({ cookie: cookieHeader({ sampan_locale: locale }) });

async function ask(path: string, headers: Record<string, string> = {}, host = 'localhost') {
  const answer = await visit(path, { host, headers });
  const [, lang] = /<html[^>]*\slang="([^"]+)"/.exec(answer.text) ?? [];
  return { lang, kept: cookiesOf(answer).get('sampan_locale')?.value, text: answer.text };
}

describe('a page requested in a language', () => {
  test('is in that language, whatever browser and cookie prefer', async () => {
    expect(await ask('/about?lang=ar', { 'accept-language': 'ko' })).toMatchObject({ lang: 'ar' });
    expect(await ask('/about?lang=ar', chosen('ko'))).toMatchObject({ lang: 'ar' });
    expect(await ask('/about?x=1&lang=zh-HK')).toMatchObject({ lang: 'zh-HK' });
  });

  test('can be Lao by its tag and by the product’s own code', async () => {
    for (const tag of ['lo', 'la']) {
      expect(await ask(`/about?lang=${tag}`)).toMatchObject({ lang: 'lo', kept: 'la' });
    }
  });

  test('sets the visitor’s language only if they had not chosen one', async () => {
    expect((await ask('/?lang=ko')).kept).toBe('ko');
    expect((await ask('/?lang=ko', chosen('en'))).kept).toBeUndefined();
    expect((await ask('/about', { 'accept-language': 'ko' })).kept).toBeUndefined();
  });

  test.each(['bg', 'tlh', '', '../../en', '%00', 'x'.repeat(500)])(
    'falls back to the language that it has without `lang` if the tenant lacks the requested one: %s',
    async (tag) => {
      const { lang, kept } = await ask(`/about?lang=${tag}`, {}, 'kr.localhost');
      expect([lang, kept]).toEqual(['ko', undefined]);
    },
  );

  test('is also in that language as the payload of an in-app navigation', async () => {
    const query = encodeURIComponent('lang=ar');
    const { text, headers } = await visit(`/RSC/R/about.txt?query=${query}`, {
      headers: chosen('en'),
    });
    expect(String(headers['content-type'])).not.toContain('html');
    expect(text).toContain('"lang":"ar"');
  });

  test('has links in the visitor’s own language', async () => {
    const { text } = await ask('/faq?q=pay&lang=ar', chosen('en'));
    expect(text).toContain('name="back" value="/faq?q=pay"');
    expect(text).not.toMatch(/name="(back|_next|_back)" value="[^"]*lang=/);
    const answer = await visit('/my/account?lang=ar');
    expect(answer.headers.location).toBe('/auth/login?redirectUrl=%2Fmy%2Faccount');
  });
});

describe('a call', () => {
  const nameOf = async (headers: Record<string, string>) => {
    const { json } = await visit('/api/front/tenant', { host: 'la.localhost', headers });
    return (json as { name: string }).name;
  };

  test('is answered in the language of its page', async () => {
    expect(await nameOf({ 'x-page-language': 'lo', ...chosen('en') })).toBe('ນາກະໂພສ');
    expect(await nameOf({ 'x-page-language': 'zh-CN', 'accept-language': 'lo' })).toBe('那伽代购');
    expect(await nameOf({ 'x-page-language': 'bg', ...chosen('en') })).toBe('Naga Post');
  });

  test('never sets the visitor’s language', async () => {
    const answer = await visit('/api/front/tenant?lang=ar', {
      headers: { 'x-page-language': 'ar' },
    });
    expect(cookiesOf(answer).size).toBe(0);
    const form = await postForm('/api/front/user/login?lang=ar', { email: 'x', password: 'y' });
    expect(cookiesOf(form).has('sampan_locale')).toBe(false);
  });
});
