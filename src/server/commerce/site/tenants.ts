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
 * (`*.example.org`), else on loopback the default one. Undefined for a stranger's host.
 */
export function tenantByHost(db: Database, host: string): Promise<StoredTenant | undefined> {
  const name = hostName(host);
  return remembered(db, `host ${name}`, async () => {
    const candidates = [name, ...wildcards(name)];
    const rows = await db.select().from(tenantHosts).where(inArray(tenantHosts.host, candidates));
    const found = candidates
      .map((candidate) => rows.find((row) => row.host === candidate))
      .find((row) => row !== undefined);
    const id = found?.tenantId ?? (isLoopback(name) ? DEFAULT_TENANT_ID : undefined);
    return id === undefined ? undefined : tenantById(db, id);
  });
}

export function tenantById(db: Database, id: string): Promise<StoredTenant | undefined> {
  return remembered(db, `tenant ${id}`, async () => {
    const [row] = await db.select().from(tenants).where(eq(tenants.id, id));
    return row;
  });
}

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
