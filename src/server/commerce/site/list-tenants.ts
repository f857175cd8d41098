import { asc } from 'drizzle-orm';
import type { TenantSummary } from '../../../contract/ops/shop/tenants.ts';
import { tenantHosts, tenants } from '../../db/schema/shop/tenants.ts';
import type { Database } from '../../platform/platform.ts';
import type { StoredTenant } from '../base/scope.ts';
import { previewHost } from './tenants.ts';

/**
 * The settings from which a tenant's URL is composed: PUBLIC_ORIGIN with `{host}`, and the domain of
 * previews.
 */
export type UrlSettings = { PUBLIC_ORIGIN: string; PREVIEW_DOMAIN?: string | undefined };

/** All tenants of the deployment, sorted by id. */
export async function listTenants(
  db: Database,
  urlSettings: UrlSettings,
): Promise<TenantSummary[]> {
  const [rows, hosts] = await Promise.all([
    db.select().from(tenants).orderBy(asc(tenants.id)),
    db.select().from(tenantHosts).orderBy(asc(tenantHosts.host)),
  ]);
  return rows.map((tenant) => {
    const tenantHostNames = hosts
      .filter(({ tenantId }) => tenantId === tenant.id)
      .map(({ host }) => host);
    const archived = tenant.archivedAt !== null;
    return summarise({ ...tenant, archived }, tenantHostNames, urlSettings);
  });
}

/** A tenant as the list of tenants shows it, with its preview URL if previews are on. */
export function summarise(
  { id, record, revision, archived = false }: StoredTenant & { archived?: boolean },
  hosts: string[],
  { PUBLIC_ORIGIN, PREVIEW_DOMAIN }: UrlSettings,
): TenantSummary {
  const previewUrl = PREVIEW_DOMAIN
    ? PUBLIC_ORIGIN.replace('{host}', previewHost(id, PREVIEW_DOMAIN))
    : '';
  return { id, name: record.name.en, hosts, revision, previewUrl, archived };
}
