import type { opsAuditEndpoints } from '../../../../contract/ops/people/audit.ts';
import { checkChain } from '../../../staff/audit/check.ts';
import { chainScope, listAudit } from '../../../staff/audit/list.ts';
import type { Handlers } from '../../handler.ts';

export const opsAuditHandlers: Pick<Handlers, keyof typeof opsAuditEndpoints> = {
  listAudit: (scope, { query: { chain, ...query } }) => listAudit(chainScope(scope, chain), query),
  checkAudit: (scope, { query }) => {
    const { tenantId } = chainScope(scope, query.chain);
    return checkChain(scope, tenantId, [], scope.keys);
  },
};
