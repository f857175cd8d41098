import type { TrialBalance, TrialRow } from '../../../contract/ops/money/books.ts';
import { ACCOUNT_CLASS } from '../../../contract/values/money/ledger-kinds.ts';
import { formatCny } from '../../../i18n/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { linesPath } from './money-path.ts';

type TrialProps = { view: DeskTenantView; trial: TrialBalance };

/** The balances of all accounts and their movements, each with a link to its lines. */
export function TrialTable({ view, trial }: TrialProps) {
  const { t, locale, tenant } = view;
  const { dateStart, dateEnd } = trial;
  const money = (amount: string) => formatCny(locale, amount);
  const amount = (key: keyof TrialRow & string, label: string): Column<TrialRow> => ({
    key,
    label,
    numeric: true,
    cell: (row) => money(String(row[key])),
  });
  const columns: Column<TrialRow>[] = [
    {
      key: 'account',
      label: t('desk.trial.account'),
      cell: ({ kind }) => (
        <>
          <a href={linesPath(tenant.id, { kind, dateStart, dateEnd })}>
            {t(`desk.account.${kind}`)}
          </a>{' '}
          <small className="desk-below desk-quiet">
            {t(`desk.account.class.${ACCOUNT_CLASS[kind]}`)}
          </small>
        </>
      ),
    },
    amount('opening', t('desk.trial.opening')),
    amount('debit', t('desk.trial.debit')),
    amount('credit', t('desk.trial.credit')),
    amount('closingDebit', t('desk.trial.closingDebit')),
    amount('closingCredit', t('desk.trial.closingCredit')),
  ];
  const { debit, credit, closingDebit, closingCredit } = trial;
  const isBalanced = debit === credit && closingDebit === closingCredit;
  const sums: [name: string, amount: string][] = [
    [t('desk.trial.debit'), debit],
    [t('desk.trial.credit'), credit],
    [t('desk.trial.closingDebit'), closingDebit],
    [t('desk.trial.closingCredit'), closingCredit],
  ];
  return (
    <>
      <DeskTable
        caption={t('desk.trial.title')}
        columns={columns}
        rows={trial.rows}
        idOf={({ kind }) => kind}
        empty={null}
      />
      <section className="desk-card" aria-label={t('desk.trial.sum')}>
        <dl className="desk-facts">
          {sums.map(([name, sum]) => (
            <div key={name} className="desk-pair">
              <dt>{name}</dt>
              <dd>{money(sum)}</dd>
            </div>
          ))}
        </dl>
        <Notice tone={isBalanced ? 'success' : 'danger'}>
          {t(isBalanced ? 'desk.trial.balanced' : 'desk.trial.unbalanced')}
        </Notice>
      </section>
    </>
  );
}
