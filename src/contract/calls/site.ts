import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { essential, type Fields, ifAbsent } from '../foreign.ts';
import { country, id, optionalLine } from '../values/fields.ts';
import { GOODS_CLASSES } from '../values/goods/product-kinds.ts';
import { cny, currency, rate } from '../values/money/money.ts';
import { openSignInWays } from '../values/shop/sign-in-ways.ts';
import { ARTICLE_TYPES, WAREHOUSE_REGIONS } from '../values/shop/site-kinds.ts';
import { link, tenantFeatures, tenantSettings } from '../values/shop/tenant-record.ts';

export const exchangeInfo = v.object({
  /** The value of 1 CNY in the tenant's currency: a decimal string with up to 10 decimals. */
  cnyExchangeRate: rate,
  /** ISO 4217. `GHC` and `NPR` have special display forms. */
  currency,
  source: v.string(),
  fetchedAt: v.string(),
});

/** The country whose currency the tenant shows: the code of a currency begins with its country's. */
const countryOfCurrency = ({ exchangeInfo: exchange }: Fields) =>
  ((exchange as { currency?: string } | undefined)?.currency ?? 'CNY').slice(0, 2).toLowerCase();

export const tenant = v.object({
  /** Also the first label of its widget's host. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,63}$/)),
  name: v.string(),
  description: v.string(),
  ...tenantSettings,
  // An upstream backend may host its pictures on another host.
  logoImage: ifAbsent(link, '/brand/shop.svg'),
  features: v.optional(v.object({ ...tenantFeatures.entries, customIcon: v.optional(link) }), {}),
  /** Whether visitors without an account have a cart. If another backend leaves it out, they have no cart. */
  guestCart: v.optional(v.boolean(), false),
  /** Whether shoppers can keep products in mind. A backend that leaves it out lacks the calls. */
  favourites: v.optional(v.boolean(), false),
  /** How shoppers sign in besides their password. A backend that leaves it out has no other way. */
  signIn: v.optional(openSignInWays),
  footerLinks: v.array(v.object({ title: v.string(), link })),
  /** Without a rate, amounts are in CNY only. */
  exchangeInfo: ifAbsent(exchangeInfo, {
    cnyExchangeRate: '1',
    currency: 'CNY',
    source: '',
    fetchedAt: '',
  }),
  /** The other currencies in which visitors may see amounts, each with its rate. A backend without them leaves this out. */
  otherExchanges: v.optional(v.array(exchangeInfo), []),
  homeCountry: ifAbsent(country, countryOfCurrency),
  enabledArticleTypes: v.array(v.picklist(ARTICLE_TYPES)),
  hasUserAgreement: ifAbsent(v.boolean(), ({ enabledArticleTypes }) =>
    (enabledArticleTypes as unknown[]).includes('USER_AGREEMENT'),
  ),
  /** Increases each time an operator stores the tenant. */
  revision: v.number(),
});
export type Tenant = v.InferOutput<typeof tenant>;

export const warehouse = v.object({
  id,
  region: ifAbsent(v.picklist(WAREHOUSE_REGIONS), 'CHINA'),
  name: v.string(),
  country: v.string(),
  address: v.string(),
  /** The address in the reader's letters, if the tenant wrote it. */
  addressTrans: v.optional(v.string()),
  /** Whom the warehouse suits, in one sentence. */
  advice: v.optional(v.string()),
  phone: v.string(),
  postCode: v.string(),
});
export type Warehouse = v.InferOutput<typeof warehouse>;

export const district = v.object({ code: essential(v.string()), name: essential(v.string()) });

export const freightLine = v.object({
  kind: ifAbsent(
    v.picklist([
      'BASE',
      'MINIMUM',
      'FUEL',
      'SURCHARGE',
      'REMOTE_AREA',
      'TAXES',
      'INSURANCE',
      'LOCAL_EXPRESS',
      'STORAGE',
      'PACKING',
    ]),
    'SURCHARGE',
  ),
  label: v.string(),
  amount: cny,
});

/** An itemised freight bill. Weights in grams. The lines sum to the total. */
export const freightBill = v.object({
  actualG: v.number(),
  volumetricG: v.number(),
  billedG: v.number(),
  /** The first weight and each further step, if the price depends on steps of weight. */
  firstG: v.optional(v.number()),
  stepG: v.optional(v.number()),
  lines: v.array(freightLine),
  total: cny,
});
export type FreightBill = v.InferOutput<typeof freightBill>;

