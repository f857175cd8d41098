import type { BankOutgoing } from '../../../contract/ops/money/bank-outgoing.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { Tick } from '../list/tick.tsx';
import type { DeskTenantView } from '../view.ts';
import { SuggestionFrame, TAKE_FORM } from './suggestion-frame.tsx';
import { Why } from './why.tsx';

type OutgoingProps = {
  view: DeskTenantView;
  suggestions: readonly BankOutgoing[];
  /** Whether uncertain suggestions are shown, too. */
  showsUncertain: boolean;
};

/** Suggestions for outgoing lines. Certain suggestions are ticked, and one button accepts all ticked ones. */
export function Outgoing({ view, suggestions, showsUncertain }: OutgoingProps) {
  const { t } = view;
  return (
    <SuggestionFrame
      view={view}
      call="takeOutgoingSuggestions"
      text={t('desk.bank.outgoing.text')}
      takeLabel={t('desk.bank.outgoing.take')}
      emptyTitle={t('desk.bank.outgoing.none')}
      showsUncertain={showsUncertain}
      isEmpty={suggestions.length === 0}
    >
      <OutgoingTable view={view} suggestions={suggestions} />
    </SuggestionFrame>
  );
}

function OutgoingTable({ view, suggestions }: Omit<OutgoingProps, 'showsUncertain'>) {
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
                <Tick
                  name="pairs"
                  form={TAKE_FORM}
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
