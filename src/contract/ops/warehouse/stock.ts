import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import {
  id,
  line,
  optionalLine,
  optionalText,
  quantity,
  text,
  trackingNo,
  typedAmount,
} from '../../values/fields.ts';
import { SCAN_STEPS, UNKNOWN_PARCEL_STATES } from '../../values/warehouse/scanning.ts';
import {
  LABEL_PRINTING,
  LABEL_SIZES,
  SCALE_BAUDS,
  SCALE_UNITS,
  SCALES,
} from '../../values/warehouse/station-devices.ts';
import { photos } from './photos.ts';

const version = v.number();

export const shelf = v.object({
  id,
  warehouseId: v.string(),
  code: v.string(),
  /** What its label says to a scanner. */
  ownCode: v.string(),
  zone: v.string(),
  position: v.number(),
  active: v.boolean(),
  /** How many parcels lie on it, counted up to 1000. */
  parcels: v.number(),
  version,
});
export type Shelf = v.InferOutput<typeof shelf>;

export const shelfCount = v.object({
  expected: v.number(),
  found: v.number(),
  /** The numbers of parcels that should lie there. */
  missing: v.array(v.string()),
  /** The numbers of parcels that should lie elsewhere. */
  extra: v.array(v.string()),
});

const devices = {
  /** The paper of its label printer. */
  labelSize: v.picklist(LABEL_SIZES),
  printing: v.picklist(LABEL_PRINTING),
  scale: v.picklist(SCALES),
  /** The unit of a scale that doesn't send a unit with the weight. */
  scaleUnit: v.picklist(SCALE_UNITS),
  scaleBaud: v.picklist(SCALE_BAUDS),
};

export const station = v.object({
  id,
  warehouseId: v.string(),
  name: v.string(),
  step: v.picklist(SCAN_STEPS),
  active: v.boolean(),
  /** Since when a browser is this station; absent while no browser is. */
  browserAt: v.optional(v.string()),
  ...devices,
  version,
});
export type Station = v.InferOutput<typeof station>;

export const unknownParcel = v.object({
  id,
  unknownNo: v.string(),
  ownCode: v.string(),
  warehouseId: v.string(),
  trackingNo: v.string(),
  carrier: v.string(),
  photos: v.array(v.string()),
  shelfCode: v.string(),
  /** Grams; 0 until weighed. */
  weightG: v.number(),
  note: v.string(),
  state: v.picklist(UNKNOWN_PARCEL_STATES),
  stateAt: v.string(),
  createdAt: v.string(),
  /** The number of the parcel that it turned out to be. */
  parcelNo: v.optional(v.string()),
  version,
});
export type UnknownParcel = v.InferOutput<typeof unknownParcel>;

