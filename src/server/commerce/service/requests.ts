import { and, asc, eq } from 'drizzle-orm';
import type { ServiceRequest } from '../../../contract/calls/services.ts';
import { Failure } from '../../../contract/errors.ts';
import type { OpsServiceRequest } from '../../../contract/ops/orders/services.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import { type ServiceSubject, serviceRequests } from '../../db/schema/orders/services.ts';
import { pickText } from '../../db/tenant-text.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';

/** A row of a service request, without the columns that the database computes. */
export type ServiceRow = Omit<
  typeof serviceRequests.$inferSelect,
  'purchaseParcelId' | 'purchaseOrderId'
>;

/** The services requested for a parcel or an order of the tenant, the oldest first. */
export const requestsOf = (
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  subject: ServiceSubject,
  subjectId: string,
): Promise<ServiceRow[]> =>
  db
    .select()
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.subject, subject),
        eq(serviceRequests.subjectId, subjectId),
        eq(serviceRequests.tenantId, tenantId),
      ),
    )
    .orderBy(asc(serviceRequests.createdAt), asc(serviceRequests.id));

/** A service of any of the tenant's shoppers. Throws `NOT_FOUND`. */
export async function tenantRequest(
  { db, tenantId }: Pick<Scope, 'db' | 'tenantId'>,
  id: string,
): Promise<ServiceRow> {
  const [row] = await db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.tenantId, tenantId), eq(serviceRequests.id, id)));
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

/** A service in the contract's format, in the reader's language. */
export function viewRequest({ locale }: Pick<Scope, 'locale'>, row: ServiceRow): ServiceRequest {
  const { id, requestNo, code, note, state, result, photos } = row;
  return {
    ...{ id, requestNo, code, note, state, result, photos },
    name: pickText(row.name, locale),
    amount: fromFen(row.amountFen),
    createdAt: iso(row.createdAt),
    ...(state !== 'UNPAID' && state !== 'WAITING' && { endedAt: iso(row.stateAt) }),
  };
}

/** A service as the staff see it. */
export const viewOpsRequest = (
  scope: Pick<Scope, 'locale'>,
  row: ServiceRow,
): OpsServiceRequest => ({
  ...viewRequest(scope, row),
  version: row.version,
  subject: row.subject,
  subjectNo: row.subjectNo,
});
