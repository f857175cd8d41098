import { and, asc, eq } from 'drizzle-orm';
import type { Warehouse } from '../../../contract/calls/site.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { WarehouseRegion } from '../../../contract/values/shop/site-kinds.ts';
import type { TenantRecord } from '../../../contract/values/shop/tenant-record.ts';
import { DISTRICT_NAMES } from '../../../i18n/languages.ts';
import { formatTag } from '../../../i18n/locale.ts';
import { regionName } from '../../../i18n/regions-and-lists.ts';
import { warehouses } from '../../db/schema/shop/tenants.ts';
import { fallbacks, pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';

/** The tenant's open warehouses, in the reader's language: all, or those of a region. */
export async function listWarehouses(
  db: Database,
  tenantId: string,
  locale: Locale,
  region?: WarehouseRegion,
): Promise<Warehouse[]> {
  const isOpen = and(eq(warehouses.tenantId, tenantId), eq(warehouses.closed, false));
  const rows = await db
    .select()
    .from(warehouses)
    .where(region ? and(isOpen, eq(warehouses.region, region)) : isOpen)
    .orderBy(asc(warehouses.region), asc(warehouses.position), asc(warehouses.id));
  return rows.map((row) => viewWarehouse(row, locale));
}

/** A warehouse in the contract's format, in the reader's language. */
export function viewWarehouse(row: typeof warehouses.$inferSelect, locale: Locale): Warehouse {
  const { id, region, name, country, address, addressTrans, advice, phone, postCode } = row;
  return {
    id,
    region,
    name: pickText(name, locale),
    country,
    address,
    addressTrans: addressTrans ? pickText(addressTrans, locale) : undefined,
    advice: advice ? pickText(advice, locale) : undefined,
    phone,
    postCode,
  };
}

/** The countries that the tenant delivers to: the home country, then the others by name. */
export async function listCountries(tenant: TenantRecord, locale: Locale) {
  const { callingCode } = await import('../base/phone.ts');
  const { compare } = new Intl.Collator(formatTag(locale));
  const isHome = (code: string) => code === tenant.homeCountry;
  return [...new Set([tenant.homeCountry, ...tenant.countries])]
    .map((code) => {
      const iso = code.toUpperCase();
      const name = regionName(locale, iso);
      return { code, name, callingCode: callingCode(code) ?? '', flag: flagOf(iso) };
    })
    .sort((a, b) => Number(isHome(b.code)) - Number(isHome(a.code)) || compare(a.name, b.name));
}

const REGIONAL_INDICATOR_A = 0x1f1e6;
const LETTER_A = 0x41;

/** The emoji flag of a country: its two letters as regional indicator symbols. */
function flagOf(iso: string): string {
  const symbolOf = (letter: string) =>
    String.fromCodePoint(REGIONAL_INDICATOR_A + letter.charCodeAt(0) - LETTER_A);
  return Array.from(iso, symbolOf).join('');
}

/**
 * First-level districts of a country (lower-case ISO 3166-1 code), in the reader's language if there is a
 * translation, else in English. Empty for a country without a list of districts.
 */
export function listDistricts(country: string, locale: Locale): { code: string; name: string }[] {
  const prefix = `${country.toUpperCase()}-`;
  const namesByLanguage = fallbacks(locale).map((language) => DISTRICT_NAMES[language]);
  return Object.entries(DISTRICT_NAMES.en ?? {})
    .filter(([code]) => code.startsWith(prefix))
    .map(([code, english]) => ({
      code,
      name: namesByLanguage.find((names) => names?.[code])?.[code] ?? english,
    }));
}
