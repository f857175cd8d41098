import type { opsSystemEndpoints } from '../../../../contract/ops/desk/system.ts';
import { listFailedSignIns } from '../../../staff/failed-sign-ins.ts';
import { sendMailAgain, systemHealth } from '../../../staff/system.ts';
import type { Handlers } from '../../handler.ts';

export const opsSystemHandlers: Pick<Handlers, keyof typeof opsSystemEndpoints> = {
  getSystemHealth: (scope, _, platform) => systemHealth(scope, platform),
  listFailedSignIns: (scope, { query }) => listFailedSignIns(scope, query),
  sendMailAgain: async (scope, { params }) => {
    await sendMailAgain(scope, params.id);
    return { ok: true };
  },
};
