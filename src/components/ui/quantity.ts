export type QuantityRule = { readonly min: number; readonly max: number; readonly step: number };

/** The nearest allowed quantity: `min` plus whole steps, at most `max`. */
export function allowedQuantity(wanted: number, { min, max, step }: QuantityRule): number {
  if (!Number.isFinite(wanted)) return min;
  const within = Math.max(min, Math.min(wanted, max));
  const rounded = min + Math.round((within - min) / step) * step;
  return rounded > max && rounded > min ? rounded - step : rounded;
}
