import type { ShipmentRow } from '../../../contract/ops/warehouse/shipments.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import type { ShipmentPile } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { formatWeight } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { arranged, ListTools, type OpenedList } from '../list/list-tools.tsx';
import { rowPath } from '../list/opened-from.ts';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { Piles } from './piles.tsx';
import { countryName } from './words.ts';

type ListProps = {
  view: DeskTenantView;
  pile: ShipmentPile | undefined;
  query: Readonly<Record<string, string | number | undefined>>;
  opened: OpenedList;
  /** The form that gets the ticked rows. */
  form: string | undefined;
  page: ListPage<ShipmentRow> & { counts: Partial<Record<ShipmentPile, number>> };
};

/** The shipments of a pile, with its filters, or those with an exact number. */
export function ShipmentList({ view, pile, query, opened, form, page }: ListProps) {
  const { t, tenant } = view;
  const columns = columnsOf(view);
  const path = (...rest: string[]) => deskPath(tenant.id, ...rest);
  const isFiltered = ['number', 'country', 'carrier', 'dateStart'].some((name) => query[name]);
  return (
    <>
      <div className="desk-head">
        <h1>{t('desk.shipments.title')}</h1>
        <div className="desk-row">
          <ButtonLink href={path('shipments', 'pick-list')}>{t('desk.pickList.title')}</ButtonLink>
          <ButtonLink href={path('manifests')}>{t('desk.manifests.title')}</ButtonLink>
          <ButtonLink href={path('tracking')}>{t('desk.tracking.title')}</ButtonLink>
        </div>
      </div>
      <Piles view={view} current={pile} counts={page.counts} />
      <ListTools view={view} opened={opened} columns={columns} />
      <Filters view={view} keep={{ pile }} isFiltered={isFiltered}>
        <TextInput
          name="number"
          type="search"
          label={t('desk.shipments.number')}
          defaultValue={query.number ?? ''}
        />
        <TextInput
          name="country"
          label={t('desk.shipments.country')}
          maxLength={2}
          defaultValue={query.country ?? ''}
        />
        <TextInput
          name="carrier"
          label={t('desk.shipments.carrier')}
          defaultValue={query.carrier ?? ''}
        />
        <TextInput
          name="dateStart"
          type="date"
          label={t('desk.shipments.since')}
          defaultValue={query.dateStart ?? ''}
        />
      </Filters>
      <DeskTable
        caption={t('desk.shipments.title')}
        columns={arranged(columns, opened)}
        rows={page.records}
        idOf={({ id }) => id}
        {...(form && {
          select: {
            form,
            labelOf: ({ orderNo }: ShipmentRow) => t('desk.bulk.tick', { number: orderNo }),
          },
        })}
        empty={<DeskEmpty title={t('desk.shipments.none')} text={t('desk.orders.noneText')} />}
      />
    </>
  );
}

function columnsOf(view: DeskTenantView): Column<ShipmentRow>[] {
  const { t, locale, tenant } = view;
  return [
    {
      key: 'orderNo',
      label: t('desk.shipments.orderNo'),
      cell: ({ orderNo }) => (
        <a
          className="desk-mono desk-open"
          href={rowPath(view, deskPath(tenant.id, 'shipments', orderNo))}
        >
          {orderNo}
        </a>
      ),
    },
    {
      key: 'status',
      label: t('desk.shipments.status'),
      cell: ({ status }) => <Badge>{t(`transitStatus.${status}`)}</Badge>,
    },
    {
      key: 'since',
      label: t('desk.shipments.since'),
      cell: ({ statusAt }) => <ShortTime view={view} at={statusAt} />,
    },
    { key: 'shopper', label: t('desk.shipments.shopper'), cell: ({ shopperName }) => shopperName },
    {
      key: 'to',
      label: t('desk.shipments.country'),
      cell: ({ country }) => countryName(locale, country),
    },
    { key: 'by', label: t('desk.shipments.option'), cell: ({ optionTitle }) => optionTitle },
    {
      key: 'packed',
      label: t('desk.shipments.packed'),
      numeric: true,
      cell: ({ packedCount, parcelCount }) => `${packedCount}/${parcelCount}`,
    },
    {
      key: 'weight',
      label: t('desk.shipments.weight'),
      numeric: true,
      cell: ({ weightG }) => formatWeight(locale, weightG),
    },
    {
      key: 'tracking',
      label: t('desk.shipments.tracking'),
      cell: ({ carrier, trackingNo }) => (
        <span className="desk-mono">{[carrier, trackingNo].filter(Boolean).join(' ')}</span>
      ),
    },
  ];
}
