import { describe, expect, test } from 'vitest';
import type { TenantFile } from '../../../src/contract/ops/shop/tenant-file.ts';
import { LOCALES } from '../../../src/contract/values/shop/locales.ts';
import { REGION_CODES } from '../../../src/contract/values/shop/site-kinds.ts';
import { regionName } from '../../../src/i18n/regions-and-lists.ts';
import { operate } from '../support/fulfilment.ts';
import { copyOfNaga } from '../support/tenants.ts';
import { call, DEFAULT_HOST, visit } from '../support/world.ts';

type TenantRecord = TenantFile['record'];
type Features = Partial<TenantRecord['features']>;
type Changes = { record?: Partial<TenantRecord>; features?: Features; file?: Partial<TenantFile> };

/**
 * Creates a copy of the tenant Naga with these changes. Returns a function that requests its pages in
 * English.
 */
async function shopWith({ record, features = {}, file }: Changes = {}) {
  const naga = await copyOfNaga();
  const body: TenantFile = {
    ...naga,
    ...file,
    record: { ...naga.record, ...record, features: features as TenantRecord['features'] },
  };
  await operate({ host: DEFAULT_HOST }, 'putTenantFile', { params: { id: body.id }, body });
  const [host = ''] = body.hosts;
  return (path: string) => visit(path, { host, headers: { cookie: 'sampan_locale=en' } });
}

const html = async (changes: Changes, path = '/') => (await (await shopWith(changes))(path)).text;
const footerOf = async (changes: Changes) => {
  const text = await html(changes);
  return text.slice(text.indexOf('<footer'), text.indexOf('</footer>'));
};

