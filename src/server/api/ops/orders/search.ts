import type { opsSearchEndpoints } from '../../../../contract/ops/orders/search.ts';
import { equivalentUrls } from '../../../sourcing/links/product-family.ts';
import { searchDesk } from '../../../staff/search.ts';
import type { Handlers } from '../../handler.ts';
import { pastedLink } from '../../shop/pasted-link.ts';

export const opsSearchHandlers: Pick<Handlers, keyof typeof opsSearchEndpoints> = {
  searchDesk: async (scope, { query }) => ({
    hits: await searchDesk(scope, query.q, async (text) => {
      const { kind, productUrl } = await pastedLink(scope, text, 'follow');
      if (kind === 'KEYWORD') return undefined;
      return productUrl ? equivalentUrls(productUrl) : [];
    }),
  }),
};
