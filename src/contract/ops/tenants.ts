import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { tenantFile, tenantId } from './tenant-file.ts';

export const tenantSummary = v.object({
  id: tenantId,
  /** In English. */
  name: v.string(),
  hosts: v.array(v.string()),
  revision: v.number(),
  /**
   * The preview URL, which works before its own hosts are set up; empty without a preview domain.
   */
  previewUrl: v.string(),
});
export type TenantSummary = v.InferOutput<typeof tenantSummary>;

/** The limit of a tenant file; large, because the file holds the articles in all languages. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

export const opsTenantEndpoints = {
  listTenants: {
    method: 'GET',
    path: '/ops/tenants',
    right: 'tenants.see',
    auth: 'operator',
    group: 'ops',
    summary: 'All tenants of the deployment with their preview URLs',
    output: v.array(tenantSummary),
  },
  getTenantFile: {
    method: 'GET',
    path: '/ops/tenants/{id}',
    right: 'shop.see',
    auth: 'operator',
    group: 'ops',
    summary: 'Export a tenant with all its content as one file',
    params: v.object({ id: tenantId }),
    output: tenantFile,
    errors: ['NOT_FOUND'],
  },
  putTenantFile: {
    method: 'PUT',
    path: '/ops/tenants/{id}',
    right: 'shop.act',
    subject: 'TENANT',
    auth: 'operator',
    group: 'ops',
    summary:
      'Add a tenant or replace it and all its content, from a file; with `check` nothing is written',
    params: v.object({ id: tenantId }),
    query: v.object({ check: v.optional(v.boolean(), false) }),
    body: tenantFile,
    maxBytes: MAX_FILE_BYTES,
    output: v.object({ ...tenantSummary.entries, created: v.boolean() }),
    errors: ['HOST_TAKEN', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
