import * as v from 'valibot';
import { upTo } from '../money/charges.ts';

/** How many days a step takes, at least and at most. */
const dayRange = v.object({ min: upTo(365), max: upTo(365) });
export type DayRange = v.InferOutput<typeof dayRange>;

/**
 * How many days the steps of an order take, as a shop promises it. The shop promises nothing about an absent step. The
 * shipping option says how long the way home takes.
 */
export const stepDays = v.object({
  /** From the payment until the seller's shop has the order. */
  buy: v.optional(dayRange),
  /** From then on until the goods are in the warehouse. */
  arrive: v.optional(dayRange),
  /** From then on until they are checked, weighed and photographed. */
  check: v.optional(dayRange),
  /** From asking to send parcels, or from paying for it, until the carrier has them. */
  pack: v.optional(dayRange),
});
export type StepDays = v.InferOutput<typeof stepDays>;
export type DayStep = keyof StepDays;

/** The days that some steps take together; undefined if the shop promises nothing about one of them. */
export function daysOfSteps(
  days: StepDays | undefined,
  steps: readonly DayStep[],
): DayRange | undefined {
  const ranges = steps.map((step) => days?.[step]);
  if (!ranges.every((range) => range !== undefined)) return undefined;
  return {
    min: ranges.reduce((sum, { min }) => sum + min, 0),
    max: ranges.reduce((sum, { max }) => sum + max, 0),
  };
}
