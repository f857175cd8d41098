import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id } from '../../values/fields.ts';
import { SCAN_NEXT, SCAN_SOUNDS, SCAN_STEPS } from '../../values/warehouse/scanning.ts';
import { SCAN_COMMANDS } from '../../values/warehouse/warehouse-codes.ts';
import { opsParcel } from './parcels.ts';
import { shelf, shelfCount, unknownParcel } from './stock.ts';

/** What a scanner may type at most: a QR code of a courier may hold a whole URL. */
const scanned = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
/** Made by the scanner's page, once for each scan. */
const scanId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** Grams of the scale that belongs to the station. */
const scaleG = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500_000));

export const scanAnswer = v.object({
  scanId: v.string(),
  step: v.picklist(SCAN_STEPS),
  /** As it was read: only A-Z and 0-9. */
  code: v.string(),
  /** What the next scan should be. */
  next: v.picklist(SCAN_NEXT),
  sound: v.picklist(SCAN_SOUNDS),
  message: v.string(),
  data: v.object({
    /** The parcel as it is now. */
    parcel: v.optional(opsParcel),
    unknown: v.optional(unknownParcel),
    shelf: v.optional(shelf),
    /** Several parcels have the number: one is chosen by its place in this list, from 1. */
    choices: v.optional(v.array(opsParcel)),
    /** The numbers of the parcels that should be on the shelf, and of those that were found. */
    count: v.optional(shelfCount),
    /** Whether a label is to be printed. */
    print: v.boolean(),
  }),
  at: v.string(),
  undone: v.boolean(),
  /** Whether the scan changed something that can be undone. */
  undoable: v.boolean(),
});
export type ScanAnswer = v.InferOutput<typeof scanAnswer>;

const recentScan = v.object({
  ...v.omit(scanAnswer, ['data']).entries,
  /** The number of the parcel that the scan was about. */
  parcelNo: v.optional(v.string()),
});
export type RecentScan = v.InferOutput<typeof recentScan>;

/** The scans of the warehouse. The rules are the server's: the scanner only reads codes and shows answers. */
export const opsScanEndpoints = {
  scan: {
    method: 'POST',
    path: '/ops/scan',
    right: 'parcels.act',
    auth: 'operator',
    group: 'ops',
    summary: `Tell what a scanner read. The same scanId again gets the same answer and changes nothing. Commands are the codes ${SCAN_COMMANDS.join(', ')}; weights are codes like W1240, sizes like D300X200X150`,
    body: v.object({
      station: v.optional(v.union([v.literal(''), id]), ''),
      step: v.picklist(SCAN_STEPS),
      code: scanned,
      scanId,
      value: v.optional(scaleG),
    }),
    output: scanAnswer,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  listScans: {
    method: 'GET',
    path: '/ops/scans',
    right: 'parcels.see',
    auth: 'operator',
    group: 'ops',
    summary: 'The last ten scans of the caller at a station, newest first',
    query: v.object({ station: v.optional(v.union([v.literal(''), id]), '') }),
    output: v.array(recentScan),
  },
  undoScan: {
    method: 'POST',
    path: '/ops/scans/{id}/undo',
    right: 'parcels.act',
    auth: 'operator',
    group: 'ops',
    summary:
      'Undo what a scan of the caller changed, by a correcting event, while nothing else has changed the parcel',
    params: v.object({ id: scanId }),
    output: scanAnswer,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Endpoint>;
