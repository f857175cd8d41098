import { describe, expect, it } from 'vitest';
import { copyrightYears, footerGroups } from '../../../../src/components/footer/footer-groups.ts';
import { loginHref } from '../../../../src/components/header/login-href.ts';
import { formatRate } from '../../../../src/components/money/rate.ts';
import {
  currentEntry,
  headerNavigation,
} from '../../../../src/components/navigation/navigation.ts';
import { trailOf } from '../../../../src/components/navigation/trail.ts';
import { userMenuPaths } from '../../../../src/components/navigation/user-menu-entries.ts';
import { productTrail } from '../../../../src/components/product/page/product-trail.ts';
import { flashMessage } from '../../../../src/components/shell/flash-message.ts';
import type { View } from '../../../../src/components/view.ts';
import type { Category } from '../../../../src/contract/calls/catalogue.ts';
import type { Tenant } from '../../../../src/contract/calls/site.ts';
import { ARTICLE_TYPES } from '../../../../src/contract/values/shop/site-kinds.ts';
import { translator } from '../../support/translator.ts';

const tenant: Tenant = {
  id: 'test',
  name: 'Junk',
  description: 'Sails east',
  logoImage: '/logo.svg',
  themeColor: '#008080',
  defaultLanguage: 'en',
  supportedLanguages: ['en'],
  timezoneOffset: 8,
  serviceEmail: 'help@junk.test',
  servicePhone: '+61 2 5550 0000',
  serviceSocialAccounts: (['WECHAT', 'LINE', 'ZALO', 'VIBER'] as const).map((type) => ({
    type,
    accountId: type,
  })),
  socialMediaPlatforms: [
    { platform: 'FACEBOOK', link: '' },
    { platform: 'TIKTOK', link: 'https://tiktok.test/junk' },
  ],
  footerLinks: [{ title: 'Track', link: 'https://track.test' }],
  guestCart: true,
  favourites: true,
  analyticsCode: '',
  googleAnalyticsTraceId: '',
  registrationEntity: { name: 'Junk Ltd', businessLicenseNo: '', websiteApprove: '' },
  exchangeInfo: { cnyExchangeRate: '0.21', currency: 'AUD', source: 'test', fetchedAt: '' },
  otherExchanges: [],
  tenantPreference: {
    showExchangeRate: true,
    showStockin: true,
    showTransit: true,
    showUserWarehouse: true,
    productPlatforms: ['Taobao'],
  },
  features: {
    plainHowToUse: false,
    hideClock: false,
    hideExchangeRate: false,
    hidePoweredBy: false,
    silentAnalyticsCode: false,
  },
  enabledArticleTypes: [...ARTICLE_TYPES],
  hasUserAgreement: true,
  returnOrigins: [],
  homeCountry: 'AU',
  serviceFee: { basisPoints: 500, minimum: '3.00' },
  freeStorageDays: 60,
  inspection: { returnDays: 7 },
  homeSections: ['DOOR', 'GOODS', 'STEPS'],
  homeGoods: ['PREFERRED', 'VIEWED', 'GROUPS', 'BANNERS', 'CATEGORIES'],
  storage: {
    maxDays: 90,
    extensionFee: '15.00',
    extensionDays: 30,
    graceDays: 30,
    reminderDays: [7, 1],
    dailyPer: 'PARCEL',
  },
  revision: 1,
};
const t = await translator('en');
const view = (changes: Partial<Tenant> = {}): View => ({
  tenant: { ...tenant, ...changes },
  locale: 'en',
  t,
});

describe('the header’s navigation', () => {
  it('lists the articles in their order, with the tenant’s name in “about”', () => {
    expect(headerNavigation(view()).map(({ label }) => label)).toEqual([
      'How it works',
      'Shipping costs',
      'About Junk',
      'FAQ',
      'Payment guide',
      'Sourcing service',
    ]);
  });

  it('shows an entry only if its article type is enabled', () => {
    const entries = headerNavigation(view({ enabledArticleTypes: ['FAQ', 'ABOUT_TRANSIT'] }));
    expect(entries.map(({ path }) => path)).toEqual(['/faq']);
  });

  it('has as current entry the one whose path ends the current path, or none', () => {
    const entries = headerNavigation(view());
    const at = (path: string) => currentEntry(entries, path)?.path;
    expect(at('/faq')).toBe('/faq');
    expect(at('/embedded/payment-guide/')).toBe('/payment-guide');
    expect(at('/')).toBeUndefined();
    expect(at('/faq/more')).toBeUndefined();
  });
});

describe('the footer', () => {
  it('links only to enabled articles', () => {
    const { guide } = footerGroups(view({ enabledArticleTypes: ['PAYMENT_GUIDE', 'ABOUT_US'] }));
    expect(guide.map(({ path }) => path)).toEqual(['/payment-guide']);
  });

  it('has additional information only with a user agreement and an about page', () => {
    expect(footerGroups(view()).about?.path).toBe('/about');
    expect(footerGroups(view({ hasUserAgreement: false })).about).toBeUndefined();
    expect(footerGroups(view({ enabledArticleTypes: ['USER_AGREEMENT'] })).about).toBeUndefined();
  });

  it('shows three accounts at most, and no social platform without a link', () => {
    const { support, social } = footerGroups(view());
    expect(support.accounts.map(({ type }) => type)).toEqual(['WECHAT', 'LINE', 'ZALO']);
    expect(social.map(({ platform }) => platform)).toEqual(['TIKTOK']);
  });

  it('counts the years from 2023', () => {
    expect(copyrightYears(Date.UTC(2023, 5))).toBe('2023');
    expect(copyrightYears(Date.UTC(2026, 5))).toBe('2023–2026');
  });
});

