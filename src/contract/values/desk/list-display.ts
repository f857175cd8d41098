/** How many rows a page of the desk's lists may have. */
export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
/** The size of a page if the address says none. */
export const DEFAULT_PAGE_SIZE: PageSize = 50;

/** How high the rows of a list are. The first is the default. */
export const DENSITIES = ['roomy', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a list is shown, as the query of its address says. A value that is not offered counts as the default. */
export const listDisplay = (fields: URLSearchParams): { pageSize: PageSize; density: Density } => ({
  pageSize:
    PAGE_SIZES.find((one) => String(one) === fields.get('pageSize')?.trim()) ?? DEFAULT_PAGE_SIZE,
  density: DENSITIES.find((one) => one === fields.get('density')?.trim()) ?? DENSITIES[0],
});

/** The fields of an address that say how its list is shown. Defaults are left out. */
export function displayFields(fields: URLSearchParams): [name: string, value: string][] {
  const { pageSize, density } = listDisplay(fields);
  return [
    ...(pageSize === DEFAULT_PAGE_SIZE ? [] : [['pageSize', String(pageSize)] as [string, string]]),
    ...(density === DENSITIES[0] ? [] : [['density', density] as [string, string]]),
  ];
}
