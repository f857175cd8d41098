import * as v from 'valibot';
import { DESK_PAGES } from '../../values/desk/desk-pages.ts';
import { country, instant, optionalText, phone, text, typedAmount } from '../../values/fields.ts';
import { DEPOSIT_CHANNEL_TYPES } from '../../values/money/money-kinds.ts';
import { fileRates } from '../../values/money/rate-settings.ts';
import { MAX_TARIFF_ROWS } from '../../values/money/tariff.ts';
import { LOCALES } from '../../values/shop/locales.ts';
import { SHOP_PICTURES } from '../../values/shop/shop-pictures.ts';
import { ARTICLE_TYPES, WAREHOUSE_REGIONS } from '../../values/shop/site-kinds.ts';
import { link, picture, tenantRecord } from '../../values/shop/tenant-record.ts';
import { tenantText } from '../../values/shop/tenant-text.ts';
import { tariffCells, tariffCode } from './tariff-values.ts';

/**
 * The id of a tenant, also the first label of its preview host and the folder of its desk, `/desk/<tenant id>`. It has
 * no hyphen: parts are stored as `<tenant id>-<part id>`, which must be unique among tenants.
 */
export const tenantId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z\d]{0,39}$/),
  v.check((id) => !DESK_PAGES.includes(id)),
);

/**
 * The id of a warehouse, banner or other part. It must be unique among the parts of its kind in the
 * file.
 */
const partId = v.pipe(v.string(), v.regex(/^[a-zA-Z\d-]{1,48}$/));
/** `shop.example.org`, or `*.example.org` for all subdomains. */
export const host = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^(\*\.)?([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/),
);

const listOf = <S extends v.GenericSchema<unknown, unknown>>(part: S, maxLength: number) =>
  v.optional(v.pipe(v.array(part), v.maxLength(maxLength)), []);

const html = text(100_000);

/** When it is shown, both in UTC. Without a beginning from now on; without an end until it is removed. */
const shownTimes = { from: v.optional(instant), until: v.optional(instant) };

export const bannerEntries = {
  id: partId,
  image: picture,
  title: tenantText(120),
  text: tenantText(300),
  link,
};
export const announcementEntries = { id: partId, title: tenantText(120), html: tenantText(20_000) };

export const tenantStep = v.strictObject({
  name: tenantText(80),
  remark: tenantText(120),
  description: tenantText(1000),
  image: picture,
});
export const tenantProductGroup = v.strictObject({
  id: partId,
  kind: v.picklist(['PREFERRED', 'RECOMMENDED']),
  name: tenantText(80),
  productIds: v.optional(v.pipe(v.array(text(80)), v.maxLength(200)), []),
  /** Search words: after the products that were chosen by hand, the group has those that a search finds now. */
  search: v.optional(text(80)),
});

/**
 * A tenant as one JSON file: its record and all its content, without shoppers and their data. Lists are
 * in display order; amounts are in CNY; HTML is sanitised when it is stored. Unknown fields are refused,
 * because they would be lost.
 */
export const tenantFile = v.strictObject({
  id: tenantId,
  hosts: listOf(host, 50),
  record: v.strictObject(tenantRecord.entries),
  warehouses: listOf(
    v.strictObject({
      id: partId,
      region: v.picklist(WAREHOUSE_REGIONS),
      name: tenantText(80),
      country,
      address: text(300),
      /** The address in the shoppers' letters. */
      addressTrans: v.optional(tenantText(300)),
      /** Whom the warehouse suits, in one sentence. Checkout shows it. */
      advice: v.optional(tenantText(200)),
      phone,
      postCode: optionalText(20),
    }),
    50,
  ),
  articles: listOf(
    v.strictObject({
      type: v.picklist(ARTICLE_TYPES),
      locale: v.picklist(LOCALES),
      title: text(120),
      html,
    }),
    ARTICLE_TYPES.length * LOCALES.length,
  ),
  howToUse: listOf(tenantStep, 20),
  banners: listOf(v.strictObject({ ...bannerEntries, ...shownTimes }), 20),
  announcements: listOf(
    v.strictObject({ ...announcementEntries, publishedAt: instant, ...shownTimes }),
    200,
  ),
  productGroups: listOf(tenantProductGroup, 40),
  depositChannels: listOf(
    v.strictObject({
      id: partId,
      type: v.picklist(DEPOSIT_CHANNEL_TYPES),
      /** The payment provider; absent: the one for channels of its type. Its settings are at the desk only. */
      provider: v.optional(text(40)),
      name: tenantText(80),
      instructions: listOf(v.strictObject({ label: tenantText(80), value: text(200) }), 20),
      currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
      feeBasisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      minimum: typedAmount,
      maximum: typedAmount,
      /** The scheme and merchant of the QR code; absent if the channel has none. */
      merchant: v.optional(
        v.strictObject({
          scheme: text(40),
          merchantId: text(40),
          city: text(15),
          /** Whether pay codes of open payments are issued through this channel. */
          onePay: v.boolean(),
        }),
      ),
      /** The picture of a code that is the same for each payment: one of the shop’s pictures. Absent if there is none. */
      picture: v.optional(v.pipe(v.string(), v.startsWith(SHOP_PICTURES), v.maxLength(200))),
      /** Credited as soon as the shopper reports the payment. For demonstrations only. */
      instant: v.optional(v.boolean(), false),
    }),
    20,
  ),
  /**
   * The freight tariff that applies. A file without a tariff leaves the tenant's as it is; a tariff that differs
   * from the tenant's is published as a new version.
   */
  tariff: v.optional(
    v.strictObject({
      rows: listOf(tariffCells, MAX_TARIFF_ROWS),
      names: listOf(
        v.strictObject({ code: tariffCode, name: tenantText(80) }),
        MAX_TARIFF_ROWS * 2,
      ),
    }),
  ),
  /** Where its exchange rates come from, margins and limits. A file without them leaves the tenant's as they are. */
  rates: v.optional(fileRates),
  promotionCodes: listOf(v.pipe(text(40), v.toUpperCase()), 1000),
  /** The tenant's revision at the export. The file is refused if the tenant has changed since then. */
  revision: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type TenantFile = v.InferOutput<typeof tenantFile>;
export type TenantFileInput = v.InferInput<typeof tenantFile>;

const {
  goodsRules,
  services,
  packingFee,
  consolidation,
  inspection,
  homeSections,
  homeGoods,
  storage,
} = tenantRecord.entries;
const { extensionDays, graceDays, reminderDays, dailyPer } = storage.entries;

/**
 * A tenant's file as it is put. Files from before lack settings that the tenant may have by now, so these have no
 * defaults here: what is absent stays as it is stored (`commerce/site/earlier-files.ts`).
 */
export const tenantFileToPut = v.strictObject({
  ...tenantFile.entries,
  record: v.strictObject({
    ...tenantRecord.entries,
    goodsRules: v.optional(goodsRules.wrapped),
    services: v.optional(services.wrapped),
    packingFee: v.optional(packingFee.wrapped),
    consolidation: v.optional(consolidation.wrapped),
    inspection: v.optional(inspection.wrapped),
    homeSections: v.optional(homeSections.wrapped),
    homeGoods: v.optional(homeGoods.wrapped),
    storage: v.object({
      ...storage.entries,
      extensionDays: v.optional(extensionDays.wrapped),
      graceDays: v.optional(graceDays.wrapped),
      reminderDays: v.optional(reminderDays.wrapped),
      dailyPer: v.optional(dailyPer.wrapped),
    }),
  }),
});
export type TenantFileToPut = v.InferOutput<typeof tenantFileToPut>;
