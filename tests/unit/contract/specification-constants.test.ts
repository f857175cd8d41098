import { mockAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { describe, expect, it } from 'vitest';
import { userMenuPaths } from '../../../src/components/navigation/user-menu-entries.ts';
import { currentToasts, dismissToast, toast } from '../../../src/components/ui/toast.ts';
import { exchangeInfo, tenant } from '../../../src/contract/calls/site.ts';
import { uploadToken } from '../../../src/contract/calls/uploads.ts';
import { profile } from '../../../src/contract/calls/user.ts';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import * as productKinds from '../../../src/contract/values/goods/product-kinds.ts';
import * as accountKinds from '../../../src/contract/values/money/account-kinds.ts';
import * as moneyKinds from '../../../src/contract/values/money/money-kinds.ts';
import * as refundStatuses from '../../../src/contract/values/money/refund-statuses.ts';
import * as orderStatuses from '../../../src/contract/values/orders/order-statuses.ts';
import * as locales from '../../../src/contract/values/shop/locales.ts';
import * as siteKinds from '../../../src/contract/values/shop/site-kinds.ts';
import * as parcelStatuses from '../../../src/contract/values/warehouse/parcel-statuses.ts';
import * as transitStatuses from '../../../src/contract/values/warehouse/transit-statuses.ts';
import { COOKIES } from '../../../src/site/cookies.ts';

const enums = {
  ...accountKinds,
  ...locales,
  ...moneyKinds,
  ...orderStatuses,
  ...parcelStatuses,
  ...productKinds,
  ...refundStatuses,
  ...siteKinds,
  ...transitStatuses,
};

const words = (text: string) => text.trim().split(/[\s,]+/);

/** The enumerations of docs/specification.md. */
const ENUMERATIONS = {
  ARTICLE_TYPES: `ABOUT_US ABOUT_TRANSIT ABOUT_TRANSIT_FEE HOW_TO_USE PROHIBITED_PURCHASE_ITEMS
    USER_AGREEMENT FAQ PAYMENT_GUIDE SOURCING_SERVICE`,
  PRODUCT_PLATFORMS: 'SelfOwned Taobao Tmall JD Alibaba Yiwugou Poizon',
  PRICE_MODES: 'SKU_PRICE SPU_PRICE_RANGE',
  LOCALES: 'en zh-CN zh-HK vi th ja ko ru ms uz pt es fr id bg ar la',
  SERVICE_CHAT_TYPES: `LINE WECHAT KAKAOTALK ZALO FACEBOOK WHATSAPP FACEBOOK_MESSENGER VIBER
    TELEGRAM VKONTAKTE SIGNAL`,
  SOCIAL_PLATFORMS: `FACEBOOK TWITTER LINKEDIN YOUTUBE INSTAGRAM TIKTOK TELEGRAM VKONTAKTE`,
  COMPANY_TYPES: 'COMPANY INDIVIDUAL',
  REGION_CODES: 'au ru uz kz pk vn la kr mx cl my by',
  WAREHOUSE_REGIONS: 'LOCAL CHINA',
  COLOR_SCHEMES: 'light dark',
  DIRECTIONS: 'ltr rtl',
};
const held: Record<string, unknown> = { ...enums };
it.each(Object.entries(ENUMERATIONS))('%s has its values and no others', (name, values) => {
  expect(held[name]).toEqual(words(values));
});

describe('the fields', () => {
  const { tenantPreference, registrationEntity } = tenant.entries;
  const entries = (schema: object) =>
    'entries' in schema ? Object.keys(schema.entries ?? {}) : [];
  it.each([
    [
      'tenant',
      tenant,
      `id name description logoImage themeColor defaultLanguage supportedLanguages timezoneOffset serviceEmail
       servicePhone serviceSocialAccounts socialMediaPlatforms footerLinks analyticsCode
       googleAnalyticsTraceId registrationEntity exchangeInfo tenantPreference`,
    ],
    [
      'tenantPreference',
      tenantPreference,
      'showExchangeRate showStockin showTransit showUserWarehouse productPlatforms',
    ],
    ['registrationEntity', registrationEntity, 'name businessLicenseNo websiteApprove'],
    ['exchangeInfo', exchangeInfo, 'cnyExchangeRate currency'],
    ['profile', profile, 'name email language unreadNotificationCount'],
    ['uploadToken', uploadToken, 'key policy accessKeyId signature bucketHost cdnUrl'],
  ])('%s has those of the specification', (_, schema, fields) => {
    expect(entries(schema)).toEqual(expect.arrayContaining(words(fields)));
  });

  /** Method, path below /front, and the field names of the query or body. */
  const CALLS: Record<string, string> = {
    site: `GET tenant; GET exchange-rate; GET tenant-warehouses warehouseRegion; GET supported-countries;
      GET address-districts country; GET multiple-address-districts; GET transit-options`,
    user: `GET user/profile; PUT user/profile; PUT user/email loginPassword,email,verificationCode;
      PUT user/change-password oldPassword,newPassword; PUT user/language language; POST user/send-email-code email;
      POST user/verify-email-code email,verificationCode; POST user/verify-email-promotion-code email,promotionCode;
      POST user/signup name,phoneNumber,email,secondEmail,loginPassword,promotionCode; POST user/login email,password;
      POST user/forget-password email,verificationCode,newPassword; GET user/check-email-available email;
      GET user/addresses; POST user/addresses; DELETE user/addresses/{id}; GET user/billing-addresses;
      POST user/billing-addresses; DELETE user/billing-addresses/{id}; GET user/warehouses; POST user/warehouses;
      DELETE user/warehouses/{id}`,
    product: `GET product productUrl; GET product/search keyword,channel,pageNo,pageSize,nextPage,sort,filters,priceStart,priceEnd,productCollectionId,snId,shopId,imageUrl;
      GET product/keywordSNQuery keyword; GET product/categories`,
    cart: `GET cart; POST cart productUrl,productSkuId,quantity,message; POST cart/multiple productUrl,items,message;
      PUT cart/{id}/quantity quantity; PUT cart/{id}/message message; DELETE cart/{id}; DELETE cart;
      POST cart/refresh cartItemIds,tenantWarehouseId; POST preview-product/refresh; POST preview-product/create`,
    account: `GET user-account; POST user-account/first-set-pay-password; POST user-account/resetPayPassword;
      PUT user-account/pay-password; GET user-account/withdrawals; POST user-account/withdrawals;
      GET user-account/transactions; GET user-account/querySummary; GET user-account/deposits;
      POST user-account/deposits; POST user-account/certificate; GET user-account/operations;
      GET user-account/queryDetail/{id}; PUT user-account/update-deposit; GET deposit-channels`,
    payments: `POST payments/{id}/pay payPassword; POST payments/batch-pay paymentNos,payPassword;
      GET payments/unpaid orderType,orderNo; POST onepay/payCode orderPay,orderAmount`,
    orders: `POST purchase-orders; GET purchase-orders; GET purchase-orders/{id}; POST purchase-orders/{id}/clone;
      POST purchase-orders/{id}/pay; POST purchase-orders/{id}/close; GET purchase-parcels/stock-in-parcels;
      POST transit-orders purchaseParcelIds,transitOptionName,userAddressId,localExpressCompanyName,selfPickup;
      GET transit-orders; GET transit-orders/{id}; POST transit-orders/{id}/pay;
      POST transit-orders/{id}/complete; POST transit-orders/{id}/close`,
    content: `GET preferred-products; GET preferred-product-groups; GET recommend-product-groups; GET images;
      GET banner-images; GET articles/{type}; GET enabled-article-types; GET announcements; GET site-about-us;
      GET site-how-to-use; GET refunds; GET user-notifications; GET upload-token ext,catalog; GET /user-feedback`,
  };
  const table: readonly Endpoint[] = Object.values(endpoints);
  it.each(Object.entries(CALLS))('of the calls of %s are there', (_, calls) => {
    const missing = calls.split(';').filter((call) => {
      const [method, below = '', ...fields] = words(call);
      const path = below.startsWith('/') ? below : `/front/${below}`;
      const found = table.find((one) => one.method === method && one.path === path);
      const taken = [...entries(found?.query ?? {}), ...entries(found?.body ?? {})];
      return !found || fields.some((field) => !taken.includes(field));
    });
    expect(missing).toEqual([]);
  });
});

it('the user menu has its nine pages in order, and favourites where the backend has them', () => {
  const all = { showStockin: true, showTransit: true, showUserWarehouse: true };
  const tenantPreference = { ...all, showExchangeRate: true, productPlatforms: [] };
  const menu = userMenuPaths({ tenantPreference, favourites: false });
  const own = 'purchase warehouses in-stock-items transit pending-payments balance account';
  expect(menu).toEqual(['/my/message', '/cart', ...words(own).map((page) => `/my/${page}`)]);
  expect(userMenuPaths({ tenantPreference, favourites: true })).toEqual(
    menu.toSpliced(2, 0, '/my/favourites'),
  );
});

it('cookies keep a session for 3 months, the language for a year and the look for 3 years', () => {
  const days = (...names: (keyof typeof COOKIES)[]) =>
    names.map((name) => COOKIES[name].maxAge / 86_400);
  expect(days('login', 'profile', 'token', 'locale')).toEqual([90, 90, 90, 365]);
  expect(days('scheme', 'primary', 'direction')).toEqual([1095, 1095, 1095]);
});

const TONES = ['success', 'warning', 'error', 'info', 'loading'] as const;
it.each(TONES)('a toast can be %s', (tone) => {
  const key = toast(tone, 'Said');
  expect(currentToasts().at(-1)).toMatchObject({ key, tone });
  dismissToast(key);
});

it('styles have the sizes and places of the specification', async () => {
  const rules = new Map<string, object>();
  const keep = (css: object) =>
    'selector' in css && 'rule' in css && rules.set(String(css.selector), css.rule as object);
  setAdapter({ ...mockAdapter, appendCss: keep });
  setFileScope('specification');
  const { media, vars } = await import('../../../src/theme/tokens.css.ts');
  const { banner } = await import('../../../src/components/article/how-to-use.css.ts');
  const { fold } = await import('../../../src/components/shell/back-to-top.css.ts');
  const { viewport } = await import('../../../src/components/ui/toast-viewport.css.ts');
  endFileScope();
  const { xs, sm, md, lg, xl } = vars.radius;
  expect([xs, sm, md, lg, xl]).toEqual(['4px', '6px', '8px', '12px', '18px']);
  expect(Object.values(vars.container)).toEqual(words('960px 1024px 1440px 1440px 1920px'));
  expect(vars.zIndex.datePicker).toBe(10010);
  expect(rules.get(banner)).toMatchObject({ blockSize: '200px' });
  expect(rules.get(fold)).toMatchObject({ blockSize: '65vh' });
  const wide = { [media.tablet]: { insetBlockStart: '20px', insetInlineEnd: '20px' } };
  expect(rules.get(viewport)).toMatchObject({ '@layer': { ui: { '@media': wide } } });
});
