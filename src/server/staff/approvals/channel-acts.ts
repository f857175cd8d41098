import { Failure } from '../../../contract/errors.ts';
import type { ProviderPaymentView } from '../../../contract/ops/money/provider-payments.ts';
import type { Proposal, SummaryLine } from '../../../contract/ops/people/approvals.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { SummaryValue } from '../../../contract/values/people/proposals.ts';
import { accountOf } from '../../commerce/channel/accounts.ts';
import {
  type ChannelPlan,
  type ChannelRequest,
  planChannel,
} from '../../commerce/channel/plan-channel.ts';
import { channelsOf } from '../../commerce/deposit/deposit-channels.ts';
import { getProviderPayment } from '../../commerce/payin/ops-channels.ts';
import { planRefund } from '../../commerce/payin/refund-to-payer.ts';
import { addPicture } from '../../commerce/upload/shop-pictures.ts';
import { pickText } from '../../db/tenant-text.ts';
import type { ResizePicture } from '../../platform/resize-picture.ts';
import type { StaffScope } from '../staff-scope.ts';
import { getProposal } from './proposal-rows.ts';
import { runAct } from './run-act.ts';
import { type Justification, type Waiting, waitingIn } from './waiting.ts';

/**
 * Proposes a channel, or other settings of one. It always needs a second person, unless the tenant has
 * switched that off, because it decides where shoppers' money goes. `file` is the key of a picture of its
 * code; after a refused proposal the picture stays in the shop's list. Throws as `planChannel`,
 * `addPicture` and `runAct`.
 */
export async function proposeChannel(
  scope: StaffScope,
  { reason, file, ...request }: ChannelRequest & { reason: string; file?: string | undefined },
  resize: ResizePicture | undefined,
): Promise<Proposal> {
  const planned = await planChannel(scope, { ...request, hasFile: file !== undefined });
  const plan = await withPicture(scope, planned, file, resize);
  const outcome = await runAct(scope, {
    kind: 'CHANNEL',
    subject: 'CHANNEL',
    subjectId: plan.channelId,
    subjectName: plan.name,
    shopperId: null,
    amountFen: 0,
    payload: plan,
    summary: await differences(scope, plan, request.secrets),
    reason,
    evidence: '',
  });
  return getProposal(scope, 'waiting' in outcome ? outcome.waiting.id : outcome.done);
}

/**
 * The plan with the picture that was uploaded for it. Whoever knows the picture's path can see it; shoppers see it
 * after the approval.
 */
async function withPicture(
  scope: StaffScope,
  plan: ChannelPlan,
  file: string | undefined,
  resize: ResizePicture | undefined,
): Promise<ChannelPlan> {
  if (file === undefined) return plan;
  const { path } = await addPicture(scope, { file, name: plan.name }, resize);
  return { ...plan, picture: path };
}

/** The differences from the present channel. For secrets they only tell that they change. */
async function differences(
  scope: StaffScope,
  plan: ChannelPlan,
  secrets: Record<string, string>,
): Promise<SummaryLine[]> {
  const [account, channels] = await Promise.all([
    accountOf(scope, plan.channelId),
    channelsOf(scope),
  ]);
  const before = channels.find(({ id }) => id === plan.channelId);
  const line = (name: string, was: string, becomes: string): SummaryLine[] =>
    was === becomes ? [] : [{ name: `channel.${name}`, before: was, after: becomes }];
  const newSecrets = Object.entries(secrets).filter(([, value]) => value.trim() !== '');
  return [
    ...line('provider', before?.provider ?? '', plan.provider),
    ...line('name', before ? pickText(before.name, 'en') : '', plan.name),
    ...line('currency', before?.currency ?? '', plan.currency),
    ...line(
      'feeBasisPoints',
      before ? String(before.feeBasisPoints) : '',
      String(plan.feeBasisPoints),
    ),
    ...line('minimum', before ? fromFen(before.minimumFen) : '', fromFen(plan.minimumFen)),
    ...line('maximum', before ? fromFen(before.maximumFen) : '', fromFen(plan.maximumFen)),
    ...line(
      'instructions',
      linesOf(before?.instructions.map(({ label, value }) => ({ label: label.en, value }))),
      linesOf(plan.instructions),
    ),
    ...line('merchant', merchantOf(before?.merchant), merchantOf(plan.merchant)),
    ...line('picture', before?.picture ?? '', plan.picture),
    ...(plan.secrets ? line('mode', account ? modeOf(account.row) : '', modeOf(plan)) : []),
    ...Object.entries(plan.settings).flatMap(([name, value]) =>
      line(name, account?.row.settings[name] ?? '', value),
    ),
    ...newSecrets.flatMap(([name]) => line(name, account ? '•••' : '', NEW_SECRET)),
  ];
}

const linesOf = (lines: readonly { label: string; value: string }[] = []): string =>
  lines.map(({ label, value }) => `${label}: ${value}`).join(' · ');

const merchantOf = (merchant: ChannelPlan['merchant'] | null): string =>
  merchant ? Object.values(merchant).join(' ') : '';

const modeOf = ({ isTest }: { isTest: boolean }): SummaryValue =>
  isTest ? 'TEST_MODE' : 'LIVE_MODE';

const NEW_SECRET: SummaryValue = 'NEW_SECRET';

/** Refunds a payment to its payer, or proposes that. Throws as `planRefund` and `runAct`. */
export async function refundPayerOrPropose(
  scope: StaffScope,
  paymentId: string,
  { amount, reason, evidence }: Justification & { amount: string },
): Promise<ProviderPaymentView & Waiting> {
  const requestedAmount = amountOf(amount);
  const { payment, row } = await planRefund(scope, paymentId, { amount: requestedAmount, reason });
  const view = await getProviderPayment(scope, paymentId);
  const outcome = await runAct(
    scope,
    {
      kind: 'REFUND',
      subject: 'DEPOSIT',
      subjectId: payment.depositId,
      subjectName: view.depositNo,
      shopperId: payment.userId,
      amountFen: row.amountFen,
      payload: { paymentId, amount: row.amount, reason },
      summary: [{ name: 'paidOut', before: '', after: `${row.amount} ${row.currency}` }],
      reason,
      evidence,
      // 0: the amount in CNY is unknown, because the payment was never credited.
      isUnusual: row.amountFen === 0,
    },
    [paymentId],
  );
  const after = await getProviderPayment(scope, paymentId);
  return { ...after, ...waitingIn(outcome) };
}

/** Reads a typed amount; undefined if it is empty. Throws `VALIDATION_FAILED` at `amount`. */
function amountOf(typed: string): string | undefined {
  if (typed === '') return undefined;
  if (/^\d{1,12}(\.\d{1,4})?$/.test(typed)) return typed;
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'amount', code: 'number' }]);
}
