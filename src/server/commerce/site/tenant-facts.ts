import { REINFORCED_PACKING } from '../../../contract/values/money/charges.ts';
import { feeAt } from '../../../contract/values/money/order-costs.ts';
import type { TextFact } from '../../../contract/values/shop/text-facts.ts';
import type { WarehouseTerms } from '../../../contract/values/warehouse/storage-at.ts';
import { feeWords } from '../../../i18n/fee-words.ts';
import { displayCurrency, formatCny } from '../../../i18n/format.ts';
import { formatList, regionName } from '../../../i18n/regions-and-lists.ts';
import { formatMessage, translateKey } from '../../../i18n/translator.ts';
import { pickText } from '../../db/tenant-text.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { Scope } from '../base/scope.ts';

/** A warehouse with its own terms of storage. */
export type StoragePlace = { name: string; terms: WarehouseTerms };

/** A tenant, and the language in which its texts are read. */
export type TextReader = Pick<Scope, 'tenant' | 'locale' | 't'>;

/**
 * The settings that a tenant's articles and steps may name, in the reader's language: `{fee}` and so
 * on. The texts are ICU messages, so that a setting can also choose between sentences. When the tenant
 * changes a setting, its texts follow. `places`: the warehouses in China of a shop where their terms of storage differ.
 */
export function tenantFacts(
  { tenant, locale, t }: TextReader,
  places: readonly StoragePlace[] = [],
): Record<TextFact, string | number> {
  const { storage, freeStorageDays, withdrawal } = tenant;
  const fee = feeWords(locale, feeAt(tenant.serviceFee, Date.now()));
  const reinforced = tenant.services.find(
    ({ code, offered }) => offered && code === REINFORCED_PACKING,
  );
  const cny = (amount: string) => formatCny(locale, amount);
  const marketplaces = tenant.tenantPreference.productPlatforms
    .filter((platform) => platform !== 'SelfOwned')
    .map((platform) => translateKey(t, `platform.${platform}`));
  return {
    name: pickText(tenant.name, locale),
    email: tenant.serviceEmail,
    // In one line.
    phone: tenant.servicePhone.replaceAll(' ', '\u00a0'),
    /** The country in which most shoppers live. */
    home: regionName(locale, tenant.homeCountry),
    /** ISO code of the currency that prices are shown in. */
    currency: displayCurrency(tenant.currency),
    /** Names of the marketplaces, as a list. */
    marketplaces: formatList(locale, marketplaces),
    /** The service fee, such as `5%` or `5%–8%`, and its minimum, such as `¥3.00`. */
    fee: fee.share,
    feeMinimum: fee.minimum,
    /** The highest possible service fee of an order, and whether there is one: `NONE` or `ALL`. */
    feeMaximum: fee.maximum,
    feeCap: fee.feeCap,
    feeKind: fee.feeKind,
    /**
     * The price of a box, and the additional price of reinforced packing; no price if it is not offered.
     */
    packing: cny(tenant.packingFee),
    reinforcedPacking: reinforced ? cny(reinforced.price) : '–',
    freeDays: freeStorageDays,
    storageDays: storage.maxDays,
    /** Days after the free days, until unclaimed goods may be disposed of. */
    unclaimedDays: storage.maxDays + storage.graceDays - freeStorageDays,
    /** The price of a day after the free ones. */
    storageFee: cny(storage.dailyFee ?? '0.00'),
    /** Whether storage differs by warehouse, `YES` or `NO`, and the terms of each. */
    storageVaries: places.length > 0 ? 'YES' : 'NO',
    storagePlaces: places.map((place) => placeTerms({ tenant, locale, t }, place)).join('; '),
    extensionDays: storage.extensionDays,
    extensionFee: cny(storage.extensionFee),
    graceDays: storage.graceDays,
    withdrawalMinimum: cny(withdrawal.minimum),
    withdrawalFee: cny(withdrawal.fee),
    transitChargeMode: tenant.transitChargeMode ?? 'AFTER_WEIGHING',
  };
}

/** The terms of storage at a warehouse, such as `Guangzhou: 30 days of free storage · Storage per day after that: ¥0.50`. */
function placeTerms({ locale, t }: TextReader, { name, terms }: StoragePlace): string {
  const { freeDays, dailyFee, dailyPer } = terms;
  const price = formatCny(locale, dailyFee);
  const daily = `${t('parcel.storagePerDay')}: ${dailyPer === 'KG' ? `${price} / kg` : price}`;
  const free = t('home.step.receive.figure', { days: freeDays });
  return `${name}: ${Number(dailyFee) > 0 ? `${free} · ${daily}` : free}`;
}

/** Fills a text with the tenant's settings. */
export const fillText = (reader: TextReader, text: string, facts = tenantFacts(reader)): string =>
  formatMessage(reader.locale, text, facts);

/** Fills HTML with the tenant's settings, escaped. */
export function fillHtml(reader: TextReader, html: string, facts = tenantFacts(reader)): string {
  const escaped = Object.entries(facts).map(([name, value]) => [
    name,
    typeof value === 'string' ? escapeHtml(value) : value,
  ]);
  return formatMessage(reader.locale, html, Object.fromEntries(escaped));
}