const common = { auth: 'operator', group: 'ops' } as const;
const shelfParams = { params: v.object({ id }), output: shelf, subject: 'SHELF' } as const;
const unknownParams = {
  params: v.object({ id }),
  output: unknownParcel,
  subject: 'UNKNOWN_PARCEL',
} as const;
const grams = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500_000));
const position = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Shelves, stations, and what nobody expected. */
export const opsStockEndpoints = {
  listShelves: {
    ...common,
    method: 'GET',
    path: '/ops/shelves',
    right: 'parcels.see',
    summary: 'The shelves of a warehouse, in the order in which one walks past them',
    query: v.object({ warehouseId: v.optional(id), ...cursorQuery }),
    output: listOf(shelf),
  },
  addShelves: {
    ...common,
    method: 'POST',
    path: '/ops/shelves',
    right: 'parcels.lead',
    summary:
      'Add shelves by their codes, separated by spaces, commas or lines. Known ones stay as they are',
    body: v.object({ warehouseId: id, zone: optionalLine(40), codes: text(8000) }),
    output: v.object({ added: v.number() }),
    errors: ['NOT_FOUND'],
  },
  updateShelf: {
    ...common,
    ...shelfParams,
    method: 'POST',
    path: '/ops/shelves/{id}',
    right: 'parcels.lead',
    summary: 'Change the zone or place of a shelf, or close it',
    body: v.object({ zone: optionalLine(40), position, active: v.boolean() }),
    errors: ['NOT_FOUND'],
  },
  countShelf: {
    ...common,
    method: 'POST',
    path: '/ops/shelves/{id}/count',
    right: 'parcels.act',
    subject: 'SHELF',
    summary: 'Compare what was found on a shelf with what should lie there. Moves nothing',
    params: v.object({ id }),
    body: v.object({
      found: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000)),
    }),
    output: shelfCount,
    errors: ['NOT_FOUND'],
  },
  listStations: {
    ...common,
    method: 'GET',
    path: '/ops/stations',
    right: 'parcels.see',
    summary: 'The stations of the tenant’s warehouses',
    output: v.array(station),
  },
  addStation: {
    ...common,
    method: 'POST',
    path: '/ops/stations',
    right: 'parcels.lead',
    summary: 'Add a device that several people use',
    body: v.object({ warehouseId: id, name: line(60), step: v.picklist(SCAN_STEPS) }),
    output: station,
    errors: ['NOT_FOUND'],
  },
  updateStation: {
    ...common,
    method: 'POST',
    path: '/ops/stations/{id}',
    right: 'parcels.lead',
    subject: 'STATION',
    summary: 'Rename a station, change its step, or end it',
    params: v.object({ id }),
    body: v.object({ name: line(60), step: v.picklist(SCAN_STEPS), active: v.boolean() }),
    output: station,
    errors: ['NOT_FOUND'],
  },
  equipStation: {
    ...common,
    method: 'POST',
    path: '/ops/stations/{id}/devices',
    right: 'parcels.lead',
    subject: 'STATION',
    summary: 'Say which printer and which scale a station has',
    params: v.object({ id }),
    body: v.object(devices),
    output: station,
    errors: ['NOT_FOUND'],
  },
  listUnknownParcels: {
    ...common,
    method: 'GET',
    path: '/ops/unknown-parcels',
    right: 'parcels.see',
    summary:
      'The parcels that nobody expected, by default only those that still wait, oldest first',
    query: v.object({
      state: v.optional(v.picklist(UNKNOWN_PARCEL_STATES), 'WAITING'),
      ...cursorQuery,
    }),
    output: listOf(unknownParcel),
  },
  getUnknownParcel: {
    ...common,
    method: 'GET',
    path: '/ops/unknown-parcels/{id}',
    right: 'parcels.see',
    summary: 'A parcel that nobody expected, by id or number',
    params: v.object({ id }),
    output: unknownParcel,
    errors: ['NOT_FOUND'],
  },
  reportUnknownParcel: {
    ...common,
    method: 'POST',
    path: '/ops/unknown-parcels',
    right: 'parcels.act',
    summary: 'Book a parcel that nobody expected. A tracking number waits once',
    body: v.object({
      warehouseId: v.optional(id),
      trackingNo: v.optional(v.union([v.literal(''), trackingNo]), ''),
      carrier: optionalLine(40),
      shelfCode: optionalLine(20),
      weightG: v.optional(grams, 0),
      note: optionalText(300),
      photos,
    }),
    output: unknownParcel,
    errors: ['NOT_FOUND'],
  },
  claimUnknownParcel: {
    ...common,
    ...unknownParams,
    method: 'POST',
    path: '/ops/unknown-parcels/{id}/claim',
    right: 'parcels.act',
    summary:
      'Say what an unknown parcel is: a parcel that is expected, the goods of an order that are still to come, or a parcel of a shopper without an order. It then counts as received',
    body: v.object({
      /** The id or number of an expected parcel, or of an order. */
      number: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(64)), ''),
      /** Without a number: the id of the shopper to whom the parcel belongs, and what is in it. */
      userId: v.optional(v.union([v.literal(''), id]), ''),
      title: optionalLine(100),
      quantity: v.optional(quantity, 1),
      /** What a piece is worth in CNY, for customs. */
      price: v.optional(typedAmount, '1'),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'QUANTITY_NOT_ALLOWED'],
  },
  disposeUnknownParcel: {
    ...common,
    ...unknownParams,
    method: 'POST',
    path: '/ops/unknown-parcels/{id}/dispose',
    right: 'parcels.lead',
    summary: 'Give up on a parcel that nobody claimed: sent back, or thrown away',
    body: v.object({ reason: text(300) }),
    errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  },
} as const satisfies Record<string, Endpoint>;
