import * as v from 'valibot';
import { country, email, optionalText, text } from './fields.ts';
import { LOCALES, type Locale } from './locales.ts';
import { cny } from './money.ts';
import { ownPath } from './own-path.ts';
import { PRODUCT_PLATFORMS } from './product-kinds.ts';
import { SERVICE_CHAT_TYPES, SOCIAL_PLATFORMS } from './site-kinds.ts';
import { TRANSIT_CHARGE_MODES } from './transit-statuses.ts';

/** A text that a tenant wrote in some of its languages; readers of others get English. */
export type TenantText = { en: string } & Partial<Record<Locale, string>>;

/** A text of at most `max` characters in English and any other languages. */
export const tenantText = (max: number) => {
  const other = Object.fromEntries(LOCALES.map((locale) => [locale, v.optional(text(max))]));
  return v.strictObject({ ...other, en: text(max) }) as unknown as v.GenericSchema<TenantText>;
};

/** A picture of this deployment (`/brand/x.svg`, `/uploads/…`): pages load none from elsewhere. */
export const picture = v.pipe(
  text(300),
  v.check((path) => /^\/[\w./-]+$/.test(path) && ownPath(path, '') === path),
);
/** Addresses may hold `*` and `;` in their host, and origins stand in the content policy. */
const isHttps = (link: string) =>
  URL.canParse(link) && /^https:\/\/[\w.-]+(:\d+)?$/.test(new URL(link).origin);
/** An own path or an https address. */
export const link = v.pipe(
  text(1000),
  v.check((value) => isHttps(value) || ownPath(value, '') === value),
);
const optionalLink = v.union([v.literal(''), v.pipe(text(1000), v.check(isHttps))]);
const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

/** `#rrggbb`; a missing `#` is added. */
export const color = v.pipe(
  v.string(),
  v.trim(),
  v.transform((value) => (value.startsWith('#') ? value : `#${value}`).toLowerCase()),
  v.regex(/^#[\da-f]{6}$/),
);

const share = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650));
const charge = v.pipe(
  cny,
  v.check((amount) => !amount.startsWith('-')),
);

/**
 * Special cases of docs/specification.md as named features of a tenant. Each is off by default.
 */
export const tenantFeatures = v.object({
  plainHowToUse: v.optional(v.boolean(), false),
  hideClock: v.optional(v.boolean(), false),
  hideExchangeRate: v.optional(v.boolean(), false),
  hidePoweredBy: v.optional(v.boolean(), false),
  /** The browser's icon instead of the logo. */
  customIcon: v.optional(picture),
  /** The analytics code shows nothing: it counts every page, and no chat is offered. */
  silentAnalyticsCode: v.optional(v.boolean(), false),
  /** Address of a script by which an app that embeds the shop talks to it. */
  appBridgeScript: v.optional(link),
});

/** What a tenant says once for all its languages, and shows. */
export const tenantSettings = {
  logoImage: picture,
  /** What a shared link shows: a picture of 1200 × 630 pixels, no SVG; a neutral one where there is none. */
  shareImage: v.optional(link),
  /** Square PNG of 192 and of 512 pixels for home screens, which may cut their outer fifth away. */
  appIcons: v.optional(
    v.pipe(
      v.array(
        v.object({
          image: picture,
          size: v.pipe(v.number(), v.integer(), v.minValue(48), v.maxValue(1024)),
        }),
      ),
      v.maxLength(6),
    ),
  ),
  /** `#rrggbb`. */
  themeColor: color,
  defaultLanguage: v.picklist(LOCALES),
  supportedLanguages: v.pipe(v.array(v.picklist(LOCALES)), v.minLength(1)),
  /** Hours from UTC; the fractional part is read as minutes: 5.3 is UTC+5:30. */
  timezoneOffset: v.pipe(
    v.number(),
    v.minValue(-12),
    v.maxValue(14),
    v.check((offset) => Math.round(Math.abs(offset % 1) * 100) < 60),
  ),
  serviceEmail: email,
  servicePhone: optionalText(40),
  serviceSocialAccounts: v.pipe(
    v.array(v.object({ type: v.picklist(SERVICE_CHAT_TYPES), accountId: text(100) })),
    v.maxLength(20),
  ),
  socialMediaPlatforms: v.pipe(
    v.array(v.object({ platform: v.picklist(SOCIAL_PLATFORMS), link: optionalLink })),
    v.maxLength(20),
  ),
  /** HTML of the tenant's support chat or analytics, as its provider gives it. */
  analyticsCode: optionalText(20_000),
  googleAnalyticsTraceId: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/))]),
    '',
  ),
  registrationEntity: v.object({
    name: optionalText(200),
    businessLicenseNo: optionalText(100),
    websiteApprove: optionalText(200),
  }),
  tenantPreference: v.object({
    showExchangeRate: v.boolean(),
    showStockin: v.boolean(),
    showTransit: v.boolean(),
    showUserWarehouse: v.boolean(),
    productPlatforms: v.pipe(v.array(v.picklist(PRODUCT_PLATFORMS)), v.minLength(1)),
  }),
  features: v.optional(tenantFeatures, {}),
  /** Origins to which a login may hand the shopper back (`refrom`). */
  returnOrigins: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.check(isOrigin))), v.maxLength(50)),
    [],
  ),
  /** Country most shoppers send parcels to. */
  homeCountry: country,
  /** Service fee in basis points of the goods, and its least amount. */
  serviceFee: v.object({ basisPoints: share(10_000), minimum: charge }),
  freeStorageDays: days,
  /** Days a parcel is kept in all; what another 30 days of a parcel cost. */
  storage: v.object({ maxDays: days, extensionFee: charge }),
};

/**
 * Where the goods of each marketplace come from, where the operator wants it otherwise than the
 * deployment has it: its own catalogue (`embedded`), the marketplace's API, or nowhere. For the
 * server alone.
 */
const sources = v.strictObject({
  SelfOwned: v.optional(v.picklist(['embedded', 'none'])),
  Taobao: v.optional(v.picklist(['embedded', 'taobao', 'none'])),
  Tmall: v.optional(v.picklist(['embedded', 'taobao', 'none'])),
  JD: v.optional(v.picklist(['embedded', 'none'])),
  Alibaba: v.optional(v.picklist(['embedded', '1688', 'none'])),
  Yiwugou: v.optional(v.picklist(['embedded', 'none'])),
  Poizon: v.optional(v.picklist(['embedded', 'poizon', 'none'])),
});

/** What a tenant is, apart from what is derived (rate, enabled articles) or has a table of its own. */
export const tenantRecord = v.object({
  ...tenantSettings,
  name: tenantText(80),
  description: tenantText(300),
  footerLinks: v.optional(
    v.pipe(v.array(v.object({ title: tenantText(80), link })), v.maxLength(20)),
    [],
  ),
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** Countries it delivers to. */
  countries: v.pipe(v.array(country), v.minLength(1)),
  /** When forwarding is paid for: after weighing where nothing is said. */
  transitChargeMode: v.optional(v.picklist(TRANSIT_CHARGE_MODES)),
  withdrawal: v.object({ minimum: charge, fee: charge }),
  sources: v.optional(sources),
});
export type TenantRecord = v.InferOutput<typeof tenantRecord>;
