import type { BankLine } from '../../../contract/ops/money/bank.ts';
import type { BankAccount } from '../../../contract/ops/money/bank-files.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { BANK_LINE_STATES } from '../../../contract/values/money/bank.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { Select } from '../../ui/select.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { arranged, ListTools, type OpenedList } from '../list/list-tools.tsx';
import type { DeskTenantView } from '../view.ts';

type LineListProps = {
  view: DeskTenantView;
  accounts: readonly BankAccount[];
  query: { accountId: string; state: string; fileId: string };
  opened: OpenedList;
  page: ListPage<BankLine>;
};

const TONES = { OPEN: 'warning', PARTLY: 'info', MATCHED: 'success', MARKED: 'neutral' } as const;

/** The lines of the statements with their filters, newest first. */
export function LineList({ view, accounts, query, opened, page }: LineListProps) {
  const { t } = view;
  const columns = columnsOf(view);
  const all = { value: '', label: t('desk.bank.all') };
  return (
    <>
      <ListTools view={view} opened={opened} columns={columns} />
      <Filters
        view={view}
        keep={{ fileId: query.fileId || undefined }}
        isFiltered={[query.accountId, query.state, query.fileId].some(Boolean)}
      >
        <Select
          name="accountId"
          label={t('desk.bank.account')}
          defaultValue={query.accountId}
          options={[all, ...accounts.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <Select
          name="state"
          label={t('desk.bank.state')}
          defaultValue={query.state}
          options={[
            all,
            ...BANK_LINE_STATES.map((value) => ({ value, label: t(`desk.bank.state.${value}`) })),
          ]}
        />
      </Filters>
      <DeskTable
        caption={t('desk.bank.lines')}
        columns={arranged(columns, opened)}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.bank.lines.none')} />}
      />
    </>
  );
}

/** The state of a line, and what the staff marked it as. */
export function LineState({ view: { t }, line }: { view: DeskTenantView; line: BankLine }) {
  return (
    <>
      <Badge tone={TONES[line.state]}>{t(`desk.bank.state.${line.state}`)}</Badge>{' '}
      {line.mark && t(`desk.bank.mark.${line.mark}`)}
    </>
  );
}

function columnsOf(view: DeskTenantView): Column<BankLine>[] {
  const { t, tenant } = view;
  return [
    {
      key: 'day',
      label: t('desk.bank.day'),
      cell: ({ id, day }) => (
        <a className="desk-mono desk-open" href={deskPath(tenant.id, 'money', 'bank', 'lines', id)}>
          {day}
        </a>
      ),
    },
    { key: 'payer', label: t('desk.bank.payer'), cell: ({ name }) => name || '–' },
    { key: 'text', label: t('desk.bank.text'), cell: ({ text }) => text || '–' },
    {
      key: 'amount',
      label: t('desk.bank.amount'),
      numeric: true,
      cell: ({ amount, currency }) => `${amount} ${currency}`,
    },
    {
      key: 'left',
      label: t('desk.bank.left'),
      numeric: true,
      cell: ({ left }) => (Number(left) === 0 ? '–' : left),
    },
    {
      key: 'state',
      label: t('desk.bank.state'),
      cell: (line) => <LineState view={view} line={line} />,
    },
    { key: 'account', label: t('desk.bank.account'), cell: ({ accountName }) => accountName },
    {
      key: 'reference',
      label: t('desk.bank.reference'),
      cell: ({ reference, entryRef }) => (
        <span className="desk-mono desk-long">
          {[reference, entryRef].filter(Boolean).join(' ') || '–'}
        </span>
      ),
    },
  ];
}
