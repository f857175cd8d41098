import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Tenant } from '../../../../src/contract/calls/site.ts';
import { securityHeaders } from '../../../../src/server/edge/headers.ts';
import { readConfig } from '../../../../src/server/platform/config.ts';
import type { Storefront } from '../../../../src/server/platform/platform.ts';
import type { Upstream } from '../../../../src/server/platform/upstreams.ts';
import type { RequestEnv } from '../../../../src/server/request/context.ts';

type Site = {
  config?: Record<string, string>;
  upstream?: Upstream;
  tenant?: Partial<Tenant>;
  host?: string;
};
const PLAIN = { features: {}, googleAnalyticsTraceId: '' } as Tenant;

async function headersOf(path: string, site: Site = {}): Promise<Headers> {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: readConfig(site.config ?? {}) } as Storefront);
    c.set('upstream', site.upstream);
    c.set('tenant', { ...PLAIN, ...site.tenant });
    await next();
  });
  app.use(securityHeaders);
  return (await app.request(`http://${site.host ?? 'shop.test'}${path}`)).headers;
}

/** The sources of a directive in the Content-Security-Policy of a response. */
function sourcesOf(headers: Headers, directive: string): string | undefined {
  const policy = headers.get('content-security-policy') ?? '';
  return new RegExp(`(?:^|; )${directive} ([^;]+)`).exec(policy)?.[1];
}

/** The sources of a directive in a page's policy. */
const pageSources = async (
  directive: string,
  config: Record<string, string> = {},
  upstream?: Upstream,
) => sourcesOf(await headersOf('/', { config, ...(upstream && { upstream }) }), directive);

const OSS_BUCKET_HOST = 'https://shop.oss-cn-hangzhou.aliyuncs.com';

it('a page may connect and post only to this host and to the OSS bucket of uploads', async () => {
  expect(await pageSources('connect-src')).toBe("'self'");
  const oss = {
    OSS_ACCESS_KEY_ID: 'id',
    OSS_ACCESS_KEY_SECRET: 'secret',
    OSS_BUCKET_HOST,
    OSS_CDN_URL: 'https://cdn.example.org',
  };
  expect(await pageSources('connect-src', oss)).toBe(`'self' ${OSS_BUCKET_HOST}`);
  expect(await pageSources('form-action', oss)).toBe(`'self' ${OSS_BUCKET_HOST}`);
  const elsewhere = { API_UPSTREAM: 'https://api.example.org', OSS_BUCKET_HOST };
  expect(await pageSources('connect-src', elsewhere)).toBe(`'self' ${OSS_BUCKET_HOST}`);
});

it('a page may show pictures of this host; with a remote backend, of any https host', async () => {
  expect(await pageSources('img-src')).toBe("'self' data: blob:");
  const upstream = { host: undefined, base: 'https://api.example.org', token: undefined };
  expect(await pageSources('img-src', {}, upstream)).toBe("'self' data: blob: https:");
});

it('a page may show a marketplace’s pictures only if its keys are configured', async () => {
  const shownWith = (config: Record<string, string>) => pageSources('img-src', config);
  const keys = (name: string) => ({
    [`${name}_APP_KEY`]: '1',
    [`${name}_APP_SECRET`]: 's',
    [`${name}_ACCESS_TOKEN`]: 't',
  });
  const ours = "'self' data: blob:";
  expect(await shownWith(keys('ALIBABA'))).toBe(`${ours} https://*.alicdn.com`);
  expect(await shownWith(keys('TAOBAO'))).toBe(`${ours} https://*.alicdn.com`);
  expect(await shownWith(keys('POIZON'))).toBe(`${ours} https://*.poizon.com https://*.dewu.com`);
});

it('a page may show pictures of the hosts that PICTURE_HOSTS names', async () => {
  const PICTURE_HOSTS = 'https://img.example.org, https://*.cdn.example.org/';
  expect(await pageSources('img-src', { PICTURE_HOSTS })).toBe(
    "'self' data: blob: https://img.example.org https://*.cdn.example.org",
  );
  for (const wrong of ['img.example.org', 'https://*', "https://a.test; script-src 'none'"]) {
    expect(() => readConfig({ PICTURE_HOSTS: wrong })).toThrow('PICTURE_HOSTS');
  }
});

