import type { ShopChange } from '../../../contract/ops/shop/shop.ts';

/** Every text, number and truth in a value, by its path. What is absent has none. */
export function flatten(value: unknown, path = ''): [path: string, text: string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, one]) =>
    flatten(one, path === '' ? name : `${path}.${name}`),
  );
}

/** What differs between two values, by path; in the order of the second, then what it no longer has. */
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
