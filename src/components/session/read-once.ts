import type { SWRConfiguration } from 'swr';

/** SWR options with which data is read when it is first shown, and again only on `mutate`. */
export const readOnce: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};
