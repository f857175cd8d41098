import { read } from '../../server/request/read.ts';

/** Pages that call `productGroups` need only the names of the groups, so one product of each is read. */
const ONE_PRODUCT = { query: { size: 1 } };

/** The tenant's groups of preferred products, then those of recommended ones. */
export async function productGroups() {
  const groups = await Promise.all([
    read('listPreferredGroups', ONE_PRODUCT),
    read('listRecommendGroups', ONE_PRODUCT),
  ]);
  return groups.flat();
}
