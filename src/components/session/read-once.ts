import type { SWRConfiguration } from 'swr';

/** SWR options: data is read when it is first shown, and again only by `mutate`. */
export const readOnce: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};
