import type { Station } from '../../../contract/ops/warehouse/stock.ts';
import {
  LABEL_PRINTING,
  LABEL_SIZES,
  type LabelSize,
  SCALE_BAUDS,
  SCALE_UNITS,
  SCALES,
  STATION_DEVICES,
} from '../../../contract/values/warehouse/station-devices.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState, typedField } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { DeskTenantView } from '../view.ts';

type StationDevicesProps = { view: DeskTenantView; station: Station };

/** The printer and the scale of a station, with the form for leads of the warehouse. */
export function StationDevices({ view, station }: StationDevicesProps) {
  const { t, may } = view;
  const { labelSize, scale } = station;
  const deviceTexts = [
    sizeText(view, labelSize),
    ...(scale === 'NONE' ? [] : [t(`desk.stations.scale.${scale}`)]),
  ];
  if (!may('parcels.lead')) return deviceTexts.join(' · ');
  const form = formState(view.flash, 'equipStation', STATION_DEVICES, station.id);
  return (
    <details open={form.refused}>
      <summary>{deviceTexts.join(' · ')}</summary>
      <DevicesForm view={view} station={station} form={form} />
    </details>
  );
}

const sizeText = ({ t }: DeskTenantView, size: LabelSize): string => {
  const [width = '', height = ''] = size.split('x');
  return t('desk.stations.labelSizeOf', { width, height });
};

type DevicesFormProps = StationDevicesProps & { form: FormState<(typeof STATION_DEVICES)[number]> };

function DevicesForm({ view, station, form }: DevicesFormProps) {
  const { t, tenant } = view;
  const { id, version, name } = station;
  const page = deskPath(tenant.id, 'warehouse', 'stations');
  const fieldId = (field: string) => `${field}-${id}`;
  return (
    <CallForm
      call="equipStation"
      params={{ id }}
      query={{ tenant: tenant.id }}
      version={version}
      next={page}
      back={page}
      flash="desk.flash.saved"
      className="desk-stack"
    >
      <FormMessage form={form} />
      <Select
        id={fieldId('labelSize')}
        {...typedField(form, 'labelSize', station.labelSize)}
        label={t('desk.stations.labelSize')}
        options={LABEL_SIZES.map((value) => ({ value, label: sizeText(view, value) }))}
      />
      <Select
        id={fieldId('printing')}
        {...typedField(form, 'printing', station.printing)}
        label={t('desk.stations.printing')}
        hint={t('desk.stations.printingHint')}
        options={LABEL_PRINTING.map((value) => ({
          value,
          label: t(`desk.stations.printing.${value}`),
        }))}
      />
      <Select
        id={fieldId('scale')}
        {...typedField(form, 'scale', station.scale)}
        label={t('desk.stations.scale')}
        options={SCALES.map((value) => ({ value, label: t(`desk.stations.scale.${value}`) }))}
      />
      <Select
        id={fieldId('scaleUnit')}
        {...typedField(form, 'scaleUnit', station.scaleUnit)}
        label={t('desk.stations.scaleUnit')}
        options={SCALE_UNITS.map((value) => ({ value, label: t(`desk.stations.unit.${value}`) }))}
      />
      <Select
        id={fieldId('scaleBaud')}
        {...typedField(form, 'scaleBaud', station.scaleBaud)}
        label={t('desk.stations.scaleBaud')}
        options={SCALE_BAUDS.map((value) => ({ value, label: value }))}
      />
      <div className="desk-row">
        <Button type="submit" aria-label={t('desk.stations.devicesSaveNamed', { name })}>
          {t('desk.stations.devicesSave')}
        </Button>
      </div>
    </CallForm>
  );
}
