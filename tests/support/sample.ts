/** Whether grids are run whole: `TEST_FULL=1 npm test`. */
export const IS_FULL = process.env.TEST_FULL === '1';

/**
 * Every `step`th of a list, from the one at `row` (modulo `step`) on; all of it with `TEST_FULL=1`.
 * For a grid, give each row its number: every row then keeps a share of the columns, the next row
 * the next share, so that `step` rows have every column once. The same each time it runs.
 */
export function sampled<T>(list: readonly T[], step: number, row = 0): readonly T[] {
  if (IS_FULL) return list;
  return list.filter((_, column) => column % step === row % step);
}
