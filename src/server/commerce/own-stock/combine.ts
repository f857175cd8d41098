import type { OwnOption } from '../../../contract/values/goods/own-product-typed.ts';

/** All combinations of one value of each option, as their keys, in the order of options and values. */
export function combinations(options: readonly OwnOption[]): string[][] {
  return options.reduce<string[][]>(
    (before, { values }) => before.flatMap((keys) => values.map(({ key }) => [...keys, key])),
    [[]],
  );
}
