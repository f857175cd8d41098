import * as v from 'valibot';
import { accountTransaction } from '../../calls/account.ts';
import { shopperData } from '../../calls/own-data.ts';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { email, id, keyword, language, optionalText, text } from '../../values/fields.ts';
import { OPERATION_KINDS } from '../../values/money/account-kinds.ts';
import { cny } from '../../values/money/money.ts';
import { PURCHASE_ORDER_STATUSES } from '../../values/orders/order-statuses.ts';
import { SHOPPER_ACTIONS, SHOPPER_STATES } from '../../values/people/shopper-kinds.ts';
import { TICKET_KINDS, TICKET_STATES } from '../../values/people/ticket-kinds.ts';
import { PURCHASE_PARCEL_STATUSES } from '../../values/warehouse/parcel-statuses.ts';
import { TRANSIT_ORDER_STATUSES } from '../../values/warehouse/transit-statuses.ts';

const time = v.string();

/** How to reach a shopper. */
const contact = { name: v.string(), email: v.string(), phoneNumber: v.string() };

export const shopperRow = v.object({
  id,
  ...contact,
  state: v.picklist(SHOPPER_STATES),
  language,
  /** Whether e-mail and phone number are masked. */
  isMasked: v.boolean(),
  createdAt: time,
});
export type ShopperRow = v.InferOutput<typeof shopperRow>;

const numbered = { id, number: v.string(), createdAt: time };

/** A shopper with what they did last. A part that the caller may not see is absent. */
export const opsShopper = v.object({
  ...shopperRow.entries,
  secondEmail: v.string(),
  blockedReason: v.string(),
  hasPayPassword: v.boolean(),
  payPasswordLockedUntil: v.optional(time),
  /** The shopper's balance in CNY. */
  balance: v.optional(v.object({ available: cny, frozen: cny })),
  /** How many there are, at most 10,001. */
  counts: v.object({
    orders: v.optional(v.number()),
    parcels: v.optional(v.number()),
    shipments: v.optional(v.number()),
    tickets: v.optional(v.number()),
  }),
  orders: v.optional(
    v.array(v.object({ ...numbered, status: v.picklist(PURCHASE_ORDER_STATUSES), total: cny })),
  ),
  parcels: v.optional(
    v.array(v.object({ ...numbered, status: v.picklist(PURCHASE_PARCEL_STATUSES) })),
  ),
  shipments: v.optional(
    v.array(v.object({ ...numbered, status: v.picklist(TRANSIT_ORDER_STATUSES), total: cny })),
  ),
  tickets: v.optional(
    v.array(
      v.object({
        id,
        kind: v.picklist(TICKET_KINDS),
        state: v.picklist(TICKET_STATES),
        subjectNo: v.string(),
        createdAt: time,
      }),
    ),
  ),
  sessions: v.array(
    v.object({ device: v.string(), network: v.string(), createdAt: time, lastUsedAt: time }),
  ),
  log: v.array(v.object({ kind: v.picklist(OPERATION_KINDS), createdAt: time })),
  /** What the caller can do now. */
  actions: v.array(v.picklist(SHOPPER_ACTIONS)),
  version: v.number(),
});
export type OpsShopper = v.InferOutput<typeof opsShopper>;

const act = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  subject: 'SHOPPER',
  params: v.object({ id }),
  output: opsShopper,
} as const;
const read = { method: 'GET', auth: 'operator', group: 'ops' } as const;
const reason = text(300);

export const opsShopperEndpoints = {
  listShoppers: {
    ...read,
    path: '/ops/shoppers',
    right: 'shoppers.see',
    summary:
      'Shoppers, newest first. With `q`, up to a page of those found by an e-mail or its beginning, the last digits of a phone number (five or more), the beginnings of words of a name, or the number of an order, parcel, shipment, payment or top-up',
    query: v.object({
      q: keyword,
      state: v.optional(v.union([v.literal(''), v.picklist(SHOPPER_STATES)]), ''),
      ...cursorQuery,
    }),
    output: listOf(shopperRow),
  },
  getShopper: {
    ...read,
    path: '/ops/shoppers/{id}',
    right: 'shoppers.see',
    summary: 'A shopper with what they did last',
    params: v.object({ id }),
    output: opsShopper,
    errors: ['NOT_FOUND'],
  },
  listShopperStatement: {
    ...read,
    path: '/ops/shoppers/{id}/statement',
    right: 'money.see',
    summary: 'The statement of a shopper’s available balance, newest first',
    params: v.object({ id }),
    query: v.object(cursorQuery),
    output: listOf(accountTransaction),
    errors: ['NOT_FOUND'],
  },
  revealShopper: {
    ...read,
    path: '/ops/shoppers/{id}/contact',
    right: 'shoppers.reveal',
    subject: 'SHOPPER',
    audited: true,
    fresh: true,
    summary: 'E-mail and phone number of a shopper in full. The audit says who read them and why',
    params: v.object({ id }),
    query: v.object({ reason }),
    output: v.object({ ...contact, secondEmail: v.string() }),
    errors: ['NOT_FOUND'],
  },
  exportShopper: {
    ...read,
    path: '/ops/shoppers/{id}/export',
    right: 'shoppers.export',
    subject: 'SHOPPER',
    audited: true,
    summary: 'All that is stored about a shopper, for the shopper. The audit says who read it',
    params: v.object({ id }),
    query: v.object({ reason: optionalText(300) }),
    output: shopperData,
    errors: ['NOT_FOUND'],
  },
  blockShopper: {
    ...act,
    path: '/ops/shoppers/{id}/block',
    right: 'shoppers.lead',
    summary: 'Block a shopper, who is signed out and can’t sign in',
    body: v.object({ reason }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  unblockShopper: {
    ...act,
    path: '/ops/shoppers/{id}/unblock',
    right: 'shoppers.lead',
    summary: 'Let a blocked shopper sign in again',
    body: v.object({ reason: optionalText(300) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  signOutShopper: {
    ...act,
    path: '/ops/shoppers/{id}/sign-out',
    right: 'shoppers.lead',
    summary: 'End all sessions of a shopper, who is notified',
    body: v.object({ reason: optionalText(300) }),
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  clearPayPassword: {
    ...act,
    path: '/ops/shoppers/{id}/clear-pay-password',
    right: 'shoppers.lead',
    summary:
      'Remove the pay password and its lock. The shopper is notified and sets a new one; withdrawals wait for a day',
    body: v.object({ reason }),
    errors: ['NOT_FOUND', 'STALE_VERSION'],
  },
  eraseShopper: {
    ...act,
    path: '/ops/shoppers/{id}/erase',
    right: 'shoppers.lead',
    summary:
      'Overwrite all personal data of a shopper for good. Orders and money stay; refused while any of them is open',
    body: v.object({ reason }),
    errors: ['NOT_FOUND', 'NOT_ERASABLE', 'ILLEGAL_TRANSITION', 'STALE_VERSION'],
  },
  endShopperSessions: {
    method: 'POST',
    path: '/ops/shoppers/end-sessions',
    right: 'shoppers.lead',
    auth: 'operator',
    group: 'ops',
    summary: 'End all sessions of the shopper with this e-mail, who is notified',
    body: v.object({ email }),
    output: v.object({ ended: v.number() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
