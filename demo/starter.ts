import * as v from 'valibot';
import type { TenantFile } from '../src/contract/ops/shop/tenant-file.ts';
import { PRODUCT_PLATFORMS } from '../src/contract/values/goods/product-kinds.ts';
import type { Locale } from '../src/contract/values/shop/locales.ts';
import { ARTICLE_TYPES } from '../src/contract/values/shop/site-kinds.ts';
import { tenantFeatures } from '../src/contract/values/shop/tenant-record.ts';
import { card, INSTANT } from './deposit-channels.ts';
import { defaultSettings, showAll } from './tenants/tenant-seed.ts';
import { articlesOf } from './texts/articles.ts';
import { BANNERS } from './texts/banners.ts';
import { STEPS } from './texts/steps.ts';
import { announcementsAt } from './write-tenants.ts';

/** What must be known of a new tenant, so that its file can be written. */
export type StarterFacts = {
  id: string;
  name: string;
  hosts: string[];
  /** Its languages; the first is its default. */
  languages: [Locale, ...Locale[]];
  /** The countries that it delivers to; the first is its home country. */
  countries: [string, ...string[]];
  currency: string;
  themeColor: string;
  timezoneOffset: number;
  /** The name of its time zone, if it has daylight saving time. */
  timeZone?: string | undefined;
  email: string;
  phone: string;
};

/** The settings of a new tenant for which no model is given. An operator changes them in its file. */
const STANDARD = {
  description: { en: 'Buy in China, delivered to you.' },
  tenantPreference: showAll([...PRODUCT_PLATFORMS]),
  serviceFee: { basisPoints: 500, minimum: '3.00' },
  freeStorageDays: defaultSettings.freeStorageDays,
  storage: defaultSettings.storage,
  inspection: defaultSettings.inspection,
  homeSections: defaultSettings.homeSections,
  homeGoods: defaultSettings.homeGoods,
  stepDays: defaultSettings.stepDays,
  withdrawal: defaultSettings.withdrawal,
  packingFee: defaultSettings.packingFee,
  consolidation: defaultSettings.consolidation,
  services: defaultSettings.services,
  footerLinks: defaultSettings.footerLinks,
  goodsRules: defaultSettings.goodsRules,
  guestCart: defaultSettings.guestCart,
  signIn: defaultSettings.signIn,
} satisfies Partial<TenantFile['record']>;

/**
 * The file of a new tenant. Marketplaces, shelves, fees, freight tariff and warehouses in China are those of `model`;
 * without one they are standard, and shelves, warehouses and the freight tariff are left to the operator. Articles, steps
 * and banners are the standard ones, with the new tenant's name. It has announcements and
 * deposit channels only in a demonstration; other tenants add their own.
 */
export function starterFile(
  facts: StarterFacts,
  model: TenantFile | undefined,
  { demo, now }: { demo: boolean; now: number },
): TenantFile {
  const { id, name, hosts, countries, currency } = facts;
  const record: TenantFile['record'] = {
    ...(model?.record ?? STANDARD),
    currencies: undefined,
    name: { en: name },
    logoImage: '/brand/shop.svg',
    shareImage: undefined,
    appIcons: undefined,
    themeColor: facts.themeColor,
    defaultLanguage: facts.languages[0],
    supportedLanguages: facts.languages,
    timezoneOffset: facts.timezoneOffset,
    timeZone: facts.timeZone,
    serviceEmail: facts.email,
    servicePhone: facts.phone,
    serviceSocialAccounts: [],
    socialMediaPlatforms: [],
    analyticsCode: '',
    googleAnalyticsTraceId: '',
    registrationEntity: { name, businessLicenseNo: '', websiteApprove: '' },
    features: v.parse(tenantFeatures, {}),
    returnOrigins: [],
    homeCountry: countries[0],
    countries,
    currency,
  };
  return {
    id,
    hosts,
    record,
    warehouses: (model?.warehouses ?? []).filter(({ region }) => region === 'CHINA'),
    articles: articlesOf(record, ARTICLE_TYPES),
    howToUse: [...STEPS],
    banners: Object.entries(BANNERS).map(([key, banner]) => ({ ...banner, id: key })),
    announcements: demo ? announcementsAt(now) : [],
    productGroups: model?.productGroups ?? [],
    depositChannels: demo ? [INSTANT, card(currency)] : [],
    ...(model?.tariff && { tariff: withoutWarehouses(model.tariff) }),
    promotionCodes: [],
  };
}

/** The new tenant may have other warehouses, so its options start from all of them. */
const withoutWarehouses = ({ rows, names }: NonNullable<TenantFile['tariff']>) => ({
  rows: rows.map(({ warehouses: _, ...cells }) => cells),
  names,
});