/** The shortest and the longest time, in days. Both 0 if another backend leaves it out. */
export const leadTimeDays = ifAbsent(v.tuple([v.number(), v.number()]), [0, 0]);

/** A shipping option for parcels. Has an estimate if the query has a weight. */
export const transitOption = v.object({
  code: essential(v.string()),
  name: ifAbsent(v.string(), ({ code }) => code as string | undefined),
  countries: v.array(v.string()),
  leadTimeDays,
  minG: v.number(),
  maxG: v.number(),
  volumeDivisor: v.number(),
  volumeMode: ifAbsent(v.picklist(['NONE', 'FULL', 'HALF', 'SIDE_LIMIT', 'FREE_UP_TO']), 'NONE'),
  acceptedGoodsClasses: v.array(v.picklist(GOODS_CLASSES)),
  selfPickup: v.boolean(),
  /**
   * The local express companies that may deliver from the tenant's local warehouse to the door.
   */
  localExpressCompanies: v.array(v.string()),
  /** The surcharge on the estimate, by company. */
  localExpressAmounts: v.optional(v.record(v.string(), cny)),
  insurable: v.boolean(),
  trackable: v.boolean(),
  /** Whether the sender pays duties and taxes, so that the recipient pays none. */
  taxesIncluded: v.boolean(),
  /** If taxes are a line of the bill: up to this declared value, in CNY, no taxes are charged. */
  taxFreeValue: v.optional(cny),
  /** Surcharges and services of the shop that are charged only if the shopper wants them. */
  extras: v.array(v.object({ code: v.string(), name: v.string() })),
  estimate: v.optional(freightBill),
});
export type TransitOption = v.InferOutput<typeof transitOption>;

const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500_000));
const millimetres = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5_000));

export const siteEndpoints = {
  getTenant: {
    method: 'GET',
    path: '/front/tenant',
    auth: 'public',
    group: 'site',
    summary: 'The tenant of the host, in the language of the request',
    output: tenant,
    errors: ['TENANT_NOT_FOUND'],
  },
  getExchangeRate: {
    method: 'GET',
    path: '/front/exchange-rate',
    auth: 'public',
    group: 'site',
    summary: 'The value of 1 CNY in the tenant’s currency',
    output: exchangeInfo,
  },
  listTenantWarehouses: {
    method: 'GET',
    path: '/front/tenant-warehouses',
    auth: 'public',
    group: 'site',
    summary: 'The tenant’s warehouses: all, or only those in China or abroad',
    query: v.object({ warehouseRegion: v.optional(v.picklist(WAREHOUSE_REGIONS)) }),
    output: v.array(warehouse),
  },
  listSupportedCountries: {
    method: 'GET',
    path: '/front/supported-countries',
    auth: 'public',
    group: 'site',
    summary: 'Countries the tenant delivers to, the home country first',
    output: v.array(
      v.object({
        code: country,
        name: essential(v.string()),
        callingCode: v.string(),
        flag: v.string(),
      }),
    ),
  },
  listAddressDistricts: {
    method: 'GET',
    path: '/front/address-districts',
    auth: 'public',
    group: 'site',
    summary: 'First-level districts of a country (the tenant’s home country by default)',
    query: v.object({ country: v.optional(country) }),
    output: v.array(district),
  },
  listMultipleAddressDistricts: {
    method: 'GET',
    path: '/front/multiple-address-districts',
    auth: 'public',
    group: 'site',
    summary: 'First-level districts of every supported country',
    output: v.array(v.object({ country: v.string(), districts: v.array(district) })),
  },
  listTransitOptions: {
    method: 'GET',
    path: '/front/transit-options',
    auth: 'public',
    group: 'site',
    summary: 'Shipping options for a parcel; with a weight, each has an itemised estimate',
    query: v.object({
      country: v.optional(country),
      /** Decides about zones and remote areas within the country. */
      postCode: optionalLine(20),
      weightG: v.optional(grams),
      lengthMm: v.optional(millimetres),
      widthMm: v.optional(millimetres),
      heightMm: v.optional(millimetres),
      goodsClass: v.optional(v.picklist(GOODS_CLASSES)),
    }),
    output: v.array(transitOption),
  },
} as const satisfies Record<string, Endpoint>;
