import type { OpsOrder } from '../../../contract/ops/orders/ops-order.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { MissingRowError } from '../../form/form-error.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SourceText } from '../../ui/source-text.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type Parcel = OpsOrder['parcels'][number];

/** The seller's parcels of an order. Those that have not arrived can get another tracking number. */
export function OrderParcels({ view, order }: { view: DeskTenantView; order: OpsOrder }) {
  const { t, locale, zone } = view;
  if (order.parcels.length === 0) return null;
  return (
    <section className="desk-card">
      <h2>{t('desk.orders.parcels')}</h2>
      <MissingRowError
        flash={view.flash}
        call="correctTracking"
        rows={order.parcels.filter(isUnderway)}
      />
      {order.parcels.map((parcel) => (
        <div key={parcel.id} className="desk-stack" id={`parcel-${parcel.parcelNo}`}>
          <div className="desk-row">
            <strong className="desk-mono">{parcel.parcelNo}</strong>
            <Badge>{t(`desk.parcelStatus.${parcel.status}`)}</Badge>
          </div>
          <span>
            <bdi>{parcel.domesticCarrier}</bdi>{' '}
            <span className="desk-mono">{parcel.domesticTrackingNo}</span>
          </span>
          <span className="desk-quiet">
            <SourceText>
              {parcel.items.map(({ title, quantity }) => `${title} × ${quantity}`).join(' · ')}
            </SourceText>{' '}
            · {formatDateTime(locale, parcel.createdAt, zone)}
          </span>
          {view.may('orders.act') && isUnderway(parcel) && (
            <CorrectTracking view={view} parcel={parcel} />
          )}
        </div>
      ))}
    </section>
  );
}

const isUnderway = ({ status }: Parcel) =>
  ['AWAITING_SHIPMENT', 'IN_DOMESTIC_TRANSIT', 'EXCHANGING'].includes(status);

function CorrectTracking({ view, parcel }: { view: DeskTenantView; parcel: Parcel }) {
  const { t, tenant, flash } = view;
  const form = formState(
    flash,
    'correctTracking',
    ['domesticCarrier', 'domesticTrackingNo'],
    parcel.id,
  );
  return (
    <div className="desk-acts">
      <details open={form.refused}>
        <summary>{t('desk.act.correctTracking')}</summary>
        <CallForm
          call="correctTracking"
          params={{ id: parcel.id }}
          query={{ tenant: tenant.id }}
          flash="desk.flash.orderChanged"
        >
          <FormMessage form={form} />
          <TextInput
            name="domesticCarrier"
            id={`carrier-${parcel.id}`}
            label={t('desk.orders.carrier')}
            required
            maxLength={40}
            defaultValue={form.value('domesticCarrier') ?? parcel.domesticCarrier}
            error={form.error('domesticCarrier')}
          />
          <TextInput
            name="domesticTrackingNo"
            id={`tracking-${parcel.id}`}
            label={t('desk.orders.trackingNo')}
            required
            defaultValue={form.value('domesticTrackingNo') ?? parcel.domesticTrackingNo}
            error={form.error('domesticTrackingNo')}
          />
          <Button type="submit" variant="primary">
            {t('desk.act.correctTracking')}
          </Button>
        </CallForm>
      </details>
    </div>
  );
}
