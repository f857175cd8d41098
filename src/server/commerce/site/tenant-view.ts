import { eq } from 'drizzle-orm';
import type { Locale } from '../../../contract/enums.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Tenant } from '../../../contract/site.ts';
import { remembered } from '../../db/remembered.ts';
import { exchangeRates } from '../../db/schema/tenants.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { Database } from '../../platform/platform.ts';
import { enabledArticleTypes } from './articles.ts';
import { tenantById } from './tenants.ts';

/** A tenant as its visitors see it, in their language. Throws `TENANT_NOT_FOUND`. */
export async function tenantView(db: Database, tenantId: string, locale: Locale): Promise<Tenant> {
  const stored = await tenantById(db, tenantId);
  if (!stored) throw new Failure('TENANT_NOT_FOUND');
  const {
    currency,
    countries: _countries,
    withdrawal: _withdrawal,
    transitChargeMode: _mode,
    sources: _sources,
    ...record
  } = stored.record;
  const [exchangeInfo, articleTypes] = await Promise.all([
    exchangeRate(db, currency),
    enabledArticleTypes(db, tenantId),
  ]);
  return {
    ...record,
    id: stored.id,
    name: pickText(record.name, locale),
    description: pickText(record.description, locale),
    footerLinks: record.footerLinks.map(({ title, link }) => ({
      title: pickText(title, locale),
      link,
    })),
    exchangeInfo,
    enabledArticleTypes: articleTypes,
    hasUserAgreement: articleTypes.includes('USER_AGREEMENT'),
    revision: stored.revision,
  };
}

/**
 * What 1 CNY is in a currency, as it was last fetched. Throws when the currency was never fetched,
 * because a tenant without a rate is a mistake of its operator.
 */
export function exchangeRate(db: Database, currency: string): Promise<Tenant['exchangeInfo']> {
  return remembered(db, `rate ${currency}`, async () => {
    const [row] = await db.select().from(exchangeRates).where(eq(exchangeRates.currency, currency));
    if (!row) throw new Error(`no exchange rate of ${currency}`);
    const { rate, source, fetchedAt } = row;
    return {
      cnyExchangeRate: rate,
      currency,
      source,
      fetchedAt: new Date(fetchedAt).toISOString(),
    };
  });
}
