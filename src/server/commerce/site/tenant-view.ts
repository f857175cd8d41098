import type { Tenant } from '../../../contract/calls/site.ts';
import { Failure } from '../../../contract/errors.ts';
import { feeAt } from '../../../contract/values/money/order-costs.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { shownCurrencies } from '../../../contract/values/shop/shown-currencies.ts';
import { openWaysOf } from '../../../contract/values/shop/sign-in-ways.ts';
import { minutesFromUtc, offsetOfMinutes } from '../../../i18n/time-zone.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';
import { rateOf } from '../rates/rate-of.ts';
import { previewedSite, type ShopPreview } from './preview.ts';
import { type TenantSite, tenantById } from './tenants.ts';

/** A tenant as its visitors see it, in their language; with its drafts in a preview. Throws `TENANT_NOT_FOUND`. */
export async function tenantView(
  db: Database,
  tenantId: string,
  locale: Locale,
  preview?: ShopPreview,
): Promise<Tenant> {
  const published = await tenantById(db, tenantId);
  const stored = published && preview ? previewedSite(published, preview) : published;
  if (!stored) throw new Failure('TENANT_NOT_FOUND');
  const {
    currency: _currency,
    currencies: _currencies,
    countries: _countries,
    withdrawal: _withdrawal,
    transitChargeMode: _mode,
    packingFee: _packingFee,
    consolidation: _consolidation,
    duties: _duties,
    services: _services,
    reinforcedPackingFee: _reinforcedFee,
    sources: _sources,
    goodsRules: _goodsRules,
    mailFrom: _mailFrom,
    guestCart,
    signIn,
    ...record
  } = stored.record;
  const { articleTypes } = stored;
  return {
    ...record,
    ...(record.timeZone && {
      timezoneOffset: offsetOfMinutes(minutesFromUtc(record, Date.now())),
    }),
    // Rules that begin later are not public.
    serviceFee: feeAt(record.serviceFee, Date.now()),
    id: stored.id,
    guestCart: guestCart.enabled,
    favourites: true,
    signIn: openWaysOf(signIn),
    name: pickText(record.name, locale),
    description: pickText(record.description, locale),
    footerLinks: record.footerLinks.map(({ title, link }) => ({
      title: pickText(title, locale),
      link,
    })),
    exchangeInfo: exchangeInfo(stored),
    otherExchanges: otherExchanges(stored),
    enabledArticleTypes: articleTypes,
    hasUserAgreement: articleTypes.includes('USER_AGREEMENT'),
    revision: stored.revision,
  };
}

/** The value of 1 CNY in the tenant's currency, by the last fetched rate. */
export async function exchangeRate(
  db: Database,
  tenantId: string,
): Promise<Tenant['exchangeInfo']> {
  const stored = await tenantById(db, tenantId);
  if (!stored) throw new Failure('TENANT_NOT_FOUND');
  return exchangeInfo(stored);
}

/** The rate for a currency whose rate no source has yet. Prices are then shown in CNY only. */
const NO_RATE = {
  cnyExchangeRate: '1',
  currency: 'CNY',
  source: 'none',
  fetchedAt: new Date(0).toISOString(),
};

/** The tenant's rate in the contract's format. */
function exchangeInfo({ record: { currency }, rates }: TenantSite): Tenant['exchangeInfo'] {
  return exchangeOf(currency, rates) ?? NO_RATE;
}

/** The rates of the other currencies in which visitors may see amounts; those without a rate are left out. */
function otherExchanges({ record, rates }: TenantSite): Tenant['exchangeInfo'][] {
  const [, ...others] = shownCurrencies(record);
  return others.flatMap((currency) => exchangeOf(currency, rates) ?? []);
}

function exchangeOf(
  currency: string,
  rates: TenantSite['rates'],
): Tenant['exchangeInfo'] | undefined {
  if (currency === 'CNY') {
    const fetchedAt = new Date().toISOString();
    return { cnyExchangeRate: '1', currency, source: 'parity', fetchedAt };
  }
  const stored = rates[currency];
  return (
    stored && {
      cnyExchangeRate: rateOf(stored),
      currency,
      source: stored.source,
      fetchedAt: new Date(stored.fetchedAt).toISOString(),
    }
  );
}
