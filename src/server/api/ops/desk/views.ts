import type { opsViewEndpoints } from '../../../../contract/ops/desk/views.ts';
import { viewAsShopper } from '../../../staff/view-link.ts';
import { endView, openView } from '../../../staff/views.ts';
import type { Handlers } from '../../handler.ts';

export const opsViewHandlers: Pick<Handlers, keyof typeof opsViewEndpoints> = {
  viewAsShopper: (scope, { params }, platform) => viewAsShopper(scope, platform, params.id),
  openView: (scope, { body }) => openView(scope, body.token),
  endView: async (scope, { body }) => {
    await endView(scope, body.accessToken);
    return { ok: true };
  },
};
