import type { Good } from './good.ts';
import type { AncestorRow } from './tree.ts';

/** Whether a shop sells a good: `sells` are the ids of the categories that the shop sells; if empty, it sells all. */
export type SellsGood = (sells: readonly string[], good: Good) => boolean;

export function tradeRule(ancestors: readonly AncestorRow[]): SellsGood {
  const above = Map.groupBy(ancestors, ({ categoryId }) => categoryId);
  return (sells, { category }) =>
    sells.length === 0 ||
    (above.get(category)?.some(({ ancestorId }) => sells.includes(ancestorId)) ?? false);
}
