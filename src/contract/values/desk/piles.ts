/*
 * The piles of work of the staff. Every object that waits for somebody stands in exactly one pile
 * (src/server/commerce/fulfilment/piles.ts has the conditions).
 */
import type { Right } from '../people/rights.ts';

export const PILES = [
  'ORDERS_TO_ACCEPT',
  'ORDERS_TO_BUY',
  'ORDERS_FOR_SHOPPER',
  'ORDERS_FOR_MONEY',
  'ORDERS_TO_SHIP',
  'ORDERS_LATE',
  'ORDERS_PARTLY_MISSING',
  'PARCELS_EXPECTED',
  'PARCELS_TO_CHECK',
  'PARCELS_FAILED',
  'PARCELS_UNKNOWN',
  'SERVICES_TO_DO',
  'PARCELS_STORAGE_ENDING',
  'SHIPMENTS_TO_PACK',
  'SHIPMENTS_TO_WEIGH',
  'SHIPMENTS_FOR_MONEY',
  'SHIPMENTS_TO_HAND_OVER',
  'SHIPMENTS_LATE',
  'SHIPMENTS_ARRIVED',
  'SHIPMENTS_EXCEPTION',
  'DEPOSITS_TO_CREDIT',
  'DEPOSITS_UNANNOUNCED',
  'BANK_LINES',
  'WITHDRAWALS',
  'REFUNDS',
  'TICKETS',
] as const;
export type Pile = (typeof PILES)[number];

/** The kinds of objects that stand in piles. */
export const WORK_SUBJECTS = [
  'PURCHASE_ORDER',
  'PURCHASE_PARCEL',
  'TRANSIT_ORDER',
  'DEPOSIT',
  'WITHDRAWAL',
  'REFUND',
  'TICKET',
  'UNKNOWN_PARCEL',
  'SERVICE_REQUEST',
  'BANK_LINE',
] as const;
export type WorkSubject = (typeof WORK_SUBJECTS)[number];

/** The right to see the objects of a kind; its pair is the right to change them. */
export const WORK_RIGHTS: Record<WorkSubject, readonly [see: Right, act: Right]> = {
  PURCHASE_ORDER: ['orders.see', 'orders.act'],
  PURCHASE_PARCEL: ['parcels.see', 'parcels.act'],
  TRANSIT_ORDER: ['shipments.see', 'shipments.act'],
  DEPOSIT: ['money.see', 'money.act'],
  WITHDRAWAL: ['money.see', 'money.act'],
  REFUND: ['money.see', 'money.act'],
  TICKET: ['tickets.see', 'tickets.act'],
  UNKNOWN_PARCEL: ['parcels.see', 'parcels.act'],
  SERVICE_REQUEST: ['parcels.see', 'parcels.act'],
  BANK_LINE: ['money.see', 'money.act'],
};

type PileFacts = {
  subject: WorkSubject;
  /** After how many hours the oldest object is late, and after how many too late. */
  hours: readonly [late: number, tooLate: number];
};

const DAY = 24;

/** What stands in each pile, and how soon somebody should see to it. */
export const PILE_FACTS: Record<Pile, PileFacts> = {
  ORDERS_TO_ACCEPT: { subject: 'PURCHASE_ORDER', hours: [4, DAY] },
  ORDERS_TO_BUY: { subject: 'PURCHASE_ORDER', hours: [DAY, 2 * DAY] },
  ORDERS_FOR_SHOPPER: { subject: 'PURCHASE_ORDER', hours: [2 * DAY, 5 * DAY] },
  ORDERS_FOR_MONEY: { subject: 'PURCHASE_ORDER', hours: [2 * DAY, 3 * DAY] },
  ORDERS_TO_SHIP: { subject: 'PURCHASE_ORDER', hours: [2 * DAY, 3 * DAY] },
  ORDERS_LATE: { subject: 'PURCHASE_ORDER', hours: [0, 7 * DAY] },
  ORDERS_PARTLY_MISSING: { subject: 'PURCHASE_ORDER', hours: [3 * DAY, 7 * DAY] },
  PARCELS_EXPECTED: { subject: 'PURCHASE_PARCEL', hours: [7 * DAY, 14 * DAY] },
  PARCELS_TO_CHECK: { subject: 'PURCHASE_PARCEL', hours: [DAY, 2 * DAY] },
  PARCELS_FAILED: { subject: 'PURCHASE_PARCEL', hours: [2 * DAY, 7 * DAY] },
  PARCELS_UNKNOWN: { subject: 'UNKNOWN_PARCEL', hours: [DAY, 7 * DAY] },
  SERVICES_TO_DO: { subject: 'SERVICE_REQUEST', hours: [DAY, 3 * DAY] },
  PARCELS_STORAGE_ENDING: { subject: 'PURCHASE_PARCEL', hours: [0, 7 * DAY] },
  SHIPMENTS_TO_PACK: { subject: 'TRANSIT_ORDER', hours: [DAY, 2 * DAY] },
  SHIPMENTS_TO_WEIGH: { subject: 'TRANSIT_ORDER', hours: [DAY, 2 * DAY] },
  SHIPMENTS_FOR_MONEY: { subject: 'TRANSIT_ORDER', hours: [3 * DAY, 7 * DAY] },
  SHIPMENTS_TO_HAND_OVER: { subject: 'TRANSIT_ORDER', hours: [DAY, 2 * DAY] },
  SHIPMENTS_LATE: { subject: 'TRANSIT_ORDER', hours: [0, 30 * DAY] },
  SHIPMENTS_ARRIVED: { subject: 'TRANSIT_ORDER', hours: [DAY, 3 * DAY] },
  SHIPMENTS_EXCEPTION: { subject: 'TRANSIT_ORDER', hours: [0, 3 * DAY] },
  DEPOSITS_TO_CREDIT: { subject: 'DEPOSIT', hours: [4, DAY] },
  DEPOSITS_UNANNOUNCED: { subject: 'DEPOSIT', hours: [DAY, 3 * DAY] },
  BANK_LINES: { subject: 'BANK_LINE', hours: [DAY, 3 * DAY] },
  WITHDRAWALS: { subject: 'WITHDRAWAL', hours: [DAY, 2 * DAY] },
  REFUNDS: { subject: 'REFUND', hours: [DAY, 2 * DAY] },
  TICKETS: { subject: 'TICKET', hours: [4, DAY] },
};

/** The right to see a pile. */
export const pileRight = (pile: Pile): Right => WORK_RIGHTS[PILE_FACTS[pile].subject][0];

/** The piles of what went wrong, which are also one list. */
export const PROBLEM_PILES = [
  'ORDERS_LATE',
  'ORDERS_PARTLY_MISSING',
  'PARCELS_FAILED',
  'PARCELS_UNKNOWN',
  'SHIPMENTS_LATE',
  'SHIPMENTS_EXCEPTION',
] as const satisfies readonly Pile[];
export type ProblemPile = (typeof PROBLEM_PILES)[number];
