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

/** What can be done with many objects at once, each with the lists whose objects it takes. */
export const BULK_ACTS = {
  ACCEPT_ORDERS: ['ORDERS'],
  CLAIM_WORK: ['WORK', 'ORDERS', 'PARCELS', 'SHIPMENTS'],
  RELEASE_WORK: ['WORK', 'ORDERS', 'PARCELS', 'SHIPMENTS'],
  SNOOZE_WORK: ['WORK', 'ORDERS', 'PARCELS', 'SHIPMENTS'],
  TAKE_TICKETS: ['TICKETS'],
  GIVE_BACK_TICKETS: ['TICKETS'],
  SNOOZE_TICKETS: ['TICKETS'],
  CLOSE_TICKETS: ['TICKETS'],
  PUBLISH_OWN: ['OWN_PRODUCTS'],
  ARCHIVE_OWN: ['OWN_PRODUCTS'],
  RESTORE_OWN: ['OWN_PRODUCTS'],
} as const satisfies Record<string, readonly List[]>;
export type BulkAct = keyof typeof BULK_ACTS;
export type BulkList = (typeof BULK_ACTS)[BulkAct][number];
/** What can be done with whatever waits for somebody. */
export const WORK_ACTS = ['CLAIM_WORK', 'RELEASE_WORK', 'SNOOZE_WORK'] as const;
export const TICKET_ACTS = [
  'TAKE_TICKETS',
  'GIVE_BACK_TICKETS',
  'SNOOZE_TICKETS',
  'CLOSE_TICKETS',
] as const;
export const BULK_ACT_NAMES = Object.keys(BULK_ACTS) as BulkAct[];
export const BULK_LISTS = [...new Set<BulkList>(Object.values(BULK_ACTS).flat())];

/** What an act needs besides the objects. */
export const BULK_INPUT: Partial<Record<BulkAct, readonly ('until' | 'reason')[]>> = {
  SNOOZE_WORK: ['until', 'reason'],
  SNOOZE_TICKETS: ['until'],
};

/** How many ticked objects one call takes. */
export const MAX_TICKED = 500;

export const JOB_ACTIONS = ['cancel', 'repeat', 'download'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
