import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';

/** Whose chain: the tenant's, or that of what concerns no single tenant, for who works for all tenants. */
const chain = v.optional(v.picklist(['TENANT', 'ALL_TENANTS']), 'TENANT');

const optionalId = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

export const auditEntry = v.object({
  sequence: v.number(),
  at: v.string(),
  actorKind: v.picklist(['PERSON', 'KEY', 'ENVIRONMENT', 'SIMULATOR', 'COMMAND']),
  actorId: v.string(),
  /** The present name of who acted; the id if that person is gone. */
  actorName: v.string(),
  sessionId: v.string(),
  /** The caller's IP address; empty once the personal data are erased. */
  address: v.string(),
  call: v.string(),
  subject: v.string(),
  subjectId: v.string(),
  before: v.record(v.string(), v.unknown()),
  change: v.record(v.string(), v.unknown()),
  reason: v.string(),
  outcome: v.picklist(['DONE', 'REFUSED']),
  hash: v.string(),
});
export type AuditEntry = v.InferOutput<typeof auditEntry>;

export const auditFault = v.object({
  kind: v.picklist(['CHANGED', 'MISSING', 'REPLACED', 'CUT', 'RESTORED', 'FORGED']),
  sequence: v.number(),
});
export type AuditFault = v.InferOutput<typeof auditFault>;

export const opsAuditEndpoints = {
  listAudit: {
    method: 'GET',
    path: '/ops/audit',
    auth: 'operator',
    right: 'audit.see',
    group: 'ops',
    summary: 'What the staff did at the tenant, newest first',
    query: v.object({
      actorId: optionalId,
      call: v.optional(v.pipe(v.string(), v.regex(/^\w{0,60}$/)), ''),
      subject: v.optional(v.pipe(v.string(), v.regex(/^[A-Z_]{0,40}$/)), ''),
      subjectId: optionalId,
      chain,
      /** The sequence after which the page begins. */
      before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
    }),
    output: v.object({ records: v.array(auditEntry), before: v.optional(v.number()) }),
  },
  checkAudit: {
    method: 'GET',
    path: '/ops/audit/check',
    auth: 'operator',
    right: 'audit.see',
    group: 'ops',
    summary: 'Check the chain of the tenant’s audit: what was changed, cut, replaced or restored',
    query: v.object({ chain }),
    output: v.object({
      entries: v.number(),
      lastHash: v.string(),
      checkpoints: v.number(),
      faults: v.array(auditFault),
    }),
  },
} as const satisfies Record<string, Endpoint>;
