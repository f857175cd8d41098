import { and, asc, desc, eq } from 'drizzle-orm';
import type { CurrentObject } from '../../../contract/errors.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { AuditSubject } from '../../../contract/values/people/audit-subjects.ts';
import { iso } from '../../commerce/base/clock.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { staffNames } from '../../commerce/base/staff-names.ts';
import { events } from '../../db/schema/orders/events.ts';
import { auditEntries, staffAssignments } from '../../db/schema/people/staff.ts';
import { declarationLines, shipmentBoxes } from '../../db/schema/warehouse/shipping.ts';
import { subjectRow } from './subject-version.ts';

type ReadScope = Pick<Scope, 'db' | 'tenantId'>;
type Kind = Exclude<AuditSubject, 'TENANT'>;
type Row = Readonly<Record<string, unknown>>;

/** The fields of calls whose columns have other names, or other units. The others have the columns' names. */
const RENAMED: Partial<Record<Kind, (row: Row) => Row>> = {
  PURCHASE_ORDER: ({ costFen }) => ({ cost: costFen === null ? '' : fromFen(Number(costFen)) }),
  PURCHASE_PARCEL: ({ qcIssue, qcNote }) => ({ issue: qcIssue, note: qcNote }),
  TRANSIT_ORDER: ({ problemLiable, problemNote, problemOpen }) => ({
    liable: problemLiable,
    note: problemNote,
    closed: !problemOpen,
  }),
  SHOP_PART: ({ draft }) => ({ ...(draft as object) }),
  STAFF_ROLE: ({ rights }) => ({ rights: (rights as string[]).join() }),
};

/** Further rows that a call changes besides the object's own. */
const PARTS: Partial<Record<Kind, (scope: ReadScope, id: string) => Promise<Row>>> = {
  TRANSIT_ORDER: async (scope, id) => ({
    boxes: await boxesOf(scope, id),
    lines: await linesOf(scope, id),
  }),
  STAFF: async ({ db }, id) => {
    const rows = await db.select().from(staffAssignments).where(eq(staffAssignments.staffId, id));
    return { assignments: rows.map(({ role, tenantId }) => `${role}@${tenantId}`).join() };
  },
};

async function boxesOf({ db, tenantId }: ReadScope, id: string) {
  const { number, weightG, lengthMm, widthMm, heightMm, trackingNo } = shipmentBoxes;
  return db
    .select({ number, weightG, lengthMm, widthMm, heightMm, trackingNo })
    .from(shipmentBoxes)
    .where(and(eq(shipmentBoxes.tenantId, tenantId), eq(shipmentBoxes.transitOrderId, id)))
    .orderBy(asc(number));
}

async function linesOf({ db, tenantId }: ReadScope, id: string) {
  const rows = await db
    .select()
    .from(declarationLines)
    .where(and(eq(declarationLines.tenantId, tenantId), eq(declarationLines.transitOrderId, id)))
    .orderBy(asc(declarationLines.position));
  return rows.map(({ valueFen, ...line }) => ({ ...line, value: fromFen(valueFen) }));
}

/** Every text, number and truth in an object, by its path. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return [[path, '']];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, one]) =>
    flatten(one, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * The present state of an object, for a caller who sent a stale version of it: who changed it last, and the
 * values of the fields that calls change. Personal and secret columns, which no call changes, are left out.
 */
export async function currentObject(
  scope: ReadScope,
  kind: AuditSubject | undefined,
  id: string,
): Promise<CurrentObject | undefined> {
  if (!kind || kind === 'TENANT') return undefined;
  const row = await subjectRow(scope, kind, id);
  if (!row) return undefined;
  const changed = { ...row, ...RENAMED[kind]?.(row), ...(await PARTS[kind]?.(scope, id)) };
  const fields = flatten(changed).filter(([path]) => kind === 'SHOP_PART' || isField(path));
  return {
    version: Number(row.version),
    status: String(row.status ?? row.state ?? ''),
    ...(await lastChange(scope, kind, id)),
    fields: Object.fromEntries(fields),
  };
}

/** The last names of the paths of fields that forms change, and whose value its reader may see. */
const FIELDS = [
  'question',
  'upstreamOrderNo',
  'cost',
  'domesticCarrier',
  'domesticTrackingNo',
  'weightG',
  'lengthMm',
  'widthMm',
  'heightMm',
  'shelfCode',
  'goodsClass',
  'issue',
  'exception',
  'note',
  'liable',
  'closed',
  'carrier',
  'trackingNo',
  'localTrackingNo',
  'descriptionEn',
  'descriptionZh',
  'hsCode',
  'quantity',
  'value',
  'origin',
  'zone',
  'position',
  'active',
  'step',
  'name',
  'state',
  'assignments',
  'query',
  'rights',
  'title',
];
const isField = (path: string): boolean =>
  path.startsWith('texts.') || FIELDS.includes(path.slice(path.lastIndexOf('.') + 1));

/** Who changed an object last, by its history or the audit, whichever is newer. */
async function lastChange(
  scope: ReadScope,
  kind: Kind,
  id: string,
): Promise<Pick<CurrentObject, 'by' | 'actor' | 'at'>> {
  const { db, tenantId } = scope;
  const ofSubject = [eq(auditEntries.subject, kind), eq(auditEntries.subjectId, id)];
  const [[entry], [event]] = await Promise.all([
    db
      .select({ at: auditEntries.at, staffId: auditEntries.actorId })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.tenantId, tenantId), ...ofSubject, eq(auditEntries.outcome, 'DONE')),
      )
      .orderBy(desc(auditEntries.sequence))
      .limit(1),
    db
      .select({ at: events.at, staffId: events.staffId, actor: events.actor })
      .from(events)
      .where(
        and(
          eq(events.tenantId, tenantId),
          eq(events.subject, kind as (typeof events.$inferSelect)['subject']),
          eq(events.subjectId, id),
        ),
      )
      .orderBy(desc(events.sequence))
      .limit(1),
  ]);
  const isOfStaff = entry !== undefined && entry.at >= (event?.at ?? 0);
  const last = isOfStaff ? { ...entry, actor: 'OPERATOR' as const } : event;
  if (!last) return { by: '', actor: 'OPERATOR' };
  const names = await staffNames(scope, [last.staffId]);
  return { by: names.get(last.staffId) ?? '', actor: last.actor, at: iso(last.at) };
}
