import type { opsAuditEndpoints } from '../../../contract/ops/audit.ts';
import { checkChain } from '../../staff/audit/check.ts';
import { listAudit } from '../../staff/audit/list.ts';
import type { Handlers } from '../handler.ts';

export const opsAuditHandlers: Pick<Handlers, keyof typeof opsAuditEndpoints> = {
  listAudit: (scope, { query }) => listAudit(scope, query),
  checkAudit: (scope) => checkChain(scope, scope.tenantId, [], scope.keys),
};
