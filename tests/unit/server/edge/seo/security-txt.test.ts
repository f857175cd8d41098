import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Tenant } from '../../../../../src/contract/calls/site.ts';
import { securityTxt } from '../../../../../src/server/edge/seo/security-txt.ts';
import { readConfig } from '../../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../../src/server/platform/platform.ts';
import type { RequestEnv } from '../../../../../src/server/request/context.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 30);
const tenant = { serviceEmail: 'help@naga.test', supportedLanguages: ['la', 'en'] } as Tenant;

async function fileOf(config: Record<string, string> = {}): Promise<string[]> {
  const app = new Hono<RequestEnv>();
  app.get('*', (c) => {
    c.set('platform', { config: readConfig(config) } as Storefront);
    c.set('tenant', tenant);
    c.set('origin', 'https://naga.test');
    return securityTxt(c, NOW);
  });
  const answer = await app.request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  return (await answer.text()).split('\n');
}

it('security.txt names the tenant’s service e-mail and languages, and expires within a year', async () => {
  expect(await fileOf()).toEqual([
    'Contact: mailto:help@naga.test',
    'Expires: 2027-05-20T00:00:00.000Z',
    'Preferred-Languages: lo, en',
    'Canonical: https://naga.test/.well-known/security.txt',
    '',
  ]);
});

it('security.txt names the deployment’s own contact if it has one', async () => {
  const [contact] = await fileOf({ SECURITY_CONTACT: 'https://shop.test/report' });
  expect(contact).toBe('Contact: https://shop.test/report');
  expect(() => readConfig({ SECURITY_CONTACT: 'mailto:a@b.test\nExpires: x' })).toThrow(
    /SECURITY_CONTACT/,
  );
});
