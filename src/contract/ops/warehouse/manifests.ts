import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { cursorQuery, listOf } from '../../values/desk/list.ts';
import { id, line, text } from '../../values/fields.ts';

const common = {
  method: 'POST',
  auth: 'operator',
  group: 'ops',
  right: 'shipments.act',
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
} as const;
const read = { ...common, method: 'GET', right: 'shipments.see', errors: ['NOT_FOUND'] } as const;

export const manifestRow = v.object({
  id,
  manifestNo: v.string(),
  carrier: v.string(),
  day: v.string(),
  createdAt: v.string(),
  closedAt: v.optional(v.string()),
  shipments: v.number(),
  boxes: v.number(),
  version: v.number(),
});
export type ManifestRow = v.InferOutput<typeof manifestRow>;

export const manifest = v.object({
  ...manifestRow.entries,
  madeBy: v.string(),
  weightG: v.number(),
  lines: v.array(
    v.object({
      orderNo: v.string(),
      country: v.string(),
      boxes: v.number(),
      weightG: v.number(),
      trackingNo: v.string(),
    }),
  ),
  /** Rows that were not taken, each as it was typed, with the code of the error. */
  refused: v.array(v.object({ line: v.string(), code: v.string() })),
});
export type Manifest = v.InferOutput<typeof manifest>;

const ofManifest = { params: v.object({ id }), output: manifest } as const;

/** The calls of hand-overs and manifests. */
export const opsManifestEndpoints = {
  handOverMany: {
    ...common,
    path: '/ops/hand-overs',
    summary:
      'Hand many shipments to a carrier. Each line has the order’s number, the tracking number and, for a further box, the number of the box. The shipments go into the carrier’s open manifest of the day, which also lists the refused lines',
    body: v.object({ carrier: line(60), rows: text(20_000) }),
    output: manifest,
    errors: ['NOTHING_TO_DO'],
  },
  listManifests: {
    ...read,
    path: '/ops/manifests',
    summary: 'The manifests, newest first',
    query: v.object(cursorQuery),
    output: listOf(manifestRow),
    errors: [],
  },
  getManifest: { ...read, ...ofManifest, path: '/ops/manifests/{id}', summary: 'A manifest' },
  closeManifest: {
    ...common,
    ...ofManifest,
    subject: 'MANIFEST',
    path: '/ops/manifests/{id}/close',
    summary: 'Close a manifest: the carrier has signed it',
  },
} as const satisfies Record<string, Endpoint>;
