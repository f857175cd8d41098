export type QuantityRule = { readonly min: number; readonly max: number; readonly step: number };

/** The allowed quantity nearest to the requested one: `min` plus whole steps, at most `max`. */
export function allowedQuantity(requested: number, { min, max, step }: QuantityRule): number {
  if (!Number.isFinite(requested)) return min;
  const clamped = Math.max(min, Math.min(requested, max));
  const rounded = min + Math.round((clamped - min) / step) * step;
  return rounded > max && rounded > min ? rounded - step : rounded;
}
