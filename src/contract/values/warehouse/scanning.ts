/** What somebody with a scanner does. */
export const SCAN_STEPS = ['RECEIVE', 'CHECK', 'STOCK', 'FIND', 'COUNT'] as const;
export type ScanStep = (typeof SCAN_STEPS)[number];

/** What the next scan should be. */
export const SCAN_NEXT = [
  'PARCEL',
  'WEIGHT',
  'RESULT',
  'ISSUE',
  'SHELF',
  'CHOICE',
  /** The same code again. */
  'AGAIN',
] as const;
export type ScanNext = (typeof SCAN_NEXT)[number];

export const SCAN_SOUNDS = ['OK', 'WARN', 'ERROR'] as const;
export type ScanSound = (typeof SCAN_SOUNDS)[number];

/** What an answer says: the text is `desk.scan.said.<name>`. */
export const SCAN_MESSAGES = [
  'RECEIVED',
  'ALREADY_RECEIVED',
  'TAKEN_BY',
  'WEIGH',
  'FOUND_AGAIN',
  'ODD_WEIGHT',
  'WEIGHED',
  'SIZED',
  'SIZE_KEPT',
  'PASSED',
  'WHICH_ISSUE',
  'FAILED',
  'SHELVED',
  'SHELF_OPEN',
  'SHELF_FOUND',
  'STATUS',
  'CHOOSE',
  'UNKNOWN',
  'UNKNOWN_BOOKED',
  'UNKNOWN_KNOWN',
  'UNKNOWN_SHELVED',
  'UNKNOWN_WEIGHED',
  'ELSEWHERE',
  'WRONG_WAREHOUSE',
  'NOT_RECEIVED',
  'NOT_WEIGHED',
  'NO_PARCEL',
  'NO_SHELF',
  'NOTHING',
  'COUNTING',
  'COUNTED',
  'EXTRA',
  'COUNT_DONE',
  'PRINT',
  'DONE',
  'UNDONE',
  'NOTHING_TO_UNDO',
  'CHANGED_SINCE',
] as const;
export type ScanMessage = (typeof SCAN_MESSAGES)[number];

export const UNKNOWN_PARCEL_STATES = ['WAITING', 'CLAIMED', 'DISPOSED'] as const;
export type UnknownParcelState = (typeof UNKNOWN_PARCEL_STATES)[number];

/** A parcel's place in the work of the warehouse. */
export const PARCEL_PILES = ['EXPECTED', 'TO_CHECK', 'FAILED', 'EXCEPTION', 'STORED'] as const;
export type ParcelPile = (typeof PARCEL_PILES)[number];

/** The lists of the warehouse: its piles, and the stored parcels whose time soon ends. */
export const PARCEL_LISTS = [...PARCEL_PILES, 'STORAGE_ENDING'] as const;
export type ParcelList = (typeof PARCEL_LISTS)[number];

/** What the staff may do with a parcel now. */
export const OPS_PARCEL_ACTIONS = [
  'receive',
  'arrive',
  'check',
  'correct',
  'shelve',
  'photograph',
  'split',
  'merge',
  'exception',
  'returned',
  'answer',
] as const;
export type OpsParcelAction = (typeof OPS_PARCEL_ACTIONS)[number];
