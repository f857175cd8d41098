import type { SWRConfiguration } from 'swr';

/** Read when first shown, and again only by `mutate`. */
export const readOnce: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};
