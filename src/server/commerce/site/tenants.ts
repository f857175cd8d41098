import { eq, inArray } from 'drizzle-orm';
import type { TenantRecord } from '../../../contract/tenant-record.ts';
import { remembered } from '../../db/remembered.ts';
import { tenantHosts, tenants } from '../../db/schema/tenants.ts';
import type { Database } from '../../platform/platform.ts';

/** The tenant that answers a loopback host that nobody claimed. */
export const DEFAULT_TENANT_ID = 'sampan';

export type StoredTenant = { id: string; record: TenantRecord; revision: number };

/**
 * The tenant of a host (a port is dropped): its own entry, else the nearest wildcard
 * (`*.example.org`), else the tenant whose preview address it is, else on loopback the default one.
 * Undefined for a stranger's host.
 */
export function tenantByHost(
  db: Database,
  host: string,
  previewDomain?: string,
): Promise<StoredTenant | undefined> {
  const name = hostName(host);
  return remembered(db, `host ${name} ${previewDomain}`, async () => {
    const candidates = [name, ...wildcards(name)];
    const rows = await db.select().from(tenantHosts).where(inArray(tenantHosts.host, candidates));
    const found = candidates
      .map((candidate) => rows.find((row) => row.host === candidate))
      .find((row) => row !== undefined);
    if (found) return tenantById(db, found.tenantId);
    const previewed = previewDomain && (await tenantById(db, previewLabel(name, previewDomain)));
    return previewed || (isLoopback(name) ? tenantById(db, DEFAULT_TENANT_ID) : undefined);
  });
}

export function tenantById(db: Database, id: string): Promise<StoredTenant | undefined> {
  return remembered(db, `tenant ${id}`, async () => {
    const [row] = await db.select().from(tenants).where(eq(tenants.id, id));
    return row;
  });
}

/** Where a tenant answers besides its own hosts, given the deployment's preview domain. */
export const previewHost = (id: string, previewDomain: string): string => `${id}.${previewDomain}`;

/** What stands before the preview domain: a tenant's id, or nothing that is one. */
const previewLabel = (name: string, previewDomain: string): string =>
  name.endsWith(`.${previewDomain}`) ? name.slice(0, -previewDomain.length - 1) : '';

function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** `*.b.example.org`, `*.example.org`, `*.org`; a host of more labels than DNS allows is cut. */
function wildcards(name: string): string[] {
  const labels = name.split('.').slice(-20);
  return labels.slice(1).map((_, i) => `*.${labels.slice(i + 1).join('.')}`);
}

function isLoopback(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(name)
  );
}
