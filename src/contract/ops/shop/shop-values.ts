import * as v from 'valibot';
import { isInstant } from '../../values/fields.ts';
import { serviceFeeWith } from '../../values/money/charges.ts';
import type { ShopPart } from '../../values/shop/shop-parts.ts';
import { tenantRecord } from '../../values/shop/tenant-record.ts';
import { announcementEntries, bannerEntries, tenantFile } from './tenant-file.ts';

/*
 * What each part of a shop consists of: fields of the tenant's record, or lists of its file. So a part has the
 * same limits in its form as in the file.
 */

const { entries: record } = tenantRecord;
const { entries: file } = tenantFile;

/** Whether a text is a time as forms write it, without an offset, with a day and an hour that exist. */
export function isLocalTime(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const basicsValue = v.strictObject({
  name: record.name,
  description: record.description,
  serviceEmail: record.serviceEmail,
  servicePhone: record.servicePhone,
  serviceSocialAccounts: record.serviceSocialAccounts,
  socialMediaPlatforms: record.socialMediaPlatforms,
  footerLinks: record.footerLinks,
  registrationEntity: record.registrationEntity,
  mailFrom: record.mailFrom,
});

export const themeValue = v.strictObject({
  themeColor: record.themeColor,
  logoImage: record.logoImage,
  shareImage: record.shareImage,
  appIcons: record.appIcons,
});

export const languagesValue = v.strictObject({
  defaultLanguage: record.defaultLanguage,
  supportedLanguages: record.supportedLanguages,
  currencies: record.currencies,
});

export const featuresValue = v.strictObject({
  features: record.features,
  guestCart: record.guestCart,
  analyticsCode: record.analyticsCode,
  googleAnalyticsTraceId: record.googleAnalyticsTraceId,
  returnOrigins: record.returnOrigins,
});

export const signInValue = v.strictObject({ signIn: record.signIn });

export const timezoneValue = v.strictObject({
  timezoneOffset: record.timezoneOffset,
  timeZone: record.timeZone,
  stepDays: record.stepDays,
});

export const placesValue = v.strictObject({
  homeCountry: record.homeCountry,
  countries: record.countries,
  duties: record.duties,
  warehouses: file.warehouses,
});

export const menuValue = v.strictObject({ tenantPreference: record.tenantPreference });
/** ISO 8601, or as a form has it: a time in the tenant's zone without its offset. */
const typedTime = v.pipe(
  v.string(),
  v.check((value) => isInstant(value) || isLocalTime(value)),
  v.transform((value) => (isLocalTime(value) ? value : new Date(value).toISOString())),
);
const typedTimes = { from: v.optional(typedTime), until: v.optional(typedTime) };

export const bannersValue = v.strictObject({
  banners: v.optional(
    v.pipe(v.array(v.strictObject({ ...bannerEntries, ...typedTimes })), v.maxLength(20)),
    [],
  ),
});
export const announcementsValue = v.strictObject({
  announcements: v.optional(
    v.pipe(
      v.array(v.strictObject({ ...announcementEntries, publishedAt: typedTime, ...typedTimes })),
      v.maxLength(200),
    ),
    [],
  ),
});
/** Without the record's defaults, so that a form in which nothing is chosen is refused. */
export const homeValue = v.strictObject({
  homeSections: record.homeSections.wrapped,
  homeGoods: record.homeGoods.wrapped,
});
export const feesValue = v.strictObject({
  serviceFee: serviceFeeWith(typedTime),
  withdrawal: record.withdrawal,
});
export const storageValue = v.strictObject({
  freeStorageDays: record.freeStorageDays,
  storage: record.storage,
  inspection: record.inspection,
});
export const servicesValue = v.strictObject({
  packingFee: record.packingFee,
  consolidation: record.consolidation,
  services: record.services,
});
export const groupsValue = v.strictObject({ productGroups: file.productGroups });
export const goodsValue = v.strictObject({ goodsRules: record.goodsRules });
export const stepsValue = v.strictObject({ howToUse: file.howToUse });
/** One article in its languages. */
export const articleValue = v.strictObject({ articles: file.articles });

export const PART_VALUES = {
  basics: basicsValue,
  theme: themeValue,
  languages: languagesValue,
  features: featuresValue,
  signIn: signInValue,
  timezone: timezoneValue,
  places: placesValue,
  menu: menuValue,
  fees: feesValue,
  storage: storageValue,
  services: servicesValue,
  home: homeValue,
  banners: bannersValue,
  announcements: announcementsValue,
  groups: groupsValue,
  steps: stepsValue,
  goods: goodsValue,
} as const;
export type FormPart = keyof typeof PART_VALUES;

/** The schema of the value of a part. */
export const valueOfPart = (part: ShopPart): v.GenericSchema<unknown, unknown> =>
  part in PART_VALUES ? PART_VALUES[part as FormPart] : articleValue;

/** The names of the fields of a part's value, each in the tenant's record or in its file. */
export const fieldsOfPart = (part: ShopPart): string[] =>
  Object.keys((valueOfPart(part) as unknown as { entries: object }).entries);

export const isRecordField = (field: string): boolean => field in record;
