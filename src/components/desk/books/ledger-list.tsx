import type { LedgerLine } from '../../../contract/ops/money/books.ts';
import { LEDGER_ACCOUNT_KINDS, LEDGER_TYPES } from '../../../contract/values/money/ledger-kinds.ts';
import { formatCny } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { DaysFields, daysIn } from './days-fields.tsx';
import { linesPath, subjectPath } from './money-path.ts';
import { typeName } from './type-name.ts';

/**
 * The filters of ledger lines in the URL of the page. A filter that the call would refuse is left out.
 */
export function linesQuery(fields: URLSearchParams) {
  const text = (name: string, pattern: RegExp) => {
    const value = fields.get(name)?.trim() ?? '';
    return pattern.test(value) ? value : '';
  };
  const kind = LEDGER_ACCOUNT_KINDS.find((one) => one === fields.get('kind')) ?? ('' as const);
  const type = LEDGER_TYPES.find((one) => one === fields.get('type'));
  const days = daysIn(fields);
  const hasDays = days.dateStart !== '';
  return {
    kind,
    type: (kind && hasDays && type) || ('' as const),
    shopperId: text('shopperId', /^[\w-]{1,64}$/),
    reference: text('reference', /^[A-Z0-9]{4,32}$/),
    channelId: hasDays && kind === 'CLEARING' ? text('channelId', /^[\w-]{1,64}$/) : '',
    ...days,
  };
}
export type LinesFilter = ReturnType<typeof linesQuery>;

/** The filters of the ledger. */
export function LedgerFilters({ view, filter }: { view: DeskTenantView; filter: LinesFilter }) {
  const { t } = view;
  const all = { value: '', label: t('desk.all') };
  const accounts = LEDGER_ACCOUNT_KINDS.map((value) => ({
    value,
    label: t(`desk.account.${value}`),
  }));
  const types = LEDGER_TYPES.map((value) => ({
    value,
    label: typeName(t, value),
  }));
  return (
    <Filters
      view={view}
      keep={{ shopperId: filter.shopperId, channelId: filter.channelId }}
      isFiltered={Object.values(filter).some((value) => value !== '')}
    >
      <DaysFields view={view} dateStart={filter.dateStart} dateEnd={filter.dateEnd} />
      <Select
        name="kind"
        label={t('desk.ledger.account')}
        options={[all, ...accounts]}
        defaultValue={filter.kind}
      />
      <Select
        name="type"
        label={t('desk.ledger.type')}
        options={[all, ...types]}
        defaultValue={filter.type}
      />
      <TextInput
        name="reference"
        label={t('desk.ledger.reference')}
        defaultValue={filter.reference}
      />
    </Filters>
  );
}

/** All columns of the ledger. */
export function ledgerColumns(view: DeskTenantView): Column<LedgerLine>[] {
  const { t, locale, tenant, may } = view;
  return [
    {
      key: 'line',
      label: t('desk.ledger.line'),
      cell: ({ sequence, transferId }) => (
        <span className="desk-mono" title={`${t('desk.ledger.transfer')} ${transferId}`}>
          {sequence}
        </span>
      ),
    },
    {
      key: 'at',
      label: t('desk.ledger.at'),
      cell: ({ at }) => <ShortTime view={view} at={at} />,
    },
    {
      key: 'account',
      label: t('desk.ledger.account'),
      cell: ({ kind, shopper }) => (
        <>
          <span className="desk-below">{t(`desk.account.${kind}`)}</span>
          {shopper.id &&
            (may('shoppers.see') ? (
              <a href={deskPath(tenant.id, 'customers', shopper.id)}>
                {shopper.name || shopper.id}
              </a>
            ) : (
              shopper.name
            ))}
        </>
      ),
    },
    {
      key: 'type',
      label: t('desk.ledger.type'),
      cell: ({ type }) => typeName(t, type),
    },
    {
      key: 'subject',
      label: t('desk.ledger.reference'),
      cell: ({ reference }) =>
        reference && (
          <>
            <a className="desk-mono" href={subjectPath(tenant.id, reference)}>
              {reference}
            </a>{' '}
            <a href={linesPath(tenant.id, { reference })}>{t('desk.ledger.whole')}</a>
          </>
        ),
    },
    {
      key: 'paid',
      label: t('desk.ledger.paid'),
      numeric: true,
      cell: ({ paid }) =>
        paid ? (
          <span title={`${t('desk.ledger.rate')} ${paid.rate}`}>
            {paid.amount} {paid.currency}
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'amount',
      label: t('desk.ledger.amount'),
      numeric: true,
      cell: ({ amount }) => formatCny(locale, amount),
    },
    {
      key: 'balance',
      label: t('desk.ledger.balance'),
      numeric: true,
      cell: ({ balanceAfter }) => formatCny(locale, balanceAfter),
    },
  ];
}

type TableProps = {
  view: DeskTenantView;
  columns: readonly Column<LedgerLine>[];
  rows: readonly LedgerLine[];
};

/** A table of ledger lines, newest first. */
export function LedgerTable({ view: { t }, columns, rows }: TableProps) {
  return (
    <DeskTable
      caption={t('desk.ledger.title')}
      columns={columns}
      rows={rows}
      idOf={({ sequence }) => String(sequence)}
      empty={<DeskEmpty title={t('desk.ledger.none')} text={t('desk.ledger.noneText')} />}
    />
  );
}
