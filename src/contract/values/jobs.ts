import type { List } from './lists.ts';

/** `EXPORT` writes a list to a file, `BULK` does the same with each of many objects. */
export const JOB_KINDS = ['EXPORT', 'BULK'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export const JOB_STATES = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type JobState = (typeof JOB_STATES)[number];
/** The states of a job that has not ended. */
export const OPEN_JOB_STATES: readonly JobState[] = ['QUEUED', 'RUNNING'];

/** What a job does next: it collects the objects, works, and writes down the end. */
export const JOB_PHASES = ['COLLECT', 'WORK', 'FINISH'] as const;
export type JobPhase = (typeof JOB_PHASES)[number];

export const JOB_ROW_STATES = ['PENDING', 'DONE', 'FAILED'] as const;
export type JobRowState = (typeof JOB_ROW_STATES)[number];

/** What can be done with many objects at once, each with its list. */
export const BULK_ACTS = {
  ACCEPT_ORDERS: 'ORDERS',
  CLAIM_WORK: 'WORK',
  RELEASE_WORK: 'WORK',
  SNOOZE_WORK: 'WORK',
} as const satisfies Record<string, List>;
export type BulkAct = keyof typeof BULK_ACTS;
export const BULK_ACT_NAMES = Object.keys(BULK_ACTS) as BulkAct[];

/** How many ticked objects one call takes. */
export const MAX_TICKED = 500;

export const JOB_ACTIONS = ['cancel', 'repeat', 'download'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
