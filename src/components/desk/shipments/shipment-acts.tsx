import type { OpsTransit, ShipmentAction } from '../../../contract/ops/warehouse/shipments.ts';
import { LIABLE_PARTIES } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { Act } from './act.tsx';
import { BoxFields } from './box-fields.tsx';
import { CarrierAct, FreightCostAct } from './carrier-acts.tsx';

type ActsProps = { view: DeskTenantView; order: OpsTransit };

/** The forms of all acts that are possible on a shipment now, the next step first. */
export function ShipmentActs({ view, order }: ActsProps) {
  const { t, tenant } = view;
  if (!view.may('shipments.act') || order.staffActions.length === 0) return null;
  const acts = order.staffActions.filter((action) => action !== 'pack');
  return (
    <section className="desk-card" aria-label={t('desk.shipments.acts')}>
      <h2>{t('desk.shipments.acts')}</h2>
      <div className="desk-acts">
        {order.staffActions.includes('packParcel') && (
          <ButtonLink
            variant="primary"
            href={deskPath(tenant.id, 'shipments', order.orderNo, 'pack')}
          >
            {t('desk.pack.title')}
          </ButtonLink>
        )}
        {acts.map((action) => (
          <OneAct key={action} view={view} order={order} action={action} />
        ))}
      </div>
    </section>
  );
}

function OneAct({ view, order, action }: ActsProps & { action: ShipmentAction }) {
  const shared = { view, params: { id: order.orderNo }, version: order.version };
  switch (action) {
    case 'weigh':
    case 'reweigh':
    case 'unpack':
      return <WeighingAct {...shared} order={order} action={action} />;
    case 'handOver':
    case 'correctTracking':
      return <CarrierAct {...shared} order={order} action={action} />;
    case 'freightCost':
      return <FreightCostAct {...shared} order={order} action={action} />;
    case 'reject':
    case 'exception':
    case 'problem':
      return <TroubleAct {...shared} order={order} action={action} />;
    case 'arrived':
    case 'localDelivery':
      return <LocalAct {...shared} order={order} action={action} />;
    default:
      return null;
  }
}

type Shared = ActsProps & { params: { id: string }; version: number; action: ShipmentAction };

function WeighingAct({ order, action, ...shared }: Shared) {
  const { t } = shared.view;
  const reason = t('desk.shipments.reason');
  if (action === 'unpack') {
    return (
      <Act
        {...shared}
        call="unpackTransit"
        label={t('desk.act.unpack')}
        flash="desk.flash.unpacked"
      >
        {() => <TextInput name="reason" id="unpack-reason" label={reason} required />}
      </Act>
    );
  }
  const isAgain = action === 'reweigh';
  return (
    <Act<string>
      {...shared}
      call={isAgain ? 'reweighTransit' : 'weighBoxes'}
      label={t(isAgain ? 'desk.act.reweigh' : 'desk.act.weigh')}
      flash={isAgain ? 'desk.flash.reweighed' : 'desk.flash.weighed'}
      fields={boxFields(order)}
    >
      {(form) => (
        <>
          <BoxFields view={shared.view} name={action} boxes={order.packedBoxes} form={form} />
          {isAgain && (
            <TextInput
              name="reason"
              id="reweigh-reason"
              label={reason}
              required
              defaultValue={form.value('reason') ?? ''}
              error={form.error('reason')}
            />
          )}
        </>
      )}
    </Act>
  );
}

const boxFields = ({ packedBoxes }: OpsTransit): string[] => [
  'reason',
  ...Array.from({ length: packedBoxes.length + 2 }, (_, index) =>
    ['weightG', 'lengthMm', 'widthMm', 'heightMm'].map((field) => `boxes.${index}.${field}`),
  ).flat(),
];

function LocalAct({ order, action, ...shared }: Shared) {
  const { t } = shared.view;
  if (action === 'arrived') {
    return (
      <Act
        {...shared}
        call="arriveLocally"
        label={t('desk.act.arrived')}
        flash="desk.flash.saved"
      />
    );
  }
  const label = t(order.selfPickup ? 'desk.act.readyForPickup' : 'desk.act.localDelivery');
  return (
    <Act {...shared} call="deliverLocally" label={label} flash="desk.flash.saved">
      {() =>
        !order.selfPickup && (
          <TextInput name="localTrackingNo" label={t('desk.shipments.localTrackingNo')} />
        )
      }
    </Act>
  );
}

function TroubleAct({ order, action, ...shared }: Shared) {
  const { t } = shared.view;
  const note = (id: string) => (
    <TextArea name="note" id={id} label={t('desk.shipments.note')} required />
  );
  switch (action) {
    case 'reject':
      return (
        <Act
          {...shared}
          call="rejectTransit"
          label={t('desk.act.reject')}
          flash="desk.flash.rejected"
          danger
        >
          {() => note('reject-note')}
        </Act>
      );
    case 'exception':
      return (
        <Act
          {...shared}
          call="transitException"
          label={t('desk.act.exception')}
          flash="desk.flash.saved"
          danger
        >
          {() => (
            <>
              <Select
                name="exception"
                label={t('desk.shipments.whatHappened')}
                options={(['RETURNED', 'LOST', 'CUSTOMS_SEIZED'] as const).map((value) => ({
                  value,
                  label: t(`transit.event.${value}`),
                }))}
              />
              {note('exception-note')}
            </>
          )}
        </Act>
      );
    default:
      return (
        <Act {...shared} call="noteProblem" label={t('desk.act.problem')} flash="desk.flash.saved">
          {() => (
            <>
              <Select
                name="liable"
                label={t('desk.shipments.liable')}
                defaultValue={order.problem?.liable}
                options={LIABLE_PARTIES.map((value) => ({
                  value,
                  label: t(`desk.liable.${value}`),
                }))}
              />
              <TextArea
                name="note"
                id="problem-note"
                label={t('desk.shipments.problemNote')}
                required
                defaultValue={order.problem?.note}
              />
              <Checkbox name="closed" label={t('desk.shipments.problemClosed')} />
            </>
          )}
        </Act>
      );
  }
}
