import type { ShopChange } from '../../../contract/ops/shop/shop.ts';

/** Every text, number and boolean in a value, by its path. Absent fields have no path. */
export function flatten(value: unknown, path = ''): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, one]) =>
    flatten(one, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * The differences between two values, by path: in the order of `after`, followed by what only `before` has.
 */
export function changesBetween(before: unknown, after: unknown): ShopChange[] {
  const old = new Map(flatten(before));
  const now = new Map(flatten(after));
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter(
      ({ path, ...change }) => change.before !== change.after || old.has(path) !== now.has(path),
    );
}

export const isSame = (one: unknown, other: unknown): boolean =>
  changesBetween(one, other).length === 0;
