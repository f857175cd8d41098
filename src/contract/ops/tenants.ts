import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { tenantFile, tenantId } from './tenant-file.ts';

export const tenantSummary = v.object({
  id: tenantId,
  /** In English. */
  name: v.string(),
  hosts: v.array(v.string()),
  revision: v.number(),
  /** Where it can be seen before its own hosts lead here; empty without a preview domain. */
  previewUrl: v.string(),
});
export type TenantSummary = v.InferOutput<typeof tenantSummary>;

/** A tenant's articles in all languages are long. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

export const opsTenantEndpoints = {
  listTenants: {
    method: 'GET',
    path: '/ops/tenants',
    auth: 'operator',
    group: 'ops',
    summary: 'Every tenant of the deployment, with its preview address',
    output: v.array(tenantSummary),
  },
  getTenantFile: {
    method: 'GET',
    path: '/ops/tenants/{id}',
    auth: 'operator',
    group: 'ops',
    summary: 'Export a tenant: its record and all it shows, as one file',
    params: v.object({ id: tenantId }),
    output: tenantFile,
    errors: ['NOT_FOUND'],
  },
  putTenantFile: {
    method: 'PUT',
    path: '/ops/tenants/{id}',
    auth: 'operator',
    group: 'ops',
    summary:
      'Add a tenant, or replace what it is and shows, by its file; with `check` nothing is written',
    params: v.object({ id: tenantId }),
    query: v.object({ check: v.optional(v.boolean(), false) }),
    body: tenantFile,
    maxBytes: MAX_FILE_BYTES,
    output: v.object({ ...tenantSummary.entries, created: v.boolean() }),
    errors: ['HOST_TAKEN', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
