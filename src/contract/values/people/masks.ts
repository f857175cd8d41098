import * as v from 'valibot';
import type { Right } from './rights.ts';

/** What answers have only for who has one of these rights. */
export const SEEN_WITH = {
  /** What goods cost: buyers need it, the warehouse does not. */
  PRICE: ['orders.see', 'orders.act', 'money.see'],
  /** What shoppers pay and get back: freight, payments, refunds. */
  MONEY: ['money.see'],
  /** How to reach a shopper. */
  CONTACT: ['shoppers.act'],
} as const satisfies Record<string, readonly Right[]>;
export type Mask = keyof typeof SEEN_WITH;

type AnySchema = v.GenericSchema<unknown, unknown>;

// Beside the schemas, not in their metadata: the API's description has no word for it.
const MASKS = new WeakMap<AnySchema, Mask>();
const MASKS_OF_AMOUNTS = new WeakMap<AnySchema, Mask>();

/** A field that is absent for callers who lack the rights of its mask (`SEEN_WITH`). */
export function masked<S extends AnySchema>(mask: Mask, schema: S) {
  const field = v.optional(schema);
  MASKS.set(field, mask);
  return field;
}

/**
 * The details of events, by name. For callers who lack the rights of the mask, amounts of money are
 * left out.
 */
export function maskedAmounts<S extends AnySchema>(mask: Mask, details: S): S {
  const field = { ...details };
  MASKS_OF_AMOUNTS.set(field, mask);
  return field;
}

/** The mask of a field, if it has one. */
export const maskOf = (schema: AnySchema): Mask | undefined => MASKS.get(schema);

/** The mask of the amounts in details of events, if they have one. */
export const maskOfAmounts = (schema: AnySchema): Mask | undefined => MASKS_OF_AMOUNTS.get(schema);
