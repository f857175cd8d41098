import { Failure } from '../../../contract/errors.ts';
import type { opsTenantEndpoints } from '../../../contract/ops/tenants.ts';
import { exportTenant } from '../../commerce/site/export-tenant.ts';
import { listTenants, summarise } from '../../commerce/site/list-tenants.ts';
import { putTenant } from '../../commerce/site/put-tenant.ts';
import type { Handlers } from '../handler.ts';

export const opsTenantHandlers: Pick<Handlers, keyof typeof opsTenantEndpoints> = {
  listTenants: ({ db }, _input, platform) => listTenants(db, platform.config),

  getTenantFile: ({ db }, { params }) => exportTenant(db, params.id),

  putTenantFile: async (scope, { params, query, body }, platform) => {
    if (body.id !== params.id) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'id', code: 'invalid' }]);
    }
    const editScope = { ...scope, editedAt: scope.now };
    const { created, revision } = await putTenant(editScope, body, { onlyCheck: query.check });
    return { ...summarise({ ...body, revision }, body.hosts, platform.config), created };
  },
};
