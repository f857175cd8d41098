import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../../../src/contract/calls/site.ts';
import type { ErrorBody } from '../../../../src/contract/errors.ts';
import { deriveKeys } from '../../../../src/server/crypto/keys.ts';
import { api } from '../../../../src/server/edge/api.ts';
import { flash } from '../../../../src/server/edge/forms/flash.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';
import type { Flash } from '../../../../src/site/flash.ts';
import { deskTranslator, translator } from '../../support/translator.ts';

const keys = await deriveKeys('a secret of at least thirty-two signs');
const t = await translator('en');
const PAGE = '/desk/naga/shop/parts/banners';
const refused: ErrorBody = {
  ...{ code: 'VALIDATION_FAILED', message: 'Check the marked fields.', requestId: 'R1' },
  errors: [{ field: 'banners.1.link', code: 'invalid', message: 'Not a link' }],
};

/** Sends a plain form of the desk. Returns the bodies that reached the backend, and what its page is then told. */
async function send(path: string, method: string, fields: [string, string][]) {
  const received: string[] = [];
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    const platform = { config: readConfig({}), keys, deskTranslator };
    c.set('platform', platform as unknown as Storefront);
    c.set('desk', { tenantId: 'naga', token: 'token' });
    c.set('tenant', { id: 'naga' } as Tenant);
    c.set('locale', 'en');
    c.set('t', t);
    c.set('send', async (_, init) => {
      received.push(String(init?.body));
      return Response.json(refused, { status: 422 });
    });
    await next();
  });
  app.use(api);
  app.use(flash);
  app.get('*', (c) => c.json(c.var.flash ?? {}));
  const body = new URLSearchParams([['_method', method], ...fields]);
  const referer = `http://localhost${PAGE}`;
  const response = await app.request(`/api${path}?tenant=naga`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      referer,
    },
    body: String(body),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const page = await app.request(PAGE, { headers: { cookie } });
  const told = (await page.json()) as Flash;
  return { received, told, status: response.status, location: response.headers.get('location') };
}

const banner = (index: number, link: string): [string, string][] => [
  [`banners.${index}.id`, `b${index}`],
  [`banners.${index}.link`, link],
];

describe('a refused form of the desk', () => {
  it('names the fields as they were posted, not as they were counted', async () => {
    const fields = [
      ...banner(0, '/a'),
      ['banners.1.id', ''] as [string, string],
      ...banner(2, 'x'),
    ];
    const { told } = await send('/ops/shop/banners', 'PUT', fields);
    expect(told.errors.map(({ field }) => field)).toEqual(['banners.2.link']);
    expect(told.values['banners.2.link']).toBe('x');
    expect(told.cutText).toBeUndefined();
  });

  it('says if there is no room for a long text, and keeps the short ones after it', async () => {
    const html = `<p>${'ж'.repeat(2000)}</p>`;
    const { told } = await send('/ops/shop/articles/FAQ', 'PUT', [
      ['html', html],
      ['title', 'Вопросы'],
    ]);
    expect(told.values).toEqual({ title: 'Вопросы' });
    expect(told.cutText).toContain('Not all of it fits');
  });
});

it('a form sends line breaks as they were typed, and not as browsers encode them', async () => {
  const { received, told } = await send('/ops/shop/articles/FAQ', 'PUT', [
    ['title', 'Questions'],
    ['html', '<p>one</p>\r\n<p>two</p>\n<p>three</p>'],
  ]);
  const html = '<p>one</p>\n<p>two</p>\n<p>three</p>';
  expect(JSON.parse(received[0] ?? '{}')).toMatchObject({ html });
  expect(told.values.html).toBe(html);
});

describe('a long form of the desk', () => {
  const article = (letters: number): [string, string][] => [
    ['title', 'Вопросы'],
    ['html', 'ж'.repeat(letters)],
  ];

  it('is read up to the limit of its call, however long its letters are when encoded', async () => {
    const { received } = await send('/ops/shop/articles/FAQ', 'PUT', article(250_000));
    expect(received[0]).toContain('жжж');
  });

  it('beyond the limit leads back to its page with the message', async () => {
    for (const letters of [270_000, 600_000]) {
      const sent = await send('/ops/shop/articles/FAQ', 'PUT', article(letters));
      expect([sent.received, sent.status, sent.location]).toEqual([[], 303, PAGE]);
      expect(sent.told).toMatchObject({ form: 'draftShopArticle', code: 'BODY_TOO_LARGE' });
      expect(sent.told.message).toBe(t('error.BODY_TOO_LARGE'));
      expect(sent.told.cutText).toContain('Not all of it fits');
    }
  });
});
