import { read } from '../../server/request/read.ts';

/**
 * One product a group is enough to know whether the group has any. The browser fetches the products
 * that it shows.
 */
const ONE_PRODUCT = { query: { size: 1 } };

/** The tenant's groups of preferred products, then those of recommended ones. */
export async function productGroups() {
  const groups = await Promise.all([
    read('listPreferredGroups', ONE_PRODUCT),
    read('listRecommendGroups', ONE_PRODUCT),
  ]);
  return groups.flat();
}
