import * as v from 'valibot';
import type { TenantFile } from '../src/contract/ops/tenant-file.ts';
import type { Locale } from '../src/contract/values/locales.ts';
import { ARTICLE_TYPES } from '../src/contract/values/site-kinds.ts';
import { tenantFeatures } from '../src/contract/values/tenant-record.ts';
import { card, INSTANT } from './deposit-channels.ts';
import { articlesOf } from './texts/articles.ts';
import { BANNERS } from './texts/banners.ts';
import { STEPS } from './texts/steps.ts';
import { announcementsAt } from './write-tenants.ts';

/** Facts that a new tenant needs. */
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
  email: string;
  phone: string;
};

/**
 * The file of a new tenant. Marketplaces, shelves, fees and warehouses in China are those of `model`.
 * Articles, steps, banners and announcements are the standard ones, with the new tenant's name. It has
 * deposit channels only in a demonstration; other tenants add their own.
 */
export function starterFile(
  facts: StarterFacts,
  model: TenantFile,
  { demo, now }: { demo: boolean; now: number },
): TenantFile {
  const { id, name, hosts, countries, currency } = facts;
  const record: TenantFile['record'] = {
    ...model.record,
    name: { en: name },
    logoImage: '/brand/shop.svg',
    themeColor: facts.themeColor,
    defaultLanguage: facts.languages[0],
    supportedLanguages: facts.languages,
    timezoneOffset: facts.timezoneOffset,
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
    warehouses: model.warehouses.filter(({ region }) => region === 'CHINA'),
    articles: articlesOf(record, ARTICLE_TYPES),
    howToUse: [...STEPS],
    banners: Object.entries(BANNERS).map(([part, banner]) => ({ ...banner, id: part })),
    announcements: announcementsAt(now),
    productGroups: model.productGroups,
    depositChannels: demo ? [INSTANT, card(currency)] : [],
    promotionCodes: [],
  };
}
