import { REINFORCED_PACKING } from '../../../contract/values/charges.ts';
import { feeAt } from '../../../contract/values/order-costs.ts';
import type { TextFact } from '../../../contract/values/text-facts.ts';
import { feeWords } from '../../../i18n/fee-words.ts';
import { displayCurrency, formatCny } from '../../../i18n/format.ts';
import { formatList, regionName } from '../../../i18n/regions-and-lists.ts';
import { formatMessage, translateKey } from '../../../i18n/translator.ts';
import { pickText } from '../../db/tenant-text.ts';
import { escapeHtml } from '../../html/escape-html.ts';
import type { Scope } from '../base/scope.ts';

/** A tenant, and the language in which its texts are read. */
export type TextReader = Pick<Scope, 'tenant' | 'locale' | 't'>;

/**
 * The settings that a tenant's articles and steps may name, in the reader's language: `{fee}` and so
 * on. The texts are ICU messages, so that a setting can also choose between sentences. When the tenant
 * changes a setting, its texts follow.
 */
export function tenantFacts({ tenant, locale, t }: TextReader): Record<TextFact, string | number> {
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
    phone: tenant.servicePhone,
    /** The country in which most shoppers live. */
    home: regionName(locale, tenant.homeCountry),
    /** ISO code of the currency that prices are shown in. */
    currency: displayCurrency(tenant.currency),
    /** Names of the marketplaces, as a list. */
    marketplaces: formatList(locale, marketplaces),
    /** The service fee, such as `5%` or `5%–8%`, and its minimum, such as `¥3.00`. */
    fee: fee.share,
    feeMinimum: fee.minimum,
    /** What the service fee of no order exceeds, and whether there is such a limit: `NONE` or `ALL`. */
    feeMaximum: fee.maximum,
    feeCap: fee.feeCap,
    feeKind: fee.feeKind,
    /** What a box costs, and reinforced packing in addition: no price if it is not offered. */
    packing: cny(tenant.packingFee),
    reinforcedPacking: reinforced ? cny(reinforced.price) : '–',
    freeDays: freeStorageDays,
    storageDays: storage.maxDays,
    /** Days after the free days, until unclaimed goods may be disposed of. */
    unclaimedDays: storage.maxDays + storage.graceDays - freeStorageDays,
    /** What a day costs after the free ones. */
    storageFee: cny(storage.dailyFee ?? '0.00'),
    extensionDays: storage.extensionDays,
    extensionFee: cny(storage.extensionFee),
    graceDays: storage.graceDays,
    withdrawalMinimum: cny(withdrawal.minimum),
    withdrawalFee: cny(withdrawal.fee),
    transitChargeMode: tenant.transitChargeMode ?? 'AFTER_WEIGHING',
  };
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
