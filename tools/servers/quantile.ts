/** The value that a share of the values does not exceed; 0 if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (
    sorted[Math.max(0, Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1))] ?? 0
  );
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
