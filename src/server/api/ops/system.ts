import type { opsSystemEndpoints } from '../../../contract/ops/system.ts';
import { sendMailAgain, systemHealth } from '../../staff/system.ts';
import type { Handlers } from '../handler.ts';

export const opsSystemHandlers: Pick<Handlers, keyof typeof opsSystemEndpoints> = {
  getSystemHealth: (scope, _, platform) => systemHealth(scope, platform),
  sendMailAgain: async (scope, { params }) => {
    await sendMailAgain(scope, params.id);
    return { ok: true };
  },
};
