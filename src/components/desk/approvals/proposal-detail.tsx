import type { Proposal } from '../../../contract/ops/people/approvals.ts';
import { smallPicture } from '../../../contract/values/shop/shop-pictures.ts';
import { formatCny, formatDateTime } from '../../../i18n/format.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Facts } from '../facts.tsx';
import { shopFieldName } from '../shop/field-name.ts';
import type { DeskTenantView } from '../view.ts';
import { movesMoney, PROPOSAL_TONE, subjectName } from './proposals-table.tsx';
import { summaryText } from './summary-text.ts';

type DetailProps = { view: DeskTenantView; proposal: Proposal };

/** A proposal: what it changes, the reason and evidence, and the possible acts. */
export function ProposalDetail({ view, proposal }: DetailProps) {
  const { t } = view;
  return (
    <div className="desk-columns">
      <div className="desk-stack">
        <ProposalFacts view={view} proposal={proposal} />
        <Summary view={view} proposal={proposal} />
        <details className="desk-card">
          <summary>{t('desk.approvals.payload')}</summary>
          <pre className="desk-json">{proposal.payload}</pre>
          <p className="desk-quiet">{t('desk.approvals.hash')}</p>
          <code className="desk-mono desk-json">{proposal.payloadHash}</code>
        </details>
      </div>
      <Acts view={view} proposal={proposal} />
    </div>
  );
}

function ProposalFacts({ view, proposal }: DetailProps) {
  const { t, locale, zone } = view;
  const time = (iso: string | undefined) => (iso ? formatDateTime(locale, iso, zone) : '');
  const { kind, state, madeBy, decidedBy, madeAt, decidedAt, expiresAt } = proposal;
  const facts: [name: string, value: string][] = [
    [t('desk.approvals.kind'), t(`desk.approvals.kind.${kind}`)],
    [t('desk.approvals.subject'), subjectName(t, proposal)],
    [t('desk.approvals.amount'), movesMoney(kind) ? formatCny(locale, proposal.amount) : ''],
    [t('desk.reason'), proposal.reason],
    [t('desk.approvals.evidence'), proposal.evidence],
    [t('desk.approvals.maker'), `${madeBy.name}, ${time(madeAt)}`],
    [t('desk.approvals.decider'), decidedBy ? `${decidedBy.name}, ${time(decidedAt)}` : ''],
    [t('desk.approvals.decision'), proposal.decisionReason],
    [t('desk.approvals.error'), proposal.error],
    [t('desk.approvals.approvers'), formatList(locale, proposal.approvers)],
    [t('desk.approvals.expires'), time(expiresAt)],
  ];
  return (
    <section className="desk-card">
      <h2>
        <Badge tone={PROPOSAL_TONE[state]}>{t(`desk.approvals.state.${state}`)}</Badge>{' '}
        {proposal.withoutSecondPerson && <Badge tone="warning">{t('desk.approvals.alone')}</Badge>}
      </h2>
      <Facts facts={facts} />
    </section>
  );
}

/** The line of the picture that shoppers scan: whoever approves it has to see it. */
const PICTURE_LINE = 'channel.picture';

function Pictures({
  tenantId,
  paths: [before, after],
}: {
  tenantId: string;
  paths: [string, string];
}) {
  const picture = (path: string) => (
    <img className="desk-proof" src={`${smallPicture(path)}?tenant=${tenantId}`} alt={path} />
  );
  return (
    <>
      {before && picture(before)} {before && '→'} {after ? picture(after) : '–'}
    </>
  );
}

function Summary({ view: { t, tenant }, proposal: { summary } }: DetailProps) {
  return (
    <section className="desk-card">
      <h2>{t('desk.approvals.changes')}</h2>
      <dl className="desk-facts">
        {summary.map(({ name, before, after }) => (
          <div key={name} className="desk-pair">
            <dt>{lineName(t, name)}</dt>
            <dd>
              {name === PICTURE_LINE ? (
                <Pictures tenantId={tenant.id} paths={[before, after]} />
              ) : (
                <>
                  {before && <s>{summaryText(t, before)}</s>} {before && '→'}{' '}
                  <strong>{summaryText(t, after)}</strong>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const LINES = [
  'amount',
  'balance',
  'refund',
  'paidOut',
  'bankLine',
  'reversal',
  'bounce',
  'failedPayout',
  'twoPersons',
  'shortfall',
] as const;

/** The lines of a proposal that every channel has. The names of other lines come from the provider of the channel. */
const CHANNEL_LINES = [
  'provider',
  'name',
  'currency',
  'feeBasisPoints',
  'minimum',
  'maximum',
  'instructions',
  'merchant',
  'picture',
  'mode',
] as const;

/** The name of a line: of a changed value, or of a limit for a kind of act (`REFUND.act`). */
function lineName(t: DeskTenantView['t'], name: string): string {
  const known = LINES.find((line) => line === name);
  if (known) return t(`desk.approvals.line.${known}`);
  const [kind = '', field = '', ...path] = name.split('.');
  if (kind === 'rate') return t('desk.approvals.line.rate', { currency: field });
  if (kind === 'margin') {
    return field
      ? t('desk.approvals.line.margin', { currency: field })
      : t('desk.approvals.line.marginOfAll');
  }
  if (kind === 'shop') return shopFieldName(t, [field, ...path].join('.'));
  if (kind === 'channel') {
    const channelLine = CHANNEL_LINES.find((line) => line === field);
    return `${t('desk.approvals.line.channel')}: ${channelLine ? t(`desk.channels.${channelLine}`) : field}`;
  }
  return `${t(`desk.approvals.kind.${kind}` as 'desk.approvals.kind.REFUND')}: ${t(`desk.rules.${field}` as 'desk.rules.act')}`;
}

function Acts({ view, proposal }: DetailProps) {
  const { t, flash, tenant } = view;
  const { id, actions, payloadHash, version } = proposal;
  const page = deskPath(tenant.id, 'money', 'approvals', id);
  const common = {
    className: 'desk-card desk-stack',
    params: { id },
    query: { tenant: tenant.id },
    version,
    next: page,
    back: page,
    flash: 'desk.flash.decided',
  };
  const refused = flash?.kind === 'error' ? flash.message : undefined;
  const rejection = formState(flash, 'rejectProposal', ['reason']);
  return (
    <div className="desk-stack">
      {refused && (
        <Notice tone="danger" live>
          {refused}
        </Notice>
      )}
      {actions.includes('approve') && (
        <CallForm call="approveProposal" idempotencyKey={crypto.randomUUID()} {...common}>
          <input type="hidden" name="payloadHash" value={payloadHash} />
          <p>{t('desk.approvals.confirm', { hash: payloadHash.slice(0, 8) })}</p>
          <Button type="submit" variant="primary" block>
            {t('desk.approvals.approve')}
          </Button>
        </CallForm>
      )}
      {actions.includes('reject') && (
        <CallForm call="rejectProposal" {...common}>
          <TextInput
            name="reason"
            label={t('desk.reason')}
            required
            defaultValue={rejection.value('reason')}
            error={rejection.error('reason')}
          />
          <Button type="submit" block>
            {t('desk.approvals.reject')}
          </Button>
        </CallForm>
      )}
      {actions.includes('cancel') && (
        <CallForm call="cancelProposal" {...common}>
          <p>{t('desk.approvals.waits')}</p>
          <Button type="submit" block>
            {t('desk.approvals.cancel')}
          </Button>
        </CallForm>
      )}
    </div>
  );
}
