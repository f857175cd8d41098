import type { OpsTransit, ShipmentAction } from '../../../contract/ops/warehouse/shipments.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { Act } from './act.tsx';

type ActProps = {
  view: DeskTenantView;
  order: OpsTransit;
  params: { id: string };
  version: number;
  action: ShipmentAction;
};

/** The form for the hand-over to a carrier, or for a correction of its data. */
export function CarrierAct({ order, action, ...shared }: ActProps) {
  const { t } = shared.view;
  const isCorrection = action === 'correctTracking';
  const others = order.packedBoxes.filter(({ number }) => number > 1);
  const id = (name: string) => `${action}-${name}`;
  return (
    <Act<string>
      {...shared}
      call={isCorrection ? 'correctShipmentTracking' : 'handOver'}
      label={t(isCorrection ? 'desk.shipments.correctTracking' : 'desk.act.handOver')}
      flash={isCorrection ? 'desk.flash.corrected' : 'desk.flash.handedOver'}
      fields={['carrier', 'trackingNo', 'reason', 'cost']}
    >
      {(form) => (
        <>
          <TextInput
            name="carrier"
            id={id('carrier')}
            label={t('desk.shipments.carrier')}
            required
            defaultValue={form.value('carrier') ?? order.carrier}
            error={form.error('carrier')}
          />
          <TextInput
            name="trackingNo"
            id={id('trackingNo')}
            label={t('desk.shipments.trackingNo')}
            required
            defaultValue={form.value('trackingNo') ?? order.trackingNo}
            error={form.error('trackingNo')}
          />
          {isCorrection ? (
            <>
              {others.length > 0 && (
                <Select
                  name="box"
                  id={id('box')}
                  label={t('desk.shipments.ofBox')}
                  options={order.packedBoxes.map(({ number }) => ({
                    value: String(number),
                    label: t('desk.shipments.box', { number }),
                  }))}
                />
              )}
              <TextInput
                name="reason"
                id={id('reason')}
                label={t('desk.shipments.reason')}
                required
                error={form.error('reason')}
              />
            </>
          ) : (
            others.map(({ number }, index) => (
              <div key={number}>
                <input type="hidden" name={`boxes.${index}.number`} value={number} />
                <TextInput
                  name={`boxes.${index}.trackingNo`}
                  id={id(`box-${number}`)}
                  required
                  label={t('desk.shipments.trackingNoOf', { number })}
                />
              </div>
            ))
          )}
          {!isCorrection && (
            <TextInput
              name="cost"
              id={id('cost')}
              label={t('desk.shipments.cost')}
              hint={t('desk.shipments.cost.hint')}
              inputMode="decimal"
              defaultValue={form.value('cost') ?? ''}
              error={form.error('cost')}
            />
          )}
        </>
      )}
    </Act>
  );
}

/** The form for the carrier's charge, which can be entered at any time after the hand-over. */
export function FreightCostAct({ order, action, ...shared }: ActProps) {
  const { t } = shared.view;
  return (
    <Act<string>
      {...shared}
      call="setFreightCost"
      label={t('desk.act.freightCost')}
      flash="desk.flash.saved"
      fields={['cost', 'note']}
    >
      {(form) => (
        <>
          <TextInput
            name="cost"
            id={`${action}-cost`}
            label={t('desk.shipments.cost')}
            hint={t('desk.shipments.cost.all')}
            inputMode="decimal"
            required
            defaultValue={form.value('cost') ?? order.freightCost ?? ''}
            error={form.error('cost')}
          />
          <TextInput
            name="note"
            id={`${action}-note`}
            label={t('desk.shipments.note')}
            maxLength={300}
            defaultValue={form.value('note') ?? ''}
            error={form.error('note')}
          />
        </>
      )}
    </Act>
  );
}
