import type { GenericSchema } from 'valibot';
import { type Mask, maskOf, maskOfAmounts, SEEN_WITH } from '../../contract/values/people/masks.ts';
import type { Right } from '../../contract/values/people/rights.ts';

type AnySchema = GenericSchema<unknown, unknown>;
/** The parts of Valibot's schemas that are read here. */
type Shape = AnySchema & {
  entries?: Record<string, Shape>;
  wrapped?: Shape;
  item?: Shape;
  options?: readonly (Shape | string)[];
};
type Fields = Record<string, unknown>;

/** An amount of money as the contract writes it (contract/values/money/money.ts). */
const AMOUNT = /^-?\d{1,12}\.\d{2}$/;

const hasMasks = new WeakMap<Shape, boolean>();

/** The schemas that a schema consists of. */
const partsOf = ({ entries = {}, wrapped, item, options = [] }: Shape): Shape[] => [
  ...Object.values(entries),
  ...[wrapped, item].filter((part) => part !== undefined),
  ...options.filter((option): option is Shape => typeof option === 'object'),
];

/** Whether a part of a schema has a mask. Responses without masks are not searched at all. */
function isMasked(schema: Shape): boolean {
  const cachedResult = hasMasks.get(schema);
  if (cachedResult !== undefined) return cachedResult;
  const maskHere = maskOf(schema) ?? maskOfAmounts(schema);
  const found = maskHere !== undefined || partsOf(schema).some(isMasked);
  hasMasks.set(schema, found);
  return found;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The response of a call without the values that the caller may not see, by the masks in the contract
 * (contract/values/people/masks.ts). `rights` are the caller's at the tenant.
 */
export function maskAnswer(
  schema: AnySchema,
  answer: unknown,
  rights: ReadonlySet<Right>,
): unknown {
  const isHidden = (mask: Mask | undefined) =>
    mask !== undefined && !SEEN_WITH[mask].some((right) => rights.has(right));

  const withoutMasked = (shape: Shape, value: unknown): unknown => {
    if (!isMasked(shape)) return value;
    const { entries, wrapped, item, options = [] } = shape;
    if (wrapped) return withoutMasked(wrapped, value);
    if (Array.isArray(value)) return item ? value.map((one) => withoutMasked(item, one)) : value;
    if (!isRecord(value)) return value;
    if (isHidden(maskOfAmounts(shape))) return withoutAmounts(value);
    if (!entries) {
      const alternatives = options.filter((option) => typeof option === 'object');
      return alternatives.reduce((rest, option) => withoutMasked(option, rest), value as unknown);
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, field]) => {
        const entry = entries[name];
        if (!entry) return [[name, field]];
        if (isHidden(maskOf(entry))) return [];
        return [[name, withoutMasked(entry, field)]];
      }),
    );
  };
  return withoutMasked(schema as Shape, answer);
}

const withoutAmounts = (details: Fields): Fields =>
  Object.fromEntries(
    Object.entries(details).filter(([, value]) => typeof value !== 'string' || !AMOUNT.test(value)),
  );
