import type { Output } from '../../../contract/endpoints.ts';
import type { ShopperRow } from '../../../contract/ops/orders/shoppers.ts';
import { SHOPPER_STATES } from '../../../contract/values/people/shopper-kinds.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { ExportForm } from '../list/export-form.tsx';
import { Filters } from '../list/filters.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { arranged, ListTools, type OpenedList } from '../list/list-tools.tsx';
import type { DeskTenantView } from '../view.ts';
import { ShopperState } from './shopper-state.tsx';

type ShopperListProps = {
  view: DeskTenantView;
  list: Output<'listShoppers'>;
  opened: OpenedList;
  /** The typed search, and the chosen state. */
  q: string;
  state: string;
};

/** The shoppers of a tenant, with a search by anything that a caller may tell. */
export function ShopperList({ view, list, opened, q, state }: ShopperListProps) {
  const { t } = view;
  const columns = columnsOf(view);
  return (
    <>
      <ListTools view={view} opened={opened} columns={columns} />
      <Filters view={view} keep={{}} isFiltered={q !== '' || state !== ''}>
        <TextInput
          name="q"
          type="search"
          label={t('desk.shoppers.search')}
          placeholder={t('desk.shoppers.searchHint')}
          defaultValue={q}
          maxLength={80}
        />
        <Select
          name="state"
          label={t('desk.shopper.state')}
          defaultValue={state}
          options={[
            { value: '', label: t('desk.list.all') },
            ...SHOPPER_STATES.map((value) => ({
              value,
              label: t(`desk.shopper.state.${value}`),
            })),
          ]}
        />
      </Filters>
      <DeskTable
        caption={t('desk.nav.customers')}
        columns={arranged(columns, opened)}
        rows={list.records}
        idOf={({ id }) => id}
        empty={
          <DeskEmpty title={t('desk.list.empty')} text={q ? t('desk.shoppers.none') : undefined} />
        }
      />
      {q === '' && <ListPages view={view} page={list} />}
      <ExportForm view={view} list="SHOPPERS" query={{ q, state }} columns={opened.columns} />
    </>
  );
}

function columnsOf(view: DeskTenantView): Column<ShopperRow>[] {
  const { t, tenant, locale, zone } = view;
  return [
    {
      key: 'name',
      label: t('desk.shopper.name'),
      cell: ({ id, name }) => (
        <a className="desk-nowrap" href={deskPath(tenant.id, 'customers', id)} dir="auto">
          {name || id}
        </a>
      ),
    },
    {
      key: 'email',
      label: t('desk.shopper.email'),
      cell: ({ email }) => email,
    },
    {
      key: 'phone',
      label: t('desk.shopper.phone'),
      cell: ({ phoneNumber }) => <bdi dir="ltr">{phoneNumber}</bdi>,
    },
    {
      key: 'state',
      label: t('desk.shopper.state'),
      cell: ({ state }) => <ShopperState t={t} state={state} />,
    },
    {
      key: 'since',
      label: t('desk.shopper.since'),
      cell: ({ createdAt }) => (
        <time className="desk-nowrap" dateTime={createdAt}>
          {formatDateTime(locale, createdAt, zone, { dateStyle: 'medium' })}
        </time>
      ),
    },
  ];
}
