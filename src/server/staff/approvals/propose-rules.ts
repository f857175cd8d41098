import { Failure } from '../../../contract/errors.ts';
import type { Proposal, SummaryLine } from '../../../contract/ops/people/approvals.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import { MONEY_KINDS, type MoneyKind } from '../../../contract/values/people/proposals.ts';
import type { StaffScope } from '../staff-scope.ts';
import { getProposal } from './proposal-rows.ts';
import { currentRules, isComplete, limitOf, type Rules } from './rules.ts';
import { runAct } from './run-act.ts';

type NewRules = Omit<Rules, 'version'>;

/**
 * Proposes other rules. They apply at once only without a second person: somebody who manages tenants may
 * set them alone while nobody else could approve, or while the second person is switched off.
 */
export async function proposeRules(
  scope: StaffScope,
  { reason, ...given }: NewRules & { reason: string },
): Promise<Proposal> {
  const rules = inCanonicalForm(given);
  const { rules: before } = await currentRules(scope);
  const outcome = await runAct(scope, {
    kind: 'RULES',
    subject: 'RULES',
    subjectId: scope.tenantId,
    subjectName: `v${before.version + 1}`,
    shopperId: null,
    amountFen: 0,
    payload: { rules, after: before.version },
    summary: differences(before, rules),
    reason,
    evidence: '',
  });
  return getProposal(scope, 'waiting' in outcome ? outcome.waiting.id : outcome.done);
}

/** The rules with each kind once, in the contract's order. Throws `VALIDATION_FAILED` at `limits`. */
function inCanonicalForm({ twoPersons, shortfall, limits }: NewRules): NewRules {
  if (!isComplete({ limits })) {
    throw new Failure('VALIDATION_FAILED', {}, [{ field: 'limits', code: 'choice' }]);
  }
  const amount = (text: string) => fromFen(toFen(text));
  return {
    twoPersons,
    shortfall: amount(shortfall),
    limits: MONEY_KINDS.map((kind) => {
      const { act, personDay, subjectDay, shopperDay, most, mostDay } = limitOf({ limits }, kind);
      return {
        kind,
        act: amount(act),
        personDay: amount(personDay),
        subjectDay: amount(subjectDay),
        shopperDay: amount(shopperDay),
        most: amount(most),
        mostDay: amount(mostDay),
      };
    }),
  };
}

const FIELDS = ['act', 'personDay', 'subjectDay', 'shopperDay', 'most', 'mostDay'] as const;

/** The differences between two sets of rules. */
function differences(before: NewRules, after: NewRules): SummaryLine[] {
  const line = (name: string, one: string, other: string): SummaryLine[] =>
    one === other ? [] : [{ name, before: one, after: other }];
  const ofKind = (kind: MoneyKind) =>
    FIELDS.flatMap((field) =>
      line(`${kind}.${field}`, limitOf(before, kind)[field], limitOf(after, kind)[field]),
    );
  return [
    ...line('twoPersons', String(before.twoPersons), String(after.twoPersons)),
    ...line('shortfall', before.shortfall, after.shortfall),
    ...MONEY_KINDS.flatMap(ofKind),
  ];
}
