import { and, count, desc, inArray } from 'drizzle-orm';
import {
  TRANSIT_TABS,
  type TransitOrder,
  type TransitTab,
} from '../../../contract/calls/transit.ts';
import type { TransitOrderStatus } from '../../../contract/values/warehouse/transit-statuses.ts';
import { transitOrders } from '../../db/schema/warehouse/transit.ts';
import { type DayRange, withinDays } from '../base/clock.ts';
import { pageOf, pageRange } from '../base/paging.ts';
import type { OwnerScope } from '../base/scope.ts';
import { contains, countByTab } from '../base/search.ts';
import { closeOwnOverdueTransits, findTransit, ownTransits } from './records.ts';
import { viewTransit, viewTransits } from './view.ts';

export type TransitSearch = DayRange & {
  tab: TransitTab;
  keyword: string;
  pageNo: number;
  pageSize: number;
};

/** The shopper's matching transit orders of a tab, newest first, and how many match in each tab. */
export async function listTransitOrders(scope: OwnerScope, search: TransitSearch) {
  await closeOwnOverdueTransits(scope);
  const { tab } = search;
  const matching = ownTransits(
    scope,
    contains(transitOrders.searchText, search.keyword),
    withinDays(scope, transitOrders.createdAt, search),
  );
  const statuses: readonly TransitOrderStatus[] = TRANSIT_TABS[tab];
  const inTab = tab === 'all' ? undefined : inArray(transitOrders.status, [...statuses]);
  const { limit, offset } = pageRange(search);
  const [counted, rows] = await Promise.all([
    scope.db
      .select({ status: transitOrders.status, rows: count() })
      .from(transitOrders)
      .where(matching)
      .groupBy(transitOrders.status),
    scope.db
      .select()
      .from(transitOrders)
      .where(and(matching, inTab))
      .orderBy(desc(transitOrders.createdAt), desc(transitOrders.id))
      .limit(limit)
      .offset(offset),
  ]);
  const counts = countByTab<TransitTab, TransitOrderStatus>(TRANSIT_TABS, counted);
  return { ...pageOf(await viewTransits(scope, rows), counts[tab], search), counts };
}

/** The caller's transit order by id or number. Throws `NOT_FOUND`. */
export async function getTransitOrder(scope: OwnerScope, idOrNo: string): Promise<TransitOrder> {
  return viewTransit(scope, await findTransit(scope, idOrNo));
}
