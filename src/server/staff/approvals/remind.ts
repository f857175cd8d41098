import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { fromFen } from '../../../contract/values/money/money.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { iso } from '../../commerce/base/clock.ts';
import type { TimerContext } from '../../commerce/base/timers.ts';
import { writeLetter } from '../../commerce/notice/letter.ts';
import { tenantById } from '../../commerce/site/tenants.ts';
import { proposals } from '../../db/schema/people/approvals.ts';
import { approversAt, type Colleague } from './people.ts';
import type { ProposalRow } from './proposal-rows.ts';

/** The shares of a proposal's time after which the approvers are reminded. */
const SHARES = [0.5, 0.9] as const;
/** How many proposals one run reminds of. */
const MAX_PER_RUN = 20;

const { state, expiresAt, madeAt, reminded } = proposals;

/** How many of the reminders are due. */
const stageAt = (row: ProposalRow, now: number): number =>
  SHARES.filter((share) => now >= row.madeAt + (row.expiresAt - row.madeAt) * share).length;

/**
 * Reminds the approvers of each waiting proposal by mail: after half of its time, and once more when a
 * tenth is left. Two runs at once remind only once.
 */
export async function remindOfProposals(timers: TimerContext): Promise<void> {
  const { platform, now } = timers;
  const isDue = (share: number, stage: number) =>
    and(lt(reminded, stage), sql`${madeAt} + (${expiresAt} - ${madeAt}) * ${share} <= ${now}`);
  const rows = await platform.database
    .select()
    .from(proposals)
    .where(
      and(
        eq(state, 'PENDING'),
        gt(expiresAt, now),
        or(...SHARES.map((share, index) => isDue(share, index + 1))),
      ),
    )
    .limit(MAX_PER_RUN);
  for (const row of rows) await remindOf(timers, row);
}

async function remindOf(timers: TimerContext, row: ProposalRow): Promise<void> {
  const { platform, now } = timers;
  const [taken] = await platform.database
    .update(proposals)
    .set({ reminded: stageAt(row, now) })
    .where(and(eq(proposals.id, row.id), eq(reminded, row.reminded), eq(state, 'PENDING')))
    .returning({ id: proposals.id });
  const tenant = taken && (await tenantById(platform.database, row.tenantId));
  if (!tenant) return;
  const approvers = await approversAt({ db: platform.database, tenantId: tenant.id });
  for (const person of approvers.filter(({ id }) => id !== row.madeByPerson)) {
    const scope = await timers.scopeOf(tenant, { now, locale: person.language });
    const t = await platform.deskTranslator(person.language);
    await scope.sendMail(letterFor(timers, { ...scope, t }, row, person), {
      expiresAt: row.expiresAt,
      topic: `proposal ${row.id}`,
    });
  }
}

type LetterScope = Parameters<typeof writeLetter>[0] & {
  t: Awaited<ReturnType<TimerContext['platform']['deskTranslator']>>;
};

function letterFor(
  { platform }: TimerContext,
  scope: LetterScope,
  row: ProposalRow,
  { email, name }: Colleague,
) {
  const { t, locale, tenant } = scope;
  const { PUBLIC_ORIGIN, DESK_HOST = '' } = platform.config;
  const values = {
    number: row.proposalNo,
    amount: formatCny(locale, fromFen(row.amountFen)),
    kind: t(`desk.approvals.kind.${row.kind}`),
    until: formatDateTime(locale, iso(row.expiresAt), tenant),
  };
  return writeLetter(scope, {
    to: email,
    subject: t('desk.mail.reminder.subject', values),
    heading: t('desk.mail.reminder.heading', { name }),
    paragraphs: [t('desk.mail.reminder.text', values), row.reason],
    button: {
      text: t('desk.mail.reminder.button'),
      href:
        PUBLIC_ORIGIN.replace('{host}', DESK_HOST) +
        deskPath(row.tenantId, 'money', 'approvals', row.id),
    },
  });
}