describe('a special case is a named feature, off unless the record says so', () => {
  test.each<[string, Features, string, RegExp, 'shows' | 'hides']>([
    ['hideClock', { hideClock: true }, '/', />UTC\+7|UTC<!-- -->|UTC\+7/, 'hides'],
    ['hideExchangeRate', { hideExchangeRate: true }, '/', /1 CNY = /, 'hides'],
    ['hidePoweredBy', { hidePoweredBy: true }, '/', /Powered by/, 'hides'],
    ['plainHowToUse', { plainHowToUse: true }, '/how-to-use', /step-find\.svg/, 'hides'],
    [
      'customIcon',
      { customIcon: '/brand/dala-icon.svg' },
      '/',
      /<link rel="icon" href="\/brand\/dala-icon\.svg"/,
      'shows',
    ],
    [
      'appBridgeScript',
      { appBridgeScript: '/brand/app-bridge.js' },
      '/',
      /<script[^>]+src="\/brand\/app-bridge\.js"/,
      'shows',
    ],
  ])('%s', async (_, features, path, sign, does) => {
    const [on, off] = await Promise.all([html({ features }, path), html({}, path)]);
    expect(sign.test(on)).toBe(does === 'shows');
    expect(sign.test(off)).toBe(does === 'hides');
  });

  test('the exchange rate is also hidden by the preference, in the status bar and among the figures', async () => {
    const { tenantPreference } = (await copyOfNaga()).record;
    const hidden = {
      record: { tenantPreference: { ...tenantPreference, showExchangeRate: false } },
    };
    const rate = /1 CNY = |Today’s rate/;
    expect(await html({})).toMatch(rate);
    expect(await html(hidden)).not.toMatch(rate);
    expect(await html({ features: { hideExchangeRate: true } })).not.toMatch(rate);
  });

  test('an app’s script has the nonce, and only its tenant’s policy allows its origin', async () => {
    const appBridgeScript = 'https://app.example/bridge.js';
    const page = await (await shopWith({ features: { appBridgeScript } }))('/');
    const policy = String(page.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '-';
    const tag = /<script[^>]+app\.example[^>]*>/.exec(page.text)?.[0] ?? '';
    expect(tag).toContain(`nonce="${nonce}"`);
    expect(policy).toContain("script-src https://app.example 'self'");
    const { headers } = await (await shopWith())('/');
    expect(headers['content-security-policy']).not.toContain('app.example');
  });
});

describe('the analytics code', () => {
  const analyticsCode = '<script src="https://chat.example/a.js?id=1&amp;x=2" async></script>';

  test('is a support chat: a button on each page, and a document of its own', async () => {
    const visitShop = await shopWith({ record: { analyticsCode } });
    const [home, chat, counter] = await Promise.all([
      visitShop('/'),
      visitShop('/support-chat'),
      visitShop('/counted/'),
    ]);
    expect(home.text).toMatch(/<a href="\/support-chat"[^>]*aria-label="Support chat"/);
    expect(home.text).not.toContain('chat.example');
    expect(chat.status).toBe(200);
    expect(chat.text).toContain(analyticsCode);
    expect(chat.text).toContain('mailto:help@naga.test');
    expect(String(chat.headers['content-security-policy'])).toMatch(
      /sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'$/,
    );
    expect(chat.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(chat.headers['set-cookie']).toBeUndefined();
    expect(counter.status).toBe(404);
  });

  test('is a counter if it shows nothing: no button, a document for each page', async () => {
    const features = { silentAnalyticsCode: true };
    const visitShop = await shopWith({ record: { analyticsCode }, features });
    const [home, chat, counter] = await Promise.all([
      visitShop('/'),
      visitShop('/support-chat'),
      visitShop('/counted/product-search?keyword=bag'),
    ]);
    expect(home.text).not.toContain('href="/support-chat"');
    expect(chat.status).toBe(404);
    expect(counter.status).toBe(200);
    expect(counter.text).toContain(analyticsCode);
  });

  test('shows nothing if empty', async () => {
    const visitShop = await shopWith({ record: { analyticsCode: '' } });
    expect((await visitShop('/')).text).not.toContain('href="/support-chat"');
    expect((await visitShop('/support-chat')).status).toBe(404);
    expect((await visitShop('/counted/')).status).toBe(404);
  });
});

describe('the status bar', () => {
  test.each([
    [7, 'UTC+7'],
    [5.3, 'UTC+5:30'],
    [5.45, 'UTC+5:45'],
    [-3.3, 'UTC-3:30'],
    [0, 'UTC+0'],
  ])('shows the offset %d as %s', async (timezoneOffset, said) => {
    expect(await html({ record: { timezoneOffset, timeZone: undefined } })).toContain(said);
  });

  test('shows the offset of today if the time zone has a name', async () => {
    // Kiritimati has no daylight saving time, so that the test says the same in every season.
    const shop = { record: { timezoneOffset: 3, timeZone: 'Pacific/Kiritimati' } };
    expect(await html(shop)).toContain('UTC+14');
    const response = await (await shopWith(shop))('/api/front/tenant');
    expect(JSON.parse(response.text)).toMatchObject({ timezoneOffset: 14 });
  });

  test('offers languages only if there are several', async () => {
    const one = {
      record: { supportedLanguages: ['la'], defaultLanguage: 'la' } as Partial<TenantRecord>,
    };
    expect(await html(one)).not.toContain('name="locale"');
    expect(await html({})).toContain('name="locale"');
  });
});

describe('the footer', () => {
  test('names the registered entity, with licence and approval if any', async () => {
    const entity = (rest: object) => ({
      record: {
        registrationEntity: {
          name: 'Junk Ltd',
          businessLicenseNo: '',
          websiteApprove: '',
          ...rest,
        },
      },
    });
    const [plain, whole, nobody] = await Promise.all([
      footerOf(entity({})),
      footerOf(entity({ businessLicenseNo: 'L-77', websiteApprove: 'Approval 9' })),
      footerOf(entity({ name: '', businessLicenseNo: 'L-77' })),
    ]);
    expect(plain).toContain('Junk Ltd');
    expect(plain).not.toContain('L-77');
    expect(whole).toMatch(/Junk Ltd.*L-77.*Approval 9/s);
    expect(nobody).not.toContain('L-77');
    expect(plain).toMatch(/2023–\d{4}/);
  });

  test('has up to three accounts, and icons only of networks with a link', async () => {
    const footer = await footerOf({
      record: {
        serviceSocialAccounts: (['LINE', 'WECHAT', 'ZALO', 'VIBER'] as const).map((type) => ({
          type,
          accountId: `${type}-account`,
        })),
        socialMediaPlatforms: [
          { platform: 'TIKTOK', link: 'https://tiktok.example/junk' },
          { platform: 'YOUTUBE', link: '' },
        ],
        servicePhone: '',
        footerLinks: [{ title: { en: 'Track a parcel' }, link: 'https://track.example/' }],
      },
    });
    expect(footer.match(/<bdi>(LINE|WECHAT|ZALO|VIBER)-account/g)).toHaveLength(3);
    expect(footer).toContain('https://tiktok.example/junk');
    expect(footer).not.toContain('YouTube');
    expect(footer).not.toContain('tel:');
    expect(footer).toContain('Track a parcel');
  });

  test('has additional information only with an agreement and an about page', async () => {
    const { articles } = await copyOfNaga();
    const without = (type: string) => ({
      file: { articles: articles.filter((article) => article.type !== type) },
    });
    const title = 'About us';
    expect(await footerOf({})).toContain(title);
    expect(await footerOf(without('USER_AGREEMENT'))).not.toContain(title);
    expect(await footerOf(without('ABOUT_US'))).not.toContain(title);
  });
});

describe('an article that the tenant has not written', () => {
  const PAGES = [
    ['HOW_TO_USE', '/how-to-use'],
    ['SOURCING_SERVICE', '/sourcing-service'],
    ['PAYMENT_GUIDE', '/payment-guide'],
    ['ABOUT_TRANSIT_FEE', '/transportation-charge'],
    ['ABOUT_TRANSIT', '/forwarding'],
    ['PROHIBITED_PURCHASE_ITEMS', '/prohibited-items'],
    ['ABOUT_US', '/about'],
    ['FAQ', '/faq'],
    ['USER_AGREEMENT', '/terms'],
  ] as const;

  test('has no page, no entry in header and footer, and is not in the sitemap', async () => {
    const visitShop = await shopWith({ file: { articles: [], howToUse: [], announcements: [] } });
    const [home, sitemap] = await Promise.all([
      visitShop('/'),
      visitShop('/sitemaps/en/pages.xml'),
    ]);
    for (const [, path] of PAGES) {
      expect((await visitShop(path)).status).toBe(404);
      expect(home.text).not.toContain(`href="${path}"`);
      expect(sitemap.text).not.toContain(path);
    }
  });

  test('has a page once it is written', async () => {
    const { articles } = await copyOfNaga();
    const all = PAGES.map(([type]) => ({
      type,
      locale: 'en' as const,
      title: `About ${type}`,
      html: '<p>Words.</p>',
    }));
    expect(articles.length).toBeGreaterThan(0);
    const visitShop = await shopWith({ file: { articles: all, howToUse: [] } });
    const sitemap = await visitShop('/sitemaps/en/pages.xml');
    for (const [type, path] of PAGES) {
      const page = await visitShop(path);
      expect(page.status).toBe(200);
      if (type !== 'FAQ') expect(page.text).toContain(`About ${type}`);
      expect(sitemap.text).toMatch(new RegExp(`${path}[?<]`));
    }
  });

  test('about how to use the shop is not needed: the page shows the steps, even if the tenant prefers the article', async () => {
    const { articles } = await copyOfNaga();
    const rest = articles.filter(({ type }) => type !== 'HOW_TO_USE');
    const visitShop = await shopWith({
      file: { articles: rest },
      features: { plainHowToUse: true },
    });
    expect((await visitShop('/how-to-use')).text).toContain('step-find.svg');
    expect((await visitShop('/')).text).toContain('href="/how-to-use"');
  });
});

test('missing content takes no space on the home page', async () => {
  const empty = { banners: [], announcements: [], productGroups: [] };
  const [full, bare] = await Promise.all([html({}), html({ file: empty })]);
  for (const title of ['Announcements', 'aria-label="Offers and news"']) {
    expect(full).toContain(title);
    expect(bare).not.toContain(title);
  }
});

describe('countries are named in the page’s language, on visitShop runtime', () => {
  test.each(LOCALES)('%s', async (locale) => {
    const countries = await call('listSupportedCountries', {}, { language: locale });
    const names = new Map(countries.map(({ code, name }) => [code, name]));
    for (const code of REGION_CODES) expect(names.get(code)).toBe(regionName(locale, code));
  });
});

test.each([
  ['la', /\d ມັງກອນ|ກຸມພາ|ມີນາ|ເມສາ|ພຶດສະພາ|ມິຖຸນາ|ກໍລະກົດ|ສິງຫາ|ກັນຍາ|ຕຸລາ|ພະຈິກ|ທັນວາ \d/],
  ['uz', /\d-(yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr), \d/],
] as const)('dates are written in %s, on visitShop runtime', async (locale, date) => {
  const { text } = await visit('/about', { headers: { cookie: `sampan_locale=${locale}` } });
  expect(text).toMatch(date);
});
