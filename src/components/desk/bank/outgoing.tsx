import type { BankOutgoing } from '../../../contract/ops/bank-outgoing.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { listAddress } from '../list/address.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { Why } from './why.tsx';

type OutgoingProps = {
  view: DeskTenantView;
  suggestions: readonly BankOutgoing[];
  all: boolean;
};

/** What lines are that go out: the sure ones are ticked, and one button takes what is ticked. */
export function Outgoing({ view, suggestions, all }: OutgoingProps) {
  const { t, tenant, flash, pagePath, may } = view;
  return (
    <>
      <FormError flash={flash} call="takeOutgoingSuggestions" />
      <p className="desk-quiet">{t('desk.bank.outgoing.text')}</p>
      <div className="desk-row">
        <ButtonLink size="sm" href={listAddress(pagePath, { all: all ? undefined : '1' })}>
          {t(all ? 'desk.bank.sure.only' : 'desk.bank.sure.all')}
        </ButtonLink>
      </div>
      {suggestions.length === 0 ? (
        <DeskEmpty title={t('desk.bank.outgoing.none')} />
      ) : (
        <CallForm
          call="takeOutgoingSuggestions"
          query={{ tenant: tenant.id }}
          next={pagePath}
          back={pagePath}
          flash="desk.flash.suggestionsTaken"
          className="desk-stack"
        >
          {may('money.act') && (
            <div className="desk-row">
              <Button type="submit" variant="primary">
                {t('desk.bank.outgoing.take')}
              </Button>
            </div>
          )}
          <OutgoingTable view={view} suggestions={suggestions} />
        </CallForm>
      )}
    </>
  );
}

function OutgoingTable({ view, suggestions }: Omit<OutgoingProps, 'all'>) {
  const { t, tenant, may } = view;
  return (
    <DeskTable
      caption={t('desk.bank.outgoing')}
      rows={suggestions}
      idOf={({ pair }) => pair}
      empty={null}
      columns={[
        {
          key: 'line',
          label: t('desk.bank.day'),
          cell: ({ pair, line, isSure }) => (
            <div className="desk-row">
              {may('money.act') && (
                <input
                  type="checkbox"
                  name="pairs"
                  value={pair}
                  defaultChecked={isSure}
                  autoComplete="off"
                  aria-label={t('desk.bank.outgoing.tick', {
                    line: `${line.day} ${line.amount} ${line.currency}`,
                  })}
                />
              )}
              <a href={deskPath(tenant.id, 'money', 'bank', 'lines', line.id)}>{line.day}</a>
            </div>
          ),
        },
        {
          key: 'amount',
          label: t('desk.bank.amount'),
          numeric: true,
          cell: ({ line }) => `${line.amount} ${line.currency}`,
        },
        {
          key: 'text',
          label: t('desk.bank.text'),
          cell: ({ line }) => [line.name, line.text, line.reference].filter(Boolean).join(' · '),
        },
        {
          key: 'is',
          label: t('desk.bank.outgoing.is'),
          cell: ({ kind, number, name, confirms }) => (
            <>
              {t(`desk.bank.outgoing.${kind}`)} <span className="desk-mono">{number}</span> {name}
              {confirms && <div className="desk-quiet">{t('desk.bank.outgoing.confirms')}</div>}
            </>
          ),
        },
        {
          key: 'why',
          label: t('desk.bank.why'),
          cell: ({ score, isSure, reasons }) => (
            <Why view={view} score={score} isSure={isSure} reasons={reasons} />
          ),
        },
        { key: 'account', label: t('desk.bank.account'), cell: ({ line }) => line.accountName },
      ]}
    />
  );
}
