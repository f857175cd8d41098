import type { Output } from '../../../contract/endpoints.ts';
import { formatCny } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type Statement = Output<'listShopperStatement'>;

/** The statement of a shopper's balance. */
export function ShopperStatement({
  view,
  statement,
}: {
  view: DeskTenantView;
  statement: Statement;
}) {
  const { t, locale } = view;
  const columns: Column<Statement['records'][number]>[] = [
    {
      key: 'at',
      label: t('desk.shopper.at'),
      cell: ({ createdAt }) => <ShortTime view={view} at={createdAt} />,
    },
    {
      key: 'type',
      label: t('desk.shopper.type'),
      cell: ({ type }) => translateKey(t, `transaction.type.${type}`),
    },
    { key: 'reference', label: t('desk.shopper.number'), cell: ({ reference }) => reference },
    {
      key: 'amount',
      label: t('desk.shopper.amount'),
      numeric: true,
      cell: ({ amount }) => formatCny(locale, amount),
    },
    {
      key: 'after',
      label: t('desk.shopper.balanceAfter'),
      numeric: true,
      cell: ({ balanceAfter }) => formatCny(locale, balanceAfter),
    },
  ];
  return (
    <>
      <DeskTable
        caption={t('desk.shopper.statement')}
        columns={columns}
        rows={statement.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.list.empty')} />}
      />
      <ListPages view={view} page={statement} />
    </>
  );
}
