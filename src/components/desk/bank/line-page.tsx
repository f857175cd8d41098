import type { BankCandidate, BankLineDetail, BankMatch } from '../../../contract/ops/money/bank.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Facts } from '../facts.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { LineActs } from './line-acts.tsx';
import { LineState } from './line-list.tsx';
import { ReturnForm, Returns } from './returns.tsx';
import { Why } from './why.tsx';

type LinePageProps = { view: DeskTenantView; line: BankLineDetail; q: string };

/**
 * A line of a bank statement on the left; on the right the payments that it is booked for, or those that it may be
 * for.
 */
export function LinePage({ view, line, q }: LinePageProps) {
  const { t, tenant, flash } = view;
  const path = (...rest: string[]) => deskPath(tenant.id, 'money', ...rest);
  const isOpen = ['OPEN', 'PARTLY'].includes(line.state) && !line.amount.startsWith('-');
  const form = flash?.kind === 'error' ? formState(flash, flash.form ?? '', []) : undefined;
  return (
    <>
      {form && !['creditBankLine'].includes(flash?.form ?? '') && <FormMessage form={form} />}
      {line.proposal && (
        <Notice tone="info">
          {t('desk.bank.waits')}:{' '}
          <a href={path('approvals', line.proposal.id)}>{line.proposal.proposalNo}</a>
        </Notice>
      )}
      <div className="desk-match">
        <div className="desk-stack">
          <LineFacts view={view} line={line} />
          <LineActs view={view} line={line} />
        </div>
        <div className="desk-stack">
          {line.matches.length > 0 && <Matches view={view} line={line} />}
          {isOpen && <Candidates view={view} line={line} q={q} />}
          {!line.proposal && <Returns view={view} line={line} />}
          {line.next && (
            <div className="desk-row">
              <ButtonLink href={path('bank', 'lines', line.next)} data-walk="next">
                {t('desk.bank.next')}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </>
  );
}

function LineFacts({ view, line }: Omit<LinePageProps, 'q'>) {
  const { t } = view;
  const facts: [name: string, value: string][] = [
    [t('desk.bank.account'), line.accountName],
    [t('desk.bank.amount'), `${line.amount} ${line.currency}`],
    [t('desk.bank.left'), line.left],
    [t('desk.bank.day'), line.day],
    [t('desk.bank.valueDay'), line.valueDay === line.day ? '' : line.valueDay],
    [t('desk.bank.payer'), line.name],
    [t('desk.bank.number'), line.account],
    [t('desk.bank.text'), line.text],
    [t('desk.bank.reference'), line.reference],
    [t('desk.bank.column.ENTRY'), line.entryRef],
    [t('desk.bank.note'), line.note],
  ];
  return (
    <section className="desk-card" aria-label={t('desk.bank.line')}>
      <h2>
        {t('desk.bank.line')} <LineState view={view} line={line} />
      </h2>
      {line.hint && line.state === 'OPEN' && (
        <p className="desk-quiet">
          {t('desk.bank.hint', { mark: t(`desk.bank.mark.${line.hint}`) })}
        </p>
      )}
      <Facts facts={facts} />
    </section>
  );
}

const TONES = { CREDITED: 'success', UNDONE: 'neutral', REVERSED: 'danger' } as const;

function Matches({ view, line }: Omit<LinePageProps, 'q'>) {
  const { t } = view;
  return (
    <section className="desk-card desk-stack" aria-label={t('desk.bank.matched')}>
      <h2>{t('desk.bank.matched')}</h2>
      <DeskTable
        caption={t('desk.bank.matched')}
        rows={line.matches}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'topUp',
            label: t('desk.bank.topUp'),
            cell: ({ depositNo }) => <span className="desk-mono">{depositNo}</span>,
          },
          {
            key: 'amount',
            label: t('desk.bank.amount'),
            numeric: true,
            cell: ({ amount, currency }) => `${amount} ${currency}`,
          },
          {
            key: 'credited',
            label: t('desk.bank.credits'),
            numeric: true,
            cell: ({ credited }) => `${credited} CNY`,
          },
          {
            key: 'state',
            label: t('desk.bank.state'),
            cell: ({ state, reason }) => (
              <>
                <Badge tone={TONES[state]}>{t(`desk.bank.matchState.${state}`)}</Badge> {reason}
              </>
            ),
          },
          {
            key: 'at',
            label: t('desk.audit.at'),
            cell: ({ madeAt, madeBy }) => (
              <>
                <ShortTime view={view} at={madeAt} /> {madeBy}
              </>
            ),
          },
          {
            key: 'undo',
            label: t('desk.bank.undo'),
            cell: (match) =>
              match.undoable && view.may('money.act') && <Undo view={view} match={match} />,
          },
        ]}
      />
      {view.may('money.act') &&
        line.matches
          .filter(({ undoable }) => undoable)
          .map(({ id, depositId, depositNo: number }) => (
            <ReturnForm key={id} view={view} of={{ kind: 'TOP_UP', id: depositId, number }} />
          ))}
    </section>
  );
}

