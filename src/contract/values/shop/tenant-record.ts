import * as v from 'valibot';
import { alsoWritten, type Fields, ifAbsent } from '../../foreign.ts';
import { country, email, language, optionalText, text } from '../fields.ts';
import { goodsRules } from '../goods/goods-rules.ts';
import { PRODUCT_PLATFORMS } from '../goods/product-kinds.ts';
import {
  charge,
  consolidation,
  days,
  inspection,
  REINFORCED_PACKING,
  SERVICE_PER,
  serviceFee,
  storage,
} from '../money/charges.ts';
import { countryDuties } from '../money/door.ts';
import { SERVICE_PLACES } from '../orders/service-kinds.ts';
import { stepDays } from '../orders/step-days.ts';
import { ownPath } from '../own-path.ts';
import { TRANSIT_CHARGE_MODES } from '../warehouse/transit-statuses.ts';
import { HOME_GOODS, HOME_SECTIONS, inOrder } from './home-sections.ts';
import type { Locale } from './locales.ts';
import { STANDARD_SIGN_IN, signInWays } from './sign-in-ways.ts';
import { DEFAULT_THEME_COLOR, SERVICE_CHAT_TYPES, SOCIAL_PLATFORMS } from './site-kinds.ts';
import { tenantText } from './tenant-text.ts';

/**
 * A picture on this host (`/brand/x.svg`, `/uploads/…`). Pages don't load a tenant's pictures from other
 * hosts.
 */
export const picture = v.pipe(
  text(300),
  v.check((path) => /^\/[\w./-]+$/.test(path) && ownPath(path, '') === path),
);
/**
 * Whether a link is an https URL with a plain host. Stricter than `URL`, which allows `*` and `;` in a
 * host, because origins are inserted into the content security policy.
 */
const isHttps = (link: string) =>
  URL.canParse(link) && /^https:\/\/[\w.-]+(:\d+)?$/.test(new URL(link).origin);
/** A path of this site or an https URL. */
export const link = v.pipe(
  text(1000),
  v.check((value) => isHttps(value) || ownPath(value, '') === value),
);
/** Lower-case in some tenants' files. */
const socialPlatform = v.pipe(v.string(), v.toUpperCase(), v.picklist(SOCIAL_PLATFORMS));
const optionalLink = v.union([v.literal(''), v.pipe(text(1000), v.check(isHttps))]);
const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value;

/** `#rrggbb`; a missing `#` is added. */
export const color = v.pipe(
  v.string(),
  v.trim(),
  v.transform((value) => (value.startsWith('#') ? value : `#${value}`).toLowerCase()),
  v.regex(/^#[\da-f]{6}$/),
);

/**
 * Converts an offset whose decimals are a fraction of an hour (5.75 for UTC+5:45) to one whose decimals
 * are minutes (5.45). Only decimals from .60 on are recognised as fractions.
 */
function withMinutesAsDecimals(value: unknown): unknown {
  const offset = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof offset !== 'number' || Math.round(Math.abs(offset % 1) * 100) < 60) return offset;
  return Math.trunc(offset) + Math.round((offset % 1) * 60) / 100;
}

/** Whether the runtime knows a time zone of this name: `Australia/Sydney`. */
export function isTimeZone(name: string): boolean {
  try {
    // A name has letters first: `+10:00` is an offset, for which there is `timezoneOffset`.
    return (
      /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
    );
  } catch {
    return false;
  }
}

/** Whether the shop shows a part of the site. True if another backend leaves it out. */
const shownByDefault = ifAbsent(v.boolean(), true);

/** Special cases of single tenants (docs/specification.md). Each is off by default. */
export const tenantFeatures = v.object({
  plainHowToUse: v.optional(v.boolean(), false),
  hideClock: v.optional(v.boolean(), false),
  hideExchangeRate: v.optional(v.boolean(), false),
  hidePoweredBy: v.optional(v.boolean(), false),
  /** The favicon, if not the logo. */
  customIcon: v.optional(picture),
  /** Whether `analyticsCode` is an invisible counter, which runs on every page, and not a support chat. */
  silentAnalyticsCode: v.optional(v.boolean(), false),
  /** The URL of a script through which an embedding app communicates with the shop. */
  appBridgeScript: v.optional(link),
});

