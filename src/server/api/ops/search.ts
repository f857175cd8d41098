import type { opsSearchEndpoints } from '../../../contract/ops/search.ts';
import { searchDesk } from '../../staff/search.ts';
import type { Handlers } from '../handler.ts';

export const opsSearchHandlers: Pick<Handlers, keyof typeof opsSearchEndpoints> = {
  searchDesk: async (scope, { query }) => ({ hits: await searchDesk(scope, query.q) }),
};
