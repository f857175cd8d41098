import { Failure } from '../../../../contract/errors.ts';
import type { TenantFile } from '../../../../contract/ops/shop/tenant-file.ts';
import type { opsTenantEndpoints } from '../../../../contract/ops/shop/tenants.ts';
import { isSettled } from '../../../commerce/rates/file-rates.ts';
import { settingsOf } from '../../../commerce/rates/rate-settings.ts';
import { completeFile } from '../../../commerce/site/earlier-files.ts';
import { exportTenant } from '../../../commerce/site/export-tenant.ts';
import { listTenants, summarise } from '../../../commerce/site/list-tenants.ts';
import { archiveTenant, makeTenant } from '../../../commerce/site/make-tenant.ts';
import { putTenant } from '../../../commerce/site/put-tenant.ts';
import { tenantById } from '../../../commerce/site/tenants.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireRight } from '../../../staff/identity.ts';
import type { StaffScope } from '../../../staff/staff-scope.ts';
import type { Handlers } from '../../handler.ts';

/**
 * Requires the right at the tenant that the call's path names, not only at the one for which the call was
 * made. If the settings of rates change, the right to change these is required too.
 */
async function requireRightsAt(
  { db, identity }: StaffScope,
  { id, rates }: Pick<TenantFile, 'id' | 'rates'>,
): Promise<void> {
  const exists = (await tenantById(db, id)) !== undefined;
  requireRight(identity, exists ? 'shop.lead' : 'tenants.act', id);
  if (!exists || !rates || isSettled(await settingsOf({ db, tenantId: id }), rates)) return;
  requireRight(identity, 'money.approve', id);
}

export const opsTenantHandlers: Pick<Handlers, keyof typeof opsTenantEndpoints> = {
  listTenants: ({ db }, _input, platform) => listTenants(db, platform.config),

  getTenantFile: ({ db, identity }, { params }) => {
    requireRight(identity, 'shop.see', params.id);
    return exportTenant(db, params.id);
  },

  putTenantFile: async (scope, { params, query, body }, platform) => {
    if (body.id !== params.id) {
      throw new Failure('VALIDATION_FAILED', {}, [{ field: 'id', code: 'invalid' }]);
    }
    await requireRightsAt(scope, body);
    const editScope = { ...scope, editedAt: scope.now };
    const file = await completeFile(scope.db, body);
    const { created, revision } = await putTenant(editScope, file, { onlyCheck: query.check });
    return { ...summarise({ ...file, revision }, file.hosts, platform.config), created };
  },

  makeTenant: async (scope, { body }, platform) => {
    requireRight(scope.identity, 'shop.see', body.like);
    const file = await makeTenant(scope, body);
    return summarise({ ...file, revision: 1 }, file.hosts, platform.config);
  },

  archiveTenant: async (scope, { params, body }, platform) => {
    await archiveTenant(scope, params.id, body.archived);
    return tenantSummary(scope, platform, params.id);
  },
};

async function tenantSummary({ db }: StaffScope, platform: Platform, id: string) {
  const found = (await listTenants(db, platform.config)).find((tenant) => tenant.id === id);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}