function Undo({ view, match }: { view: DeskTenantView; match: BankMatch }) {
  const { t, tenant, pagePath } = view;
  return (
    <details>
      <summary>{t('desk.bank.undo')}</summary>
      <CallForm
        call="undoBankMatch"
        params={{ id: match.id }}
        query={{ tenant: tenant.id }}
        idempotencyKey={crypto.randomUUID()}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.saved"
        className="desk-stack"
      >
        <TextInput id={`reason-${match.id}`} name="reason" label={t('desk.reason')} required />
        <Button type="submit" size="sm" variant="danger">
          {t('desk.bank.undo')}
        </Button>
      </CallForm>
    </details>
  );
}

function Candidates({ view, line, q }: LinePageProps) {
  const { t, pagePath } = view;
  const [path = ''] = pagePath.split('?', 1);
  return (
    <div className="desk-card desk-stack">
      <h2>{t('desk.bank.candidates')}</h2>
      <search>
        <form className="desk-filters" action={path}>
          <TextInput
            name="q"
            type="search"
            label={t('desk.bank.find')}
            placeholder={t('desk.bank.find.hint')}
            defaultValue={q}
          />
          <div className="desk-row">
            <Button type="submit">{t('desk.list.filter')}</Button>
          </div>
        </form>
      </search>
      <DeskTable
        caption={t('desk.bank.candidates')}
        rows={line.candidates}
        idOf={({ depositId }) => depositId}
        empty={<DeskEmpty title={t('desk.bank.candidates.none')} />}
        columns={[
          {
            key: 'topUp',
            label: t('desk.bank.topUp'),
            cell: (candidate) => <Take view={view} line={line} candidate={candidate} />,
          },
          { key: 'shopper', label: t('desk.bank.payer'), cell: ({ shopperName }) => shopperName },
          {
            key: 'pay',
            label: t('desk.bank.amount'),
            numeric: true,
            cell: ({ payAmount, payCurrency }) => `${payAmount} ${payCurrency}`,
          },
          {
            key: 'credits',
            label: t('desk.bank.credits'),
            numeric: true,
            cell: ({ credits, amount }) => (
              <>
                {credits !== amount && <s>{amount}</s>} {credits} CNY
              </>
            ),
          },
          {
            key: 'why',
            label: t('desk.bank.why'),
            cell: ({ score, reasons }) => <Why view={view} score={score} reasons={reasons} />,
          },
          {
            key: 'at',
            label: t('desk.audit.at'),
            cell: ({ createdAt }) => <ShortTime view={view} at={createdAt} />,
          },
        ]}
      />
    </div>
  );
}

type TakeProps = { view: DeskTenantView; line: BankLineDetail; candidate: BankCandidate };

/**
 * The form that books the line for the candidate. Its button is the first in the row: when it has the focus, Enter
 * accepts the candidate.
 */
function Take({ view, line, candidate }: TakeProps) {
  const { t, tenant, pagePath, may } = view;
  const { depositId, depositNo, waiting } = candidate;
  if (waiting || !may('money.act')) {
    return (
      <>
        <span className="desk-mono">{depositNo}</span> {waiting && t('desk.bank.waits')}
      </>
    );
  }
  return (
    <CallForm
      call="matchBankLines"
      query={{ tenant: tenant.id }}
      idempotencyKey={crypto.randomUUID()}
      next={pagePath}
      back={pagePath}
      flash="desk.flash.credited"
    >
      <input type="hidden" name="depositId" value={depositId} />
      <input type="hidden" name="lineIds" value={line.id} />
      <Button type="submit" size="sm">
        {t('desk.bank.match', { no: depositNo })}
      </Button>
    </CallForm>
  );
}
