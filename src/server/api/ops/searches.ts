import { Failure } from '../../../contract/errors.ts';
import type { opsSearchEndpoints } from '../../../contract/ops/searches.ts';
import { listSearchMisses } from '../../commerce/site/search-misses.ts';
import { tenantById } from '../../commerce/site/tenants.ts';
import type { Handlers } from '../handler.ts';

export const opsSearchHandlers: Pick<Handlers, keyof typeof opsSearchEndpoints> = {
  listSearchMisses: async ({ db }, { query: { tenantId, from, to } }) => {
    if (from > to) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'to', code: 'invalid' }]);
    }
    if (!(await tenantById(db, tenantId))) throw new Failure('NOT_FOUND');
    return listSearchMisses(db, tenantId, Date.parse(from), Date.parse(to));
  },
};
