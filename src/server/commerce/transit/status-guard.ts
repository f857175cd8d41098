import { and, eq } from 'drizzle-orm';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { increased, onlyFrom, type Statement } from '../base/atomically.ts';
import type { Acting } from '../base/scope.ts';
import type { TransitOrderRow } from './move-transit.ts';

/**
 * A statement that makes a change of an order's parcels or boxes fail if a concurrent call moved the order
 * first.
 */
export const statusGuard = (
  { db }: Pick<Acting, 'db'>,
  { id, status, tenantId }: Pick<TransitOrderRow, 'id' | 'status' | 'tenantId'>,
): Statement =>
  db
    .update(transitOrders)
    .set({
      status: onlyFrom(transitOrders.status, [status], status),
      version: increased(transitOrders.version),
    })
    .where(and(eq(transitOrders.tenantId, tenantId), eq(transitOrders.id, id)));
