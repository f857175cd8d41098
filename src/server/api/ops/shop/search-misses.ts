import { Failure } from '../../../../contract/errors.ts';
import type { opsSearchMissEndpoints } from '../../../../contract/ops/shop/search-misses.ts';
import { listSearchMisses } from '../../../commerce/site/search-misses.ts';
import type { Handlers } from '../../handler.ts';

export const opsSearchMissHandlers: Pick<Handlers, keyof typeof opsSearchMissEndpoints> = {
  listSearchMisses: async ({ db, tenantId }, { query: { from, to } }) => {
    if (from > to) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'to', code: 'invalid' }]);
    }
    return listSearchMisses(db, tenantId, Date.parse(from), Date.parse(to));
  },
};
