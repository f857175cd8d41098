import { Failure } from '../../../contract/errors.ts';
import type { Proposal, SummaryLine } from '../../../contract/ops/people/approvals.ts';
import type { ChargesPart, PublishedBy } from '../../../contract/values/shop/shop-parts.ts';
import { partRowId } from '../../../contract/values/shop/shop-parts.ts';
import { changesBetween } from '../../commerce/site/changes.ts';
import { partRows } from '../../commerce/site/drafts.ts';
import { exportTenant } from '../../commerce/site/export-tenant.ts';
import { type PartValue, partOf } from '../../commerce/site/parts.ts';
import { checkPart, earlierValue } from '../../commerce/site/publish.ts';
import type { Plain } from '../audit/canonical.ts';
import type { StaffScope } from '../staff-scope.ts';
import type { ChargesPayload } from './execute.ts';
import { getProposal } from './proposal-rows.ts';
import { runAct } from './run-act.ts';

/** How many changes a proposal lists. Its payload has all. */
const MOST_LINES = 60;

/**
 * Proposes to publish the draft of what the shop charges. Throws `ILLEGAL_TRANSITION` if there is none or it changes
 * nothing, `VALIDATION_FAILED` if the shop as a whole does not allow it, and as `runAct`.
 */
export async function proposeCharges(
  scope: StaffScope,
  part: ChargesPart,
  { reason }: { reason: string },
): Promise<Proposal> {
  const rows = await partRows(scope);
  const { draft, draftAt } = rows.find((row) => row.part === part) ?? {};
  if (!draft) throw new Failure('ILLEGAL_TRANSITION');
  return propose(scope, { part, value: draft, kind: 'FORM', draftAt: draftAt ?? null }, reason);
}

/** Proposes to publish again what the shop charged at a number of the history. Throws `NOT_FOUND`, and as `proposeCharges`. */
export async function proposeEarlierCharges(
  scope: StaffScope,
  part: ChargesPart,
  { number, reason }: { number: number; reason: string },
): Promise<Proposal> {
  const value = await earlierValue(scope, part, number);
  return propose(scope, { part, value, kind: 'ROLL_BACK', draftAt: null }, reason);
}

async function propose(
  scope: StaffScope,
  { part, value, kind, draftAt }: ChargesPayload & { value: PartValue; kind: PublishedBy },
  reason: string,
): Promise<Proposal> {
  const published = partOf(await exportTenant(scope.db, scope.tenantId), part);
  const changed = await checkPart(scope, part, value);
  const summary = linesOf(published, changed);
  if (summary.length === 0) throw new Failure('ILLEGAL_TRANSITION');
  const outcome = await runAct(scope, {
    kind: 'CHARGES',
    subject: 'SHOP_PART',
    subjectId: partRowId(scope.tenantId, part),
    subjectName: part,
    shopperId: null,
    amountFen: 0,
    payload: { part, value: changed, kind, draftAt } as Plain,
    summary,
    reason,
    evidence: '',
  });
  return getProposal(scope, 'waiting' in outcome ? outcome.waiting.id : outcome.done);
}

const linesOf = (before: PartValue, after: PartValue): SummaryLine[] =>
  changesBetween(before, after)
    .slice(0, MOST_LINES)
    .map(({ path, ...values }) => ({ name: `shop.${path}`, ...values }));
