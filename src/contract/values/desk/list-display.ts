/** How many rows a page of the desk's lists may have. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
/** Without a choice. */
export const DEFAULT_PAGE_SIZE: PageSize = 50;

/** How high the rows of a list are; the first without a choice. */
export const DENSITIES = ['roomy', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a list is shown, as the query of its address says. What is not offered is not followed. */
export const listDisplay = (fields: URLSearchParams): { pageSize: PageSize; density: Density } => ({
  pageSize:
    PAGE_SIZES.find((one) => String(one) === fields.get('pageSize')?.trim()) ?? DEFAULT_PAGE_SIZE,
  density: DENSITIES.find((one) => one === fields.get('density')?.trim()) ?? DENSITIES[0],
});

/** The fields of an address for that; none for what is so without a choice. */
export function displayFields(fields: URLSearchParams): [name: string, value: string][] {
  const { pageSize, density } = listDisplay(fields);
  return [
    ...(pageSize === DEFAULT_PAGE_SIZE ? [] : [['pageSize', String(pageSize)] as [string, string]]),
    ...(density === DENSITIES[0] ? [] : [['density', density] as [string, string]]),
  ];
}