describe('services that a tenant uses add only their own origins to its pages’ policy', () => {
  const scriptsWith = async (appBridgeScript?: string) => {
    const tenant = { features: { appBridgeScript } as Tenant['features'] };
    const sources = sourcesOf(await headersOf('/', { tenant }), 'script-src');
    return sources?.replace(/'nonce-[^']+'/, 'nonce');
  };

  it('an app’s script on this host adds nothing, one on another host its origin', async () => {
    expect(await scriptsWith()).toBe("'self' nonce");
    expect(await scriptsWith('/brand/app-bridge.js')).toBe("'self' nonce");
    expect(await scriptsWith('https://app.test/bridge.js?v=1')).toBe(
      "https://app.test 'self' nonce",
    );
  });

  it('page views may be sent to the configured URL', async () => {
    const tenant = { googleAnalyticsTraceId: 'G-ABC1234567' };
    const allowedFor = async (site: Site) => sourcesOf(await headersOf('/', site), 'connect-src');
    expect(await allowedFor({})).toBe("'self'");
    expect(await allowedFor({ tenant })).toBe("https://www.google-analytics.com 'self'");
    const config = { ANALYTICS_URL: 'https://tags.shop.test/g/collect' };
    expect(await allowedFor({ tenant, config })).toBe("https://tags.shop.test 'self'");
  });

  it('only the widget’s hosts may be framed, or this host if it has none', async () => {
    expect(await pageSources('frame-src')).toBe("'self'");
    expect(await pageSources('frame-src', { WIDGET_DOMAIN: 'chats.test' })).toBe('*.chats.test:*');
  });
});

it('a page tells browsers where to report violations of its policy', async () => {
  const headers = await headersOf('/');
  expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
  expect(sourcesOf(headers, 'report-to')).toBe('csp');
  expect(sourcesOf(headers, 'report-uri')).toBe('/csp-reports');
});

it('HSTS names the preload list only if HSTS_PRELOAD is set', async () => {
  const transport = async (config: Record<string, string>, path = '/') =>
    (await headersOf(path, { config })).get('strict-transport-security');
  expect(await transport({})).toBe('max-age=31536000; includeSubDomains');
  const preload = 'max-age=31536000; includeSubDomains; preload';
  expect(await transport({ HSTS_PRELOAD: 'true' })).toBe(preload);
  expect(await transport({ HSTS_PRELOAD: 'true' }, '/uploads/a.png')).toBe(preload);
});

it.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['text/x-component', 'text/x-component; charset=utf-8'],
  ['text/html; charset=UTF-8', 'text/html; charset=UTF-8'],
  ['image/png', 'image/png'],
])('an answer of the type %s is sent as %s', async (type, sent) => {
  const app = new Hono<RequestEnv>();
  app.use(async (c, next) => {
    c.set('platform', { config: readConfig({}) } as Storefront);
    await next();
  });
  app.use(securityHeaders);
  app.get('*', () => new Response('x', { headers: { 'content-type': type } }));
  expect((await app.request('http://shop.test/')).headers.get('content-type')).toBe(sent);
});

it('the API’s reference page runs only this host’s scripts; it is the only page that may have inline styles', async () => {
  const headers = await headersOf('/api/docs');
  expect(sourcesOf(headers, 'script-src')).toBe("'self'");
  expect(sourcesOf(headers, 'connect-src')).toBe("'self'");
  expect(sourcesOf(headers, 'style-src')).toBe("'self' 'unsafe-inline'");
  expect(await pageSources('style-src')).not.toContain('unsafe-inline');
});

describe('the document of a widget', () => {
  const WIDGETS = ['/support-chat', '/counted', '/counted/', '/counted/product?url=x'];
  it.each(WIDGETS)(
    '%s on the shop’s host has an opaque origin, and only the shop may frame it',
    async (path) => {
      const headers = await headersOf(path);
      expect(sourcesOf(headers, 'sandbox')).toBe(
        'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
      );
      expect(sourcesOf(headers, 'frame-ancestors')).toBe("'self'");
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(sourcesOf(headers, 'default-src')).toBe("'none'");
      expect(sourcesOf(headers, 'script-src')).not.toContain('self');
    },
  );

  it('on its own host keeps its origin', async () => {
    const config = { WIDGET_DOMAIN: 'chats.test' };
    const alone = await headersOf('/support-chat', { config, host: 'junk.chats.test' });
    expect(sourcesOf(alone, 'sandbox')).toContain('allow-same-origin');
    expect(alone.has('x-frame-options')).toBe(false);
    const atShop = await headersOf('/support-chat', { config });
    expect(sourcesOf(atShop, 'sandbox')).not.toContain('allow-same-origin');
  });

  it('has a policy of its own only at its own paths', async () => {
    for (const path of ['/support-chats', '/countedx', '/my/support-chat']) {
      expect(sourcesOf(await headersOf(path), 'frame-ancestors')).toBe("'none'");
    }
  });
});
