import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, text } from '../../values/fields.ts';

/** The kinds of objects to which the staff may add notes. */
export const NOTE_SUBJECTS = [
  'PURCHASE_ORDER',
  'PURCHASE_PARCEL',
  'TRANSIT_ORDER',
  'SHOPPER',
] as const;
export type NoteSubject = (typeof NOTE_SUBJECTS)[number];

/** A note of the staff, which shoppers never see. */
export const staffNote = v.object({
  id,
  text: v.string(),
  /** The name of who wrote it. */
  by: v.string(),
  at: v.string(),
});
export type StaffNote = v.InferOutput<typeof staffNote>;

/** The body of a call that adds a note. */
export const noteBody = v.object({ text: text(2000) });

const orderNotes = {
  path: '/ops/purchase-orders/{id}/notes',
  auth: 'operator',
  right: 'orders.see',
  group: 'ops',
  params: v.object({ id }),
  output: v.array(staffNote),
  errors: ['NOT_FOUND'],
} as const;

const shopperNotes = {
  ...orderNotes,
  path: '/ops/shoppers/{id}/notes',
  right: 'shoppers.see',
} as const;

export const opsNoteEndpoints = {
  listOrderNotes: {
    ...orderNotes,
    method: 'GET',
    summary: 'The staff’s notes about an order (by id or number), oldest first',
  },
  addOrderNote: {
    ...orderNotes,
    method: 'POST',
    summary: 'Add a note to an order; everybody who sees the order may',
    body: noteBody,
  },
  listShopperNotes: {
    ...shopperNotes,
    method: 'GET',
    summary: 'The staff’s notes about a shopper, oldest first',
  },
  addShopperNote: {
    ...shopperNotes,
    method: 'POST',
    right: 'shoppers.act',
    summary: 'Add a note to a shopper, who never sees it',
    body: noteBody,
  },
} as const satisfies Record<string, Endpoint>;
