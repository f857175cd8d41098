import type { Output } from '../../../contract/endpoints.ts';
import { formatWeight } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

type PickListProps = { view: DeskTenantView; picks: Output<'getPickList'> };

/** The parcels to collect from the shelves, in the order of a walk along them. */
export function PickList({ view, picks }: PickListProps) {
  const { t, locale, tenant } = view;
  const mayPack = view.may('shipments.act');
  return (
    <>
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'shipments')}>{t('desk.shipments.title')}</a>
        <h1>{t('desk.pickList.title')}</h1>
        <PrintButton label={t('desk.papers.print')} />
      </div>
      <DeskTable
        caption={t('desk.pickList.title')}
        rows={picks}
        idOf={({ parcelNo }) => parcelNo}
        empty={<DeskEmpty title={t('desk.pickList.none')} text={t('desk.pickList.noneText')} />}
        columns={[
          {
            key: 'shelf',
            label: t('desk.shipments.shelf'),
            cell: ({ shelfCode }) => <strong className="desk-mono">{shelfCode || '–'}</strong>,
          },
          {
            key: 'parcel',
            label: t('desk.shipments.parcels'),
            cell: ({ parcelNo }) => <span className="desk-mono">{parcelNo}</span>,
          },
          {
            key: 'tracking',
            label: t('desk.shipments.trackingNo'),
            cell: ({ domesticTrackingNo }) => (
              <span className="desk-mono">{domesticTrackingNo}</span>
            ),
          },
          {
            key: 'order',
            label: t('desk.shipments.orderNo'),
            cell: ({ orderNo }) => (
              <a
                className="desk-mono"
                href={deskPath(tenant.id, 'shipments', orderNo, ...(mayPack ? ['pack'] : []))}
              >
                {orderNo}
              </a>
            ),
          },
          {
            key: 'weight',
            label: t('desk.shipments.weight'),
            numeric: true,
            cell: ({ weightG }) => formatWeight(locale, weightG),
          },
        ]}
      />
    </>
  );
}
