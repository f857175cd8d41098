import type { SWRConfiguration } from 'swr';

/** Read when first shown; again only when the session watch or a change of ours says so. */
export const readOnce: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
};
