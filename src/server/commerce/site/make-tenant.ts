import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Handled } from '../../../contract/endpoints.ts';
import { Failure } from '../../../contract/errors.ts';
import type { TenantFile } from '../../../contract/ops/shop/tenant-file.ts';
import { isShopPicture, withoutShopPictures } from '../../../contract/values/shop/shop-pictures.ts';
import { tenantFeatures } from '../../../contract/values/shop/tenant-record.ts';
import { minutesFromUtc, offsetOfMinutes } from '../../../i18n/time-zone.ts';
import { tenants } from '../../db/schema/shop/tenants.ts';
import { atomically, type Committing } from '../base/atomically.ts';
import type { Scope } from '../base/scope.ts';
import { exportTenant } from './export-tenant.ts';
import { putTenant } from './put-tenant.ts';

type Facts = Handled<'makeTenant'>['body'];
type MakeContext = Committing & Pick<Scope, 'now' | 'demo' | 'rates'> & { staffId?: string };

/** The names of fields in a tenant's file that the form of a new tenant calls otherwise. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  'hosts.0': 'host',
  'record.homeCountry': 'country',
  'record.countries.0': 'country',
  'record.currency': 'currency',
};

/**
 * Adds a tenant with a copy of another one's content: articles and steps, marketplaces, shelves, fees,
 * storage and warehouses in China. Not copied, except in a demonstration, are links of the footer, pictures
 * that the other tenant uploaded, and accounts to pay to. Returns its file. Throws `TENANT_EXISTS`,
 * `NOT_FOUND` if the model does not exist, and as `putTenant`.
 */
export async function makeTenant(scope: MakeContext, facts: Facts): Promise<TenantFile> {
  const { db, now, demo } = scope;
  const file = newTenantFile(await exportTenant(db, facts.like), facts, { demo, now });
  try {
    await putTenant({ ...scope, editedAt: now }, file, { mustBeNew: true });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'VALIDATION_FAILED') throw error;
    const fields = error.fields.map((one) => ({
      ...one,
      field: FORM_FIELDS[one.field] ?? one.field,
    }));
    throw new Failure('VALIDATION_FAILED', {}, fields);
  }
  return file;
}

/** The file of a new tenant like another. */
export function newTenantFile(
  model: TenantFile,
  facts: Facts,
  { demo, now }: { demo: boolean; now: number },
): TenantFile {
  const { id, name, host, language, country, currency, timeZone } = facts;
  const zone = { timezoneOffset: 0, timeZone };
  const record: TenantFile['record'] = {
    ...model.record,
    name: { en: name },
    description: model.record.description,
    logoImage: '/brand/shop.svg',
    shareImage: undefined,
    appIcons: undefined,
    themeColor: facts.themeColor,
    defaultLanguage: language,
    supportedLanguages: [...new Set([language, 'en' as const])],
    timezoneOffset: offsetOfMinutes(minutesFromUtc(zone, now)),
    timeZone,
    serviceEmail: facts.serviceEmail,
    servicePhone: facts.servicePhone,
    footerLinks: [],
    serviceSocialAccounts: [],
    socialMediaPlatforms: [],
    analyticsCode: '',
    googleAnalyticsTraceId: '',
    registrationEntity: { name, businessLicenseNo: '', websiteApprove: '' },
    features: v.parse(tenantFeatures, {}),
    returnOrigins: [],
    homeCountry: country,
    countries: [country],
    currency,
    mailFrom: undefined,
  };
  return {
    ...model,
    id,
    hosts: [host],
    record,
    revision: undefined,
    warehouses: model.warehouses.filter(({ region }) => region === 'CHINA'),
    articles: model.articles.map((one) => ({ ...one, html: withoutShopPictures(one.html) })),
    banners: model.banners.filter(({ image }) => !isShopPicture(image)),
    howToUse: model.howToUse.filter(({ image }) => !isShopPicture(image)),
    announcements: [],
    depositChannels: demo ? model.depositChannels.filter(({ instant }) => instant) : [],
    rates: undefined,
    promotionCodes: [],
  };
}

/** Closes a tenant, or opens it again. Throws `NOT_FOUND`. */
export async function archiveTenant(
  scope: Committing & { now: number },
  id: string,
  archived: boolean,
): Promise<void> {
  const { db, now } = scope;
  const [found] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.id, id));
  if (!found) throw new Failure('NOT_FOUND');
  const statement = db
    .update(tenants)
    .set({ archivedAt: archived ? now : null })
    .where(eq(tenants.id, id));
  await atomically(scope, [statement], {});
}
