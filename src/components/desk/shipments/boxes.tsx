import type { OpsTransit } from '../../../contract/ops/warehouse/shipments.ts';
import { formatWeight } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Badge } from '../../ui/badge.tsx';
import { SourceText } from '../../ui/source-text.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { sidesText } from './words.ts';

type BoxesProps = { view: DeskTenantView; order: OpsTransit };

/** The boxes of a shipment with their contents, and the parcels that are in no box. */
export function Boxes({ view, order }: BoxesProps) {
  const { t, locale, tenant, may } = view;
  const packed = new Set(order.packedBoxes.flatMap(({ parcelNos }) => parcelNos));
  return (
    <section className="desk-card" aria-label={t('desk.shipments.boxes')}>
      <h2>{t('desk.shipments.boxes')}</h2>
      {order.packedBoxes.length > 0 && (
        <DeskTable
          caption={t('desk.shipments.boxes')}
          rows={order.packedBoxes}
          idOf={({ number }) => String(number)}
          empty={null}
          columns={[
            {
              key: 'number',
              label: t('desk.shipments.boxNumber'),
              cell: ({ number, delivered }) => (
                <span className="desk-row">
                  {number}
                  {delivered && <Badge tone="success">{t('transitStatus.DELIVERED')}</Badge>}
                </span>
              ),
            },
            {
              key: 'parcels',
              label: t('desk.shipments.parcels'),
              cell: ({ parcelNos }) => <span className="desk-mono">{parcelNos.join(', ')}</span>,
            },
            {
              key: 'weight',
              label: t('desk.shipments.weight'),
              numeric: true,
              cell: ({ weightG }) => (weightG > 0 ? formatWeight(locale, weightG) : '–'),
            },
            {
              key: 'sides',
              label: t('desk.shipments.sides'),
              numeric: true,
              cell: (box) => sidesText(box) || '–',
            },
            {
              key: 'tracking',
              label: t('desk.shipments.trackingNo'),
              cell: ({ trackingNo }) => <span className="desk-mono">{trackingNo}</span>,
            },
          ]}
        />
      )}
      <DeskTable
        caption={t('desk.shipments.parcels')}
        rows={order.parcels}
        idOf={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'parcel',
            label: t('desk.shipments.parcels'),
            cell: ({ parcelNo }) =>
              may('parcels.see') ? (
                <a
                  className="desk-mono"
                  href={deskPath(tenant.id, 'warehouse', 'parcels', parcelNo)}
                >
                  {parcelNo}
                </a>
              ) : (
                <span className="desk-mono">{parcelNo}</span>
              ),
          },
          {
            key: 'shelf',
            label: t('desk.shipments.shelf'),
            cell: ({ shelfCode }) => <span className="desk-mono">{shelfCode}</span>,
          },
          {
            key: 'goods',
            label: t('desk.shipments.goods'),
            cell: ({ items }) => (
              <SourceText>
                {items.map((item) => `${item.title} × ${item.quantity}`).join('; ')}
              </SourceText>
            ),
          },
          {
            key: 'packed',
            label: t('desk.shipments.packed'),
            cell: ({ parcelNo }) => (packed.has(parcelNo) ? '✓' : '–'),
          },
        ]}
      />
    </section>
  );
}
