import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { country, email, language, line, optionalLine, text } from '../../values/fields.ts';
import { color, isTimeZone } from '../../values/shop/tenant-record.ts';
import { host, tenantFile, tenantFileToPut, tenantId } from './tenant-file.ts';

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
  /** Whether it is closed. Its data are kept. */
  archived: v.boolean(),
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
    right: 'shop.lead',
    subject: 'TENANT',
    auth: 'operator',
    group: 'ops',
    summary:
      'Add a tenant or replace it and all its content, from a file; with `check` nothing is written',
    params: v.object({ id: tenantId }),
    query: v.object({ check: v.optional(v.boolean(), false) }),
    body: tenantFileToPut,
    maxBytes: MAX_FILE_BYTES,
    output: v.object({ ...tenantSummary.entries, created: v.boolean() }),
    errors: ['HOST_TAKEN', 'CONFLICT'],
  },
  makeTenant: {
    method: 'POST',
    path: '/ops/tenants',
    right: 'tenants.act',
    auth: 'operator',
    group: 'ops',
    summary:
      'Add a tenant: articles, marketplaces, fees, storage and warehouses in China are those of another tenant',
    body: v.object({
      id: tenantId,
      name: line(80),
      host,
      language,
      /** The country to which most of its shoppers send parcels. */
      country,
      currency: v.pipe(v.string(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/)),
      serviceEmail: email,
      servicePhone: optionalLine(40),
      timeZone: v.pipe(text(60), v.check(isTimeZone)),
      themeColor: color,
      /** The tenant whose content it begins with. */
      like: tenantId,
    }),
    output: tenantSummary,
    errors: ['HOST_TAKEN', 'TENANT_EXISTS', 'NOT_FOUND', 'FORBIDDEN'],
  },
  archiveTenant: {
    method: 'POST',
    path: '/ops/tenants/{id}/archive',
    right: 'tenants.act',
    subject: 'TENANT',
    auth: 'operator',
    group: 'ops',
    summary:
      'Close a tenant, or open it again: while it is closed its hosts say so, and its data are kept',
    params: v.object({ id: tenantId }),
    body: v.object({ archived: v.boolean(), reason: text(300) }),
    output: tenantSummary,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
