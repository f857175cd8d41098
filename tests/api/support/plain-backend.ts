import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/*
 * A backend that knows only docs/specification.md: it has the calls of section 7, and its responses have
 * only the fields of section 3. If the specification names no fields, it responds with an empty list.
 */

export const PLAIN_SHOPPER = { name: 'Mia', email: 'mia@plain.test', password: 'plain-password' };
export const PLAIN_LINK = 'https://item.taobao.com/item.htm?id=674029285425';
const TOKEN = 'opaque-token-of-the-plain-backend';

const ARTICLES = `ABOUT_US ABOUT_TRANSIT ABOUT_TRANSIT_FEE HOW_TO_USE PROHIBITED_PURCHASE_ITEMS
  USER_AGREEMENT FAQ PAYMENT_GUIDE SOURCING_SERVICE`.split(/\s+/);

const exchangeInfo = { cnyExchangeRate: 68.5, currency: 'KZT' };
const tenant = {
  id: 7,
  name: 'Plain Shop',
  description: 'A shop of few words',
  logoImage: 'https://cdn.plain.test/logo.png',
  themeColor: '2255aa',
  defaultLanguage: 'en',
  supportedLanguages: ['en', 'ru'],
  timezoneOffset: '5',
  serviceEmail: 'help@plain.test',
  servicePhone: '+7 701 123 45 67',
  serviceSocialAccounts: [{ type: 'whatsapp', accountId: '77011234567' }],
  socialMediaPlatforms: [{ platform: 'facebook', link: 'https://facebook.test/plain' }],
  footerLinks: [{ title: 'Blog', link: 'https://blog.plain.test/' }],
  analyticsCode: null,
  googleAnalyticsTraceId: null,
  registrationEntity: { name: 'Plain LLP', businessLicenseNo: null, websiteApprove: null },
  exchangeInfo,
  tenantPreference: {
    showExchangeRate: true,
    showStockin: true,
    showTransit: true,
    showUserWarehouse: true,
    productPlatforms: ['taobao', 'alibaba', 'temu'],
  },
};
const profile = {
  name: PLAIN_SHOPPER.name,
  email: PLAIN_SHOPPER.email,
  language: 'en',
  unreadNotificationCount: '2',
};
const product = {
  priceRange: [{ startQuantity: 1 }],
  images: ['https://cdn.plain.test/1.jpg', ''],
};
const step = { stepName: 'Search', stepRemark: 'first', stepImage: null, stepDesc: 'Find it' };
const article = { title: 'Good to know', html: '<p>All of it.</p>' };

/** Calls whose responses the specification does not describe. They return empty lists. */
const LISTS = `tenant-warehouses supported-countries address-districts multiple-address-districts
  transit-options user/addresses user/billing-addresses user/warehouses product/search
  product/keywordSNQuery product/categories user-account/transactions user-account/deposits
  user-account/withdrawals user-account/operations deposit-channels payments/unpaid purchase-orders
  transit-orders purchase-parcels/stock-in-parcels preferred-products preferred-product-groups
  recommend-product-groups images banner-images announcements refunds user-notifications`.split(
  /\s+/,
);

const PUBLIC: Record<string, unknown> = {
  tenant,
  'exchange-rate': exchangeInfo,
  product,
  'enabled-article-types': ARTICLES,
  'site-about-us': article,
  'site-how-to-use': [step],
  ...Object.fromEntries(ARTICLES.map((type) => [`articles/${type}`, article])),
  ...Object.fromEntries(LISTS.map((path) => [path, []])),
};

/** Starts the backend. Its shopper has one item in the cart. */
export async function startPlainBackend() {
  let quantity = 1;
  const cart = () => ({
    cartShops: [
      {
        cartItems: [
          { id: 1, productUrl: PLAIN_LINK, productSkuId: 'sku', quantity, message: null },
        ],
      },
    ],
  });
  const answers = (path: string): unknown => {
    if (path === 'cart') return cart();
    if (path === 'user/profile') return profile;
    if (path === 'user-account') return { available: 120 };
    return PUBLIC[path];
  };
  const change = (path: string, search: URLSearchParams) => {
    const isQuantity = path === 'cart/1/quantity';
    if (isQuantity) quantity = Number(search.get('quantity'));
    return isQuantity || ['user/profile', 'user/language', 'cart', 'cart/multiple'].includes(path);
  };

  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://plain.test');
    const path = pathname.replace(/^\/api\/(front\/)?/, '');
    const body = await textOf(incoming);
    const send = (status: number, answer?: unknown) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(answer === undefined ? '' : JSON.stringify(answer));
    if (path === 'user/login' && incoming.method === 'POST') {
      const isRight = JSON.parse(body).password === PLAIN_SHOPPER.password;
      return isRight ? send(200, { accessToken: TOKEN }) : send(401, { error: 'wrong password' });
    }
    const isPersonal = path === 'cart' || path.startsWith('user');
    const isSignedIn = incoming.headers.authorization === `Bearer ${TOKEN}`;
    if (isPersonal && !isSignedIn) return send(401, { error: 'who are you?' });
    if (incoming.method !== 'GET') return change(path, searchParams) ? send(204) : send(404);
    const answer = answers(path);
    return answer === undefined ? send(404, { error: 'no such call' }) : send(200, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
