import type { Output } from '../../../contract/endpoints.ts';
import type { PastedRow } from '../../../contract/ops/buying.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

type PasteCheckProps = {
  view: DeskTenantView;
  text: string;
  checked: Output<'checkOrderPaste'>;
};

/** The rows of a pasted table as they were understood, and the way to take them once all are right. */
export function PasteCheck({ view, text, checked: { rows, bad } }: PasteCheckProps) {
  const { t, tenant, flash, pagePath } = view;
  return (
    <>
      <FormError flash={flash} call="pasteOrders" />
      {bad > 0 || rows.length === 0 ? (
        <Notice tone="danger" live title={t('desk.paste.bad', { count: bad })}>
          <ul>
            {rows
              .filter(({ problems }) => problems.length > 0)
              .map((row) => (
                <li key={row.line}>
                  {t('desk.paste.line', { line: row.line })}: <bdi>{row.orderNo}</bdi>{' '}
                  {problemsOf(view, row)}
                </li>
              ))}
          </ul>
        </Notice>
      ) : (
        <CallForm
          call="pasteOrders"
          query={{ tenant: tenant.id }}
          next={`${deskPath(tenant.id, 'orders')}?status=PURCHASED`}
          back={pagePath}
          flash="desk.flash.pasted"
          className="desk-row"
        >
          <input type="hidden" name="text" value={text} />
          <Button type="submit" variant="primary">
            {t('desk.paste.take', { count: rows.length })}
          </Button>
        </CallForm>
      )}
      <DeskTable
        caption={t('desk.paste.title')}
        columns={columnsOf(view)}
        rows={rows}
        idOf={({ line }) => `${line}`}
        empty={null}
      />
    </>
  );
}

const problemsOf = ({ t }: DeskTenantView, { problems }: PastedRow): string =>
  problems.map((problem) => t(`desk.paste.problem.${problem}`)).join(' ');

function columnsOf(view: DeskTenantView): Column<PastedRow>[] {
  const { t } = view;
  const mono = (text: string) => <span className="desk-mono">{text}</span>;
  return [
    { key: 'line', label: t('desk.paste.lineNo'), numeric: true, cell: ({ line }) => line },
    { key: 'order', label: t('desk.orders.order'), cell: (row) => mono(row.orderNo) },
    { key: 'no', label: t('desk.orders.upstreamNo'), cell: (row) => mono(row.upstreamOrderNo) },
    { key: 'cost', label: t('desk.orders.cost'), numeric: true, cell: (row) => mono(row.cost) },
    { key: 'carrier', label: t('desk.orders.carrier'), cell: (row) => <bdi>{row.carrier}</bdi> },
    { key: 'tracking', label: t('desk.orders.trackingNo'), cell: (row) => mono(row.trackingNo) },
    {
      key: 'problem',
      label: t('desk.paste.result'),
      cell: (row) =>
        row.problems.length > 0 ? (
          <strong className="desk-wrong">{problemsOf(view, row)}</strong>
        ) : (
          t('desk.paste.right')
        ),
    },
  ];
}
