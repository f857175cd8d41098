import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import {
  BULK_ACT_NAMES,
  BULK_LISTS,
  JOB_ACTIONS,
  JOB_KINDS,
  JOB_ROW_STATES,
  JOB_STATES,
  MAX_TICKED,
} from '../../values/desk/jobs.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { EXPORT_FORMATS, EXPORTED_LISTS, LISTS } from '../../values/desk/lists.ts';
import { id, instant, optionalText } from '../../values/fields.ts';
import { namedPerson } from '../../values/people/named-person.ts';

/** The query of the list's call, as in an address: `status=PAID&sort=waiting`. */
const filter = v.optional(v.pipe(v.string(), v.maxLength(1000)), '');
/** Keys of columns, such as `order,total`; empty for all. */
const columns = v.optional(v.pipe(v.string(), v.regex(/^[\w,]{0,200}$/)), '');

export const job = v.object({
  id,
  kind: v.picklist(JOB_KINDS),
  list: v.picklist(LISTS),
  /** What is done with each object; absent for an export. */
  act: v.optional(v.picklist(BULK_ACT_NAMES)),
  state: v.picklist(JOB_STATES),
  filter: v.string(),
  columns: v.string(),
  format: v.picklist(EXPORT_FORMATS),
  /** How many rows the job has, as far as they were counted: `MAX_COUNTED` + 1 if there are more. */
  total: v.number(),
  done: v.number(),
  failed: v.number(),
  /** The size of the file, and its SHA-256 once it is complete. */
  bytes: v.number(),
  sha256: v.string(),
  /** The parts in which the file is read. */
  parts: v.number(),
  /** Why the whole job failed, in words; empty if it did not. */
  error: v.string(),
  madeBy: namedPerson,
  createdAt: v.string(),
  finishedAt: v.optional(v.string()),
  /** Until when its file is kept. */
  expiresAt: v.string(),
  /** What the caller may do with it now. */
  actions: v.array(v.picklist(JOB_ACTIONS)),
  /** `.csv` if its file can be downloaded, else empty: the end of the address that follows a request. */
  extension: v.picklist(['', '.csv']),
  version: v.number(),
});
export type Job = v.InferOutput<typeof job>;

export const jobRow = v.object({
  position: v.number(),
  objectId: v.string(),
  /** The number of the object; the id of an object without a number. */
  number: v.string(),
  state: v.picklist(JOB_ROW_STATES),
  /** Why it failed, in words; empty if it did not. */
  error: v.string(),
});
export type JobRow = v.InferOutput<typeof jobRow>;

const common = { auth: 'operator', group: 'ops', right: 'any' } as const;
const ofJob = { ...common, params: v.object({ id }), errors: ['NOT_FOUND'] } as const;

/** The lists whose new rows can be counted. */
const TIMED_LISTS = LISTS.filter((list) => list !== 'AUDIT' && list !== 'LEDGER');

/** Exports and acts on many objects: they run in slices, survive a restart, and can be cancelled. */
export const opsJobEndpoints = {
  makeExport: {
    ...common,
    method: 'POST',
    path: '/ops/exports',
    summary:
      'Export a list as CSV: the rows that pass the filter, in the list’s order, with the given columns and times in the tenant’s zone. Up to 1,000 rows are ready at once. Needs the right to export the list',
    body: v.object({
      list: v.picklist(EXPORTED_LISTS),
      filter,
      columns,
      format: v.optional(v.picklist(EXPORT_FORMATS), 'SPREADSHEET'),
    }),
    output: job,
    errors: ['FORBIDDEN'],
  },
  startBulk: {
    ...common,
    method: 'POST',
    path: '/ops/bulk',
    summary:
      'Do the same with many objects: with the ticked objects, or with all objects that match a filter and were in the list at a given time',
    body: v.object({
      act: v.picklist(BULK_ACT_NAMES),
      /** The list of the objects, if the act takes those of several; else its first. */
      list: v.optional(v.picklist(BULK_LISTS)),
      which: v.optional(v.picklist(['TICKED', 'ALL']), 'TICKED'),
      ids: v.optional(v.pipe(v.array(id), v.maxLength(MAX_TICKED)), []),
      filter,
      /** Objects that came to the list later are left out. By default, the time of the call. */
      asOf: v.optional(instant),
      /** Only for `SNOOZE_WORK` and `SNOOZE_TICKETS`: the day, in the tenant's time zone, on which they wait again. */
      until: v.optional(v.pipe(v.string(), v.isoDate())),
      /** Only for `SNOOZE_WORK`: why it is set aside. */
      reason: optionalText(200),
    }),
    output: job,
    errors: ['FORBIDDEN'],
  },
  countNewRows: {
    ...common,
    method: 'GET',
    path: '/ops/new-rows',
    summary:
      'How many rows have come to a list since it was shown, up to 50. Always 0 for a list that is not sorted by time',
    query: v.object({
      list: v.picklist(TIMED_LISTS),
      filter,
      asOf: instant,
    }),
    output: v.object({ count: v.number() }),
    errors: ['FORBIDDEN'],
    polled: true,
  },
  listJobs: {
    ...common,
    method: 'GET',
    path: '/ops/jobs',
    summary: 'One’s own jobs, the newest first; with the right `system.see` also everybody’s',
    query: v.object({ everybody: v.optional(v.boolean(), false), ...cursorQuery }),
    output: listOf(job),
    errors: ['FORBIDDEN'],
  },
  getJob: {
    ...ofJob,
    method: 'GET',
    path: '/ops/jobs/{id}',
    summary: 'A job: one’s own, or with `system.see` anybody’s',
    output: job,
  },
  listJobRows: {
    ...ofJob,
    method: 'GET',
    path: '/ops/jobs/{id}/rows',
    summary: 'What became of each object of a bulk job',
    query: v.object({ state: v.optional(v.picklist(JOB_ROW_STATES)), ...cursorQuery }),
    output: listOf(jobRow),
  },
  readJobFile: {
    ...ofJob,
    method: 'GET',
    path: '/ops/jobs/{id}/file',
    summary: 'A part of the file of an export, by number from 0. All parts in order are the file',
    query: v.object({
      part: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    }),
    output: v.object({ text: v.string(), parts: v.number() }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  },
  cancelJob: {
    ...ofJob,
    method: 'POST',
    path: '/ops/jobs/{id}/cancel',
    subject: 'JOB',
    summary: 'Stop a job. What is done stays done',
    output: job,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
  repeatJob: {
    ...ofJob,
    method: 'POST',
    path: '/ops/jobs/{id}/repeat',
    subject: 'JOB',
    summary:
      'Try only the failed objects of a bulk job again; or let a job that ended by an error go on where it stopped',
    output: job,
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