describe('the user menu', () => {
  it('lists pages that exist, in their order', () => {
    const paths = userMenuPaths(tenant);
    expect(paths.slice(0, 3)).toEqual(['/my/message', '/cart', '/my/favourites']);
    expect(paths.slice(-3)).toEqual(['/my/pending-payments', '/my/balance', '/my/account']);
  });

  it('leaves out what the tenant’s preferences hide', () => {
    const tenantPreference = {
      ...tenant.tenantPreference,
      showStockin: false,
      showTransit: false,
      showUserWarehouse: false,
    };
    const hidden = ['/my/warehouses', '/my/in-stock-items', '/my/transit'];
    const paths: string[] = userMenuPaths({ tenantPreference, favourites: true });
    expect(paths.filter((path) => hidden.includes(path))).toEqual([]);
  });
});

const category = (id: string, name: string, children: Category[] = []): Category => ({
  id,
  name,
  nameZh: name,
  image: '',
  children,
});

describe('the breadcrumbs', () => {
  it('lead from the home page through the parents to this page', () => {
    expect(trailOf('/product?url=abc', view()).map(({ label }) => label)).toEqual([
      'Home',
      'Search',
      'Product',
    ]);
  });

  it('of a product lead back to its search with the filters in the URL', () => {
    const address = '/product?url=abc&filters=new7,certifiedFactory,inStock';
    expect(trailOf(address, view())[1]?.href).toBe('/product-search?filters=new7%2CinStock');
  });

  const tree = [
    category('kitchen', 'Kitchen', [category('tea', 'Tea Ware', [category('pots', 'Teapots')])]),
  ];
  const crumbsOf = (categoryId: string, path = '/product?url=abc') =>
    productTrail(view(), path, { categoryId }, tree);

  it('of a product lead through its top and its own category', () => {
    expect(crumbsOf('pots').map(({ label, href }) => [label, href])).toEqual([
      ['Home', '/'],
      ['Kitchen', '/product-search?categoryId=kitchen'],
      ['Teapots', '/product-search?categoryId=pots'],
    ]);
    expect(crumbsOf('kitchen').map(({ label }) => label)).toEqual(['Home', 'Kitchen']);
  });

  it('of a product lead through the search if its category is unknown or it was found with filters', () => {
    const labels = ['Home', 'Search'];
    expect(crumbsOf('1688:7').map(({ label }) => label)).toEqual(labels);
    const filtered = crumbsOf('pots', '/product?url=abc&filters=inStock');
    expect(filtered.map(({ label }) => label)).toEqual(labels);
    expect(filtered[1]?.href).toBe('/product-search?filters=inStock');
  });

  it('show the name of a path’s item', () => {
    expect(trailOf('/my/purchase/P%2042', view()).at(-1)).toEqual({ label: 'Order P 42' });
    expect(trailOf('/about', view()).at(-1)?.label).toBe('About Junk');
  });

  it('are empty for a path without a page', () => {
    expect(trailOf('/nowhere', view())).toEqual([]);
  });
});

describe('signing in', () => {
  it('leads back to the page that required it', () => {
    expect(loginHref('/product', 'url=a b&x=1')).toBe(
      '/auth/login?redirectUrl=%2Fproduct%3Furl%3Da%20b%26x%3D1',
    );
    expect(loginHref('/cart', '')).toBe('/auth/login?redirectUrl=%2Fcart');
  });

  it('does not lead back to itself', () => {
    expect(loginHref('/auth/signup', 'redirectUrl=%2Fcart')).toBe(
      '/auth/login?redirectUrl=%2Fcart',
    );
    expect(loginHref('/auth/login', '')).toBe('/auth/login');
  });
});

describe('the flash of a plain form', () => {
  const rest = { errors: [], values: {} };

  it('is shown by the shell if it confirms something', () => {
    const flash = { kind: 'success', key: 'flash.logout', form: 'logout', ...rest } as const;
    expect(flashMessage(flash, t)).toMatchObject({
      tone: 'success',
      text: 'You’ve been signed out.',
    });
  });

  it('is shown by the form if it is that form’s error', () => {
    const flash = {
      kind: 'error',
      message: 'No',
      code: 'CONFLICT',
      form: 'login',
      ...rest,
    } as const;
    expect(flashMessage(flash, t)).toBeUndefined();
  });

  it('is shown by the shell if the form is only a button, or the session ended', () => {
    const button = { kind: 'error', message: 'No', form: 'deleteAddress', ...rest } as const;
    expect(flashMessage(button, t)).toMatchObject({ tone: 'error', sessionEnded: false });
    const ended = {
      kind: 'error',
      message: 'Ended',
      code: 'UNAUTHENTICATED',
      form: 'addToCart',
      ...rest,
    } as const;
    expect(flashMessage(ended, t)).toMatchObject({
      text: t('shell.sessionExpired'),
      sessionEnded: true,
    });
  });
});

describe('the exchange rate', () => {
  it('has thousands separators and its significant digits', () => {
    expect(formatRate('en', '3012.5')).toBe('3,012.5');
    expect(formatRate('en', '0.2145678912')).toBe('0.214568');
    expect(formatRate('es', '1234567.8')).toBe('1,234,570');
  });
});