/** The settings of a tenant that are public and the same in all languages. */
export const tenantSettings = {
  logoImage: picture,
  /** The preview of shared links: 1200 × 630 pixels, no SVG. A neutral picture by default. */
  shareImage: v.optional(link),
  /** Square PNGs of 192 and 512 pixels for home screens, which may crop the outer fifth. */
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
  themeColor: v.optional(color, DEFAULT_THEME_COLOR),
  defaultLanguage: ifAbsent(
    language,
    ({ supportedLanguages: [first] = [] }: Fields & { supportedLanguages?: Locale[] }) =>
      first ?? 'en',
  ),
  supportedLanguages: ifAbsent(v.pipe(v.array(language), v.minLength(1)), ({ defaultLanguage }) => [
    defaultLanguage as Locale,
  ]),
  /** Hours from UTC. The decimals are minutes: 5.3 is UTC+5:30. */
  timezoneOffset: alsoWritten(
    v.pipe(
      v.number(),
      v.minValue(-12),
      v.maxValue(14),
      v.check((offset) => Math.round(Math.abs(offset % 1) * 100) < 60),
    ),
    withMinutesAsDecimals,
  ),
  /**
   * The IANA name of its time zone, which knows daylight saving time. Without one, `timezoneOffset`
   * applies all year.
   */
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone))),
  serviceEmail: ifAbsent(email, ''),
  servicePhone: optionalText(40),
  serviceSocialAccounts: v.pipe(
    v.array(v.object({ type: v.picklist(SERVICE_CHAT_TYPES), accountId: text(100) })),
    v.maxLength(20),
  ),
  socialMediaPlatforms: v.pipe(
    v.array(v.object({ platform: socialPlatform, link: optionalLink })),
    v.maxLength(20),
  ),
  /** The HTML of the tenant's support chat or analytics, as given by its provider. */
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
    showStockin: shownByDefault,
    showTransit: shownByDefault,
    showUserWarehouse: shownByDefault,
    productPlatforms: ifAbsent(v.pipe(v.array(v.picklist(PRODUCT_PLATFORMS)), v.minLength(1)), [
      ...PRODUCT_PLATFORMS,
    ]),
  }),
  features: v.optional(tenantFeatures, {}),
  /** The sections of home that are shown, in their order, and what the section of goods has. */
  homeSections: v.optional(inOrder(HOME_SECTIONS), [...HOME_SECTIONS]),
  homeGoods: v.optional(inOrder(HOME_GOODS), [...HOME_GOODS]),
  /** Origins to which a login may redirect the shopper (`refrom`). */
  returnOrigins: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.check(isOrigin))), v.maxLength(50)),
    [],
  ),
  /** The country to which most shoppers send parcels. */
  homeCountry: country,
  serviceFee,
  freeStorageDays: days,
  storage,
  inspection: v.optional(inspection, { returnDays: 0 }),
  /** How long each step takes. Without it, no dates are promised. */
  stepDays: v.optional(stepDays),
};

const guestCart = v.object({
  enabled: v.optional(v.boolean(), true),
  keptDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
});

/** A service that shoppers may choose when they ship parcels home, for a stored parcel, or for an order. */
const service = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/)),
  name: tenantText(80),
  per: v.picklist(SERVICE_PER),
  price: charge,
  /** Where the service can be chosen. Absent: with a shipment. */
  offeredFor: v.optional(v.picklist(SERVICE_PLACES)),
  /** Whether the service can be chosen. Shipments for which it was chosen before keep it. */
  offered: v.optional(v.boolean(), true),
});
export type ShopService = v.InferOutput<typeof service>;

/** The services of a shop that names none: packing for fragile things, free of charge. */
const STANDARD_SERVICES: ShopService[] = [
  {
    code: REINFORCED_PACKING,
    name: { en: 'Reinforced packing' },
    per: 'BOX',
    price: '0.00',
    offered: true,
  },
];

/**
 * The product source of each platform, if it differs from the deployment's default: the embedded
 * catalogue, the marketplace's API, or none. Not public.
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

/** ISO 4217. */
const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/**
 * The stored record of a tenant. Derived data (rate, enabled articles) and data with tables of their
 * own (warehouses, banners) are not in it.
 */
export const tenantRecord = v.object({
  ...tenantSettings,
  name: tenantText(80),
  description: tenantText(300),
  footerLinks: v.optional(
    v.pipe(v.array(v.object({ title: tenantText(80), link })), v.maxLength(20)),
    [],
  ),
  /** ISO 4217. */
  currency: currencyCode,
  /** The other currencies in which visitors may see amounts. */
  currencies: v.optional(v.pipe(v.array(currencyCode), v.maxLength(20))),
  /**
   * Whether visitors without an account have a cart, and for how many days after its last use it is kept. At most as
   * long as the cookie of the cart lives.
   */
  guestCart: v.optional(guestCart, { enabled: true, keptDays: 30 }),
  /** How shoppers sign in besides their password. Not public in this form. */
  signIn: v.optional(signInWays, STANDARD_SIGN_IN),
  /** The countries to which the shop delivers. */
  countries: v.pipe(v.array(country), v.minLength(1)),
  /** What the shop says of duties and taxes of these countries. Not public in this form. */
  duties: v.optional(v.pipe(v.array(countryDuties), v.maxLength(250))),
  /** When the freight of forwarding is due; after weighing by default. */
  transitChargeMode: v.optional(v.picklist(TRANSIT_CHARGE_MODES)),
  /** What one box and its filling cost. */
  packingFee: v.optional(charge, '8.00'),
  consolidation: v.optional(consolidation, { boxPercent: 8, minBoxG: 200, volumePercent: 110 }),
  services: v.optional(v.pipe(v.array(service), v.maxLength(30)), STANDARD_SERVICES),
  /** Older files: the price of reinforced packing a box, which is one of the services now. */
  reinforcedPackingFee: v.optional(charge),
  withdrawal: v.object({ minimum: charge, fee: charge }),
  sources: v.optional(sources),
  /** The goods rules in their order: what is not bought or sent, or not everywhere. Not public in this form. */
  goodsRules,
  /** The sender of the shop's mails, if not the deployment's. The mail provider must allow it. Not public. */
  mailFrom: v.optional(v.union([v.literal(''), email])),
});
export type TenantRecord = v.InferOutput<typeof tenantRecord>;
