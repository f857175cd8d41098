import { asc } from 'drizzle-orm';
import type { StaffMe } from '../../contract/ops/people/own-account.ts';
import { inList } from '../commerce/base/atomically.ts';
import { ALL_TENANTS } from '../db/schema/people/staff.ts';
import { tenants } from '../db/schema/shop/tenants.ts';
import { pickText } from '../db/tenant-text.ts';
import { isPending, rightsAt } from './identity.ts';
import { ownRow } from './people-rows.ts';
import { ownFactors } from './second-factor.ts';
import type { StaffScope } from './staff-scope.ts';
import { stationName } from './stations/station-here.ts';

/** The caller, and their rights at each tenant for which they work. */
export async function staffMe(scope: StaffScope): Promise<StaffMe> {
  const { db, identity, locale, demo } = scope;
  const { id, kind, name, hasSecondFactor, station } = identity;
  const person = kind === 'PERSON' ? await ownRow(scope) : undefined;
  const pendingFactor = hasSecondFactor ? 'SECOND_FACTOR' : 'SECOND_FACTOR_SET_UP';
  const ids = identity.grants.map((grant) => grant.tenantId);
  const rows = await db
    .select({ id: tenants.id, record: tenants.record })
    .from(tenants)
    .where(ids.includes(ALL_TENANTS) ? undefined : inList(tenants.id, ids))
    .orderBy(asc(tenants.id));
  const tenantViews = rows.map(({ id: tenantId, record }) => ({
    id: tenantId,
    name: pickText(record.name, locale),
    currency: record.currency,
    timezoneOffset: record.timezoneOffset,
    ...(record.timeZone ? { timeZone: record.timeZone } : {}),
    rights: [...rightsAt(identity, tenantId)],
  }));
  return {
    id,
    kind,
    name,
    email: person?.email ?? '',
    language: person?.language ?? locale,
    missing: isPending(identity, demo) ? pendingFactor : 'NOTHING',
    hasSecondFactor,
    factors: person ? await ownFactors(scope, person) : [],
    hasPin: (person?.pinHash ?? null) !== null,
    ...(station ? { station: { ...station, name: await stationName(scope, station) } } : {}),
    tenants: tenantViews.filter(({ rights }) => rights.length > 0),
  };
}
