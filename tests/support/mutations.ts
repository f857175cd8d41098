import fc from 'fast-check';

type Path = readonly (string | number)[];

/** An answer with one changed field, as another backend may send it. */
export type Mutation = { name: string; path: Path; answer: unknown };

/** How other backends may change a value. Undefined removes it. A change that does not apply returns the value itself. */
const KINDS: Record<string, (value: unknown) => unknown> = {
  removed: () => undefined,
  null: () => null,
  'a number as text': (value) => (typeof value === 'number' ? String(value) : value),
  'a text as number': (value) =>
    typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
      ? Number(value)
      : value,
  'a boolean as text': (value) => (typeof value === 'boolean' ? String(value) : value),
  'another case': (value) => {
    if (typeof value !== 'string') return value;
    return value === value.toLowerCase() ? value.toUpperCase() : value.toLowerCase();
  },
  'an unknown value': (value) => (typeof value === 'string' ? 'SOMETHING_NEW' : value),
  'an empty text': (value) => (typeof value === 'string' ? '' : value),
  'an empty list': (value) => (Array.isArray(value) ? [] : value),
  'a fraction': (value) => (typeof value === 'number' ? value + 0.5 : value),
  'another type': (value) => (Array.isArray(value) ? {} : typeof value === 'object' ? [] : {}),
};

/** The paths of all values in an answer, without its root. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    return [at, ...pathsOf(one, at)];
  });
}

function changed(answer: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown) {
  if (key === undefined) return change(answer);
  const copy = (Array.isArray(answer) ? [...answer] : { ...(answer as object) }) as Record<
    string | number,
    unknown
  >;
  const value = changed(copy[key], rest, change);
  if (value === undefined && Array.isArray(copy)) copy.splice(Number(key), 1);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}

/** A value whose lists are cut to two entries. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

/** All mutations of one field of an answer. */
export function mutationsOf(answer: unknown): Mutation[] {
  return pathsOf(answer).flatMap((path) =>
    Object.entries(KINDS).flatMap(([kind, change]) => {
      const mutated = changed(answer, path, change);
      const isSame = JSON.stringify(mutated) === JSON.stringify(answer);
      return isSame ? [] : { name: `${path.join('.')}: ${kind}`, path, answer: mutated };
    }),
  );
}

/** Random entries of a list, the same for the same seed. */
export const randomEntries = <T>(all: readonly T[], count: number, seed: number): T[] =>
  fc.sample(fc.constantFrom(...all), { seed, numRuns: count });
