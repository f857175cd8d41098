import { describe, expect, test } from 'vitest';
import { cachedPage } from '../support/cached.ts';
import { browserLogin, cookieHeader, cookiesOf, postForm } from '../support/cookies.ts';
import { call, DEFAULT_HOST, newShopper, PASSWORD, visit } from '../support/world.ts';

async function languageOf(host: string, headers: Record<string, string>) {
  const { text } = await visit('/', { host, headers });
  const [, lang, dir] = /<html[^>]*\slang="([^"]+)"[^>]*\sdir="([^"]+)"/.exec(text) ?? [];
  return [lang, dir];
}

const accept = (language: string) => ({ 'accept-language': language });
const chosen = (locale: string) => ({ cookie: cookieHeader({ sampan_locale: locale }) });

describe('a page is in the language', () => {
  const CASES: [string, string, Record<string, string>, string, string][] = [
    ['of the cookie before all', DEFAULT_HOST, { ...chosen('ar'), ...accept('ko') }, 'ar', 'rtl'],
    [
      'that the browser likes best',
      DEFAULT_HOST,
      accept('fr;q=0.5, ar-EG;q=0.9, en;q=0.1'),
      'ar',
      'rtl',
    ],
    ['Lao, which the product calls la', DEFAULT_HOST, accept('lo-LA'), 'lo', 'ltr'],
    ['of the Chinese script that is asked for', DEFAULT_HOST, accept('zh-Hant-TW'), 'zh-HK', 'ltr'],
    [
      'of the other script if the tenant lacks one',
      'la.localhost',
      accept('zh-TW'),
      'zh-CN',
      'ltr',
    ],
    ['of the tenant where nothing is said', 'la.localhost', {}, 'lo', 'ltr'],
    [
      'of the tenant where the browser asks for none of its own',
      'kr.localhost',
      accept('bg, vi'),
      'ko',
      'ltr',
    ],
    [
      'of the browser where the cookie’s is not the tenant’s',
      'kr.localhost',
      { ...chosen('bg'), ...accept('en') },
      'en',
      'ltr',
    ],
    [
      'of the tenant where the header is nonsense',
      DEFAULT_HOST,
      accept(';;;q=x,,*;q=2'),
      'en',
      'ltr',
    ],
    [
      'of the tenant where the header is endless',
      DEFAULT_HOST,
      accept('xx,'.repeat(2000)),
      'en',
      'ltr',
    ],
    ['of the tenant where the cookie is nonsense', DEFAULT_HOST, chosen('../../en'), 'en', 'ltr'],
  ];
  test.each(CASES)('%s', async (_what, host, headers, lang, dir) => {
    expect(await languageOf(host, headers)).toEqual([lang, dir]);
  });
});

test('a call is answered in the language of its request', async () => {
  const nameIn = async (headers: Record<string, string>) => {
    const { json } = await visit('/api/front/tenant', { host: 'la.localhost', headers });
    return (json as { name: string }).name;
  };
  expect(await nameIn(accept('zh-CN'))).toBe('那伽代购');
  expect(await nameIn(accept('lo'))).toBe('ນາກະໂພສ');
  expect(await nameIn({ ...accept('lo'), ...chosen('en') })).toBe('Naga Post');
});

describe('preferences', () => {
  test('are stored in cookies that scripts may read, and redirect back', async () => {
    const answer = await postForm('/preferences', {
      locale: 'ar',
      scheme: 'dark',
      direction: 'rtl',
      back: '/about?x=1',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/about?x=1');
    const cookies = cookiesOf(answer);
    expect(
      [
        cookies.get('sampan_locale'),
        cookies.get('sampan_scheme'),
        cookies.get('sampan_direction'),
      ].map((one) => one?.value),
    ).toEqual(['ar', 'dark', 'rtl']);
    for (const { attributes } of cookies.values()) expect(attributes).not.toContain('httponly');
  });

  test('accept only the tenant’s languages, and redirect only within this site', async () => {
    const fields = { locale: 'bg', scheme: 'sepia', direction: 'up', back: '//evil.example' };
    const answer = await postForm('/preferences', fields, { host: 'kr.localhost' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/');
    expect(cookiesOf(answer).size).toBe(0);
  });

  test('are the only cookies that a public page depends on', async () => {
    const choices = { sampan_locale: 'en', sampan_scheme: 'dark', sampan_primary: '#123abc' };
    const pageFor = async (cookies: Record<string, string>) =>
      (await cachedPage('/about', { headers: { cookie: cookieHeader(cookies) } })).text;
    const page = await pageFor(choices);
    const others = { sampan_login: '1', sampan_profile: 'sealed', session: 'x', theme: 'light' };
    expect(await pageFor({ ...others, ...choices })).toBe(page);
    expect(await pageFor({ ...choices, sampan_primary: '#ba3c12' })).not.toBe(page);
    expect(await pageFor({ sampan_locale: 'en', sampan_scheme: 'dark' })).not.toBe(page);
    const bad = { ...choices, sampan_primary: '#fff}</style>' };
    expect(await pageFor(bad)).toBe(await pageFor({ sampan_locale: 'en', sampan_scheme: 'dark' }));
  });

  test('a body that is too large is ignored', async () => {
    const answer = await postForm('/preferences', { locale: 'ar', x: 'x'.repeat(70_000) });
    expect(answer.status).toBeLessThan(500);
    expect(cookiesOf(answer).size).toBe(0);
  });
});

test('a page is in the language of the profile where no cookie names one', async () => {
  const { email, token, host } = await newShopper();
  await call('updateLanguage', { query: { language: 'ar' } }, { host, token });
  const cookies = cookiesOf(await browserLogin(email, PASSWORD, host));
  const profile = cookies.get('sampan_profile')?.value ?? '';
  const withProfile = (locale?: string) => ({
    cookie: cookieHeader({ sampan_profile: profile, ...(locale && { sampan_locale: locale }) }),
    ...accept('en'),
  });
  expect(await languageOf(host, withProfile())).toEqual(['ar', 'rtl']);
  // Not if the profile names a language that the tenant lacks.
  expect(await languageOf(host, withProfile('xx'))).toEqual(['ar', 'rtl']);
  expect(await languageOf(host, withProfile('ko'))).toEqual(['ko', 'ltr']);
});
