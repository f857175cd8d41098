import type { OpsOrderRow } from '../../../contract/ops/orders/ops-order.ts';

/** Orders by their sellers, in the order in which the sellers occur. */
export const bySellers = (rows: readonly OpsOrderRow[]): Map<string, OpsOrderRow[]> =>
  Map.groupBy(rows, ({ platform, shopId }) => `${platform} ${shopId}`);
