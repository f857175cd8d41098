import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import { newId, newNumber } from '../../crypto/random.ts';
import { manifestOrders, manifests, type RefusedRow } from '../../db/schema/warehouse/manifests.ts';
import { atomically, increased, untilCommitted } from '../base/atomically.ts';
import { dayOf } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { handOverStatements } from '../transit/outbound.ts';
import { tenantTransit } from '../transit/records.ts';
import { openManifest } from './manifests.ts';

type Line = { text: string; orderNo: string; trackingNo: string; box: number };

const NUMBER = /^[A-Z0-9-]{4,60}$/;
/** The most lines of one call. */
const MAX_LINES = 200;

/**
 * Hands shipments to a carrier, from lines such as `T2611… EA123456785CN` with the number of a further box at the
 * end. They go into the carrier's open manifest of the day, or a new one, whose id is returned. A line that can't
 * be carried out is noted there with its error, and the others are. Throws `NOTHING_TO_DO` without lines.
 */
export async function handOverMany(
  scope: Scope,
  { carrier, rows }: { carrier: string; rows: string },
): Promise<string> {
  const texts = rows
    .split(/\r?\n/)
    .map((text) => text.trim())
    .filter(Boolean);
  if (texts.length === 0) throw new Failure('NOTHING_TO_DO');
  if (texts.length > MAX_LINES) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'rows', code: 'too_long' }]);
  }
  const lines = texts.map(readLine);
  const refused: RefusedRow[] = lines.flatMap((line) =>
    typeof line === 'string' ? [{ line, code: 'VALIDATION_FAILED' }] : [],
  );
  const read = lines.filter((line) => typeof line !== 'string');
  const manifestId = await manifestFor(scope, carrier);
  for (const [orderNo, same] of Map.groupBy(read, (line) => line.orderNo)) {
    const code = await handOverOne(scope, { carrier, orderNo, manifestId }, same);
    if (code) refused.push(...same.map(({ text }) => ({ line: text, code })));
  }
  await atomically(
    scope,
    [
      scope.db
        .update(manifests)
        .set({ refused, version: increased(manifests.version) })
        .where(and(eq(manifests.tenantId, scope.tenantId), eq(manifests.id, manifestId))),
    ],
    {},
  );
  return manifestId;
}

/** Reads a line that was typed or pasted from a sheet; returns its text if it can't be read. */
function readLine(text: string): Line | string {
  const [orderNo = '', trackingNo = '', box = '1', ...more] = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[\s,;]+/);
  const isLine = NUMBER.test(orderNo) && NUMBER.test(trackingNo) && /^[1-9]\d?$/.test(box);
  if (!isLine || more.some(Boolean)) return text;
  return { text, orderNo, trackingNo, box: Number(box) };
}

async function manifestFor(scope: Scope, carrier: string): Promise<string> {
  const day = dayOf(scope.tenant, scope.now);
  const open = await openManifest(scope, carrier, day);
  if (open) return open.id;
  const { db, now, tenantId, staffId = '' } = scope;
  const id = newId(now);
  const manifestNo = newNumber('M', now);
  await atomically(
    scope,
    [
      db.insert(manifests).values({
        id,
        tenantId,
        manifestNo,
        carrier,
        day,
        refused: [],
        madeBy: staffId,
        createdAt: now,
      }),
    ],
    {},
  );
  return id;
}

/** Hands one shipment over and puts it on the manifest. Returns the code of the error; undefined if it was done. */
async function handOverOne(
  scope: Scope,
  { carrier, orderNo, manifestId }: { carrier: string; orderNo: string; manifestId: string },
  lines: readonly Line[],
): Promise<string | undefined> {
  const { tenantId, db } = scope;
  const boxes = lines.map(({ box: number, trackingNo }) => ({ number, trackingNo }));
  const first = boxes.toSorted((a, b) => a.number - b.number)[0]?.trackingNo ?? '';
  try {
    await untilCommitted(scope, async () => {
      const order = await tenantTransit(scope, orderNo);
      return [
        ...(await handOverStatements(scope, order, { carrier, trackingNo: first, boxes })),
        db.insert(manifestOrders).values({ tenantId, manifestId, transitOrderId: order.id }),
      ];
    });
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}
