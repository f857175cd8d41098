import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type {
  BulkAct,
  JobKind,
  JobPhase,
  JobRowState,
  JobState,
} from '../../../contract/values/desk/jobs.ts';
import type { ExportFormat, List } from '../../../contract/values/desk/lists.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import { referenceTo } from './owned.ts';
import type { AUDIT_ACTORS } from './people/staff.ts';

/** Exports and acts on many objects. They run in slices; each slice is one transaction. Times in milliseconds. */
export const jobs = sqliteTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    tenantId: text('tenant_id').notNull(),
    kind: text('kind').$type<JobKind>().notNull(),
    list: text('list').$type<List>().notNull(),
    /** What a bulk job does with each object; empty for an export. */
    act: text('act').$type<BulkAct | ''>().notNull(),
    state: text('state').$type<JobState>().notNull(),
    phase: text('phase').$type<JobPhase>().notNull(),
    /** The query of the list's call. */
    filter: text('filter').notNull(),
    columns: text('columns').notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    /** The parameters of the act besides the object. */
    input: text('input', { mode: 'json' }).$type<Record<string, string>>().notNull(),
    /** Objects that enter the list after this time are left out. */
    asOf: integer('as_of').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    madeByKind: text('made_by_kind').$type<(typeof AUDIT_ACTORS)[number]>().notNull(),
    madeBy: text('made_by').notNull(),
    sessionId: text('session_id').notNull(),
    /** The position of the next slice in the list; empty at the beginning. */
    cursor: text('cursor').notNull().default(''),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    parts: integer('parts').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    sha256: text('sha256').notNull().default(''),
    /** The code of the error that ended it. */
    error: text('error').notNull().default(''),
    /** The process that runs the job, and until when it is assumed to be alive. */
    lease: text('lease').notNull().default(''),
    leaseUntil: integer('lease_until').notNull().default(0),
    /** How often a process took it since a slice last succeeded. */
    attempts: integer('attempts').notNull().default(0),
    /**
     * Each slice increases it. A process that lost the job would write NULL, which fails its slice.
     */
    slices: integer('slices').notNull().default(0),
    version: integer('version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    finishedAt: integer('finished_at'),
    expiresAt: integer('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('jobs_key').on(t.tenantId, t.id),
    index('jobs_age').on(t.tenantId, t.createdAt, t.id),
    index('jobs_maker').on(t.tenantId, t.madeBy, t.createdAt, t.id),
    index('jobs_open').on(t.leaseUntil).where(sql`state in ('QUEUED', 'RUNNING')`),
    index('jobs_expiry').on(t.expiresAt),
  ],
);

/**
 * The file of an export. It is stored here, so that a slice writes its part of the file and its position in
 * one transaction.
 */
export const jobParts = sqliteTable(
  'job_parts',
  {
    tenantId: text('tenant_id').notNull(),
    jobId: text('job_id').notNull(),
    part: integer('part').notNull(),
    text: text('text').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.jobId, t.part] }), referenceTo(jobs, t, t.jobId)],
);

/** The objects of a bulk job, and what became of each. */
export const jobRows = sqliteTable(
  'job_rows',
  {
    tenantId: text('tenant_id').notNull(),
    jobId: text('job_id').notNull(),
    position: integer('position').notNull(),
    objectId: text('object_id').notNull(),
    number: text('number').notNull(),
    state: text('state').$type<JobRowState>().notNull(),
    /** The code of the error, and the values of its text. */
    error: text('error').notNull().default(''),
    values: text('values', { mode: 'json' }).$type<Record<string, string | number>>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.jobId, t.position] }),
    uniqueIndex('job_rows_object').on(t.tenantId, t.jobId, t.objectId),
    index('job_rows_state').on(t.tenantId, t.jobId, t.state, t.position),
    referenceTo(jobs, t, t.jobId),
  ],
);
