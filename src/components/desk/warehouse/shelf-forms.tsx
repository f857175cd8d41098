import { SCAN_STEPS } from '../../../contract/values/warehouse/scanning.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type FormProps = { view: DeskTenantView; warehouses: readonly { id: string; name: string }[] };

const options = (warehouses: FormProps['warehouses']) =>
  warehouses.map(({ id, name }) => ({ value: id, label: name }));

export function AddShelves({ view: { t, tenant, flash }, warehouses }: FormProps) {
  const form = formState(flash, 'addShelves', ['warehouseId', 'zone', 'codes']);
  const path = deskPath(tenant.id, 'warehouse', 'shelves');
  return (
    <section className="desk-card">
      <h2>{t('desk.shelves.add')}</h2>
      <CallForm
        call="addShelves"
        query={{ tenant: tenant.id }}
        next={path}
        back={path}
        flash="desk.flash.saved"
        className="desk-stack"
      >
        <FormMessage form={form} />
        <Select
          {...typedField(form, 'warehouseId')}
          label={t('desk.warehouse.warehouse')}
          options={options(warehouses)}
        />
        <TextInput {...typedField(form, 'zone')} label={t('desk.shelves.zone')} />
        <TextArea
          {...typedField(form, 'codes')}
          label={t('desk.shelves.codes')}
          hint={t('desk.shelves.codesHint')}
          rows={5}
          required
        />
        <div className="desk-row">
          <Button type="submit" variant="primary">
            {t('desk.shelves.add')}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}

export function AddStation({ view: { t, tenant, flash }, warehouses }: FormProps) {
  const form = formState(flash, 'addStation', ['warehouseId', 'name', 'step']);
  const path = deskPath(tenant.id, 'warehouse', 'stations');
  return (
    <section className="desk-card">
      <h2>{t('desk.stations.add')}</h2>
      <CallForm
        call="addStation"
        query={{ tenant: tenant.id }}
        next={path}
        back={path}
        flash="desk.flash.saved"
        className="desk-stack"
      >
        <FormMessage form={form} />
        <Select
          id="station-warehouse"
          {...typedField(form, 'warehouseId')}
          label={t('desk.warehouse.warehouse')}
          options={options(warehouses)}
        />
        <TextInput {...typedField(form, 'name')} label={t('desk.stations.name')} required />
        <Select
          {...typedField(form, 'step')}
          label={t('desk.stations.step')}
          options={SCAN_STEPS.map((value) => ({ value, label: t(`desk.scan.step.${value}`) }))}
        />
        <div className="desk-row">
          <Button type="submit" variant="primary">
            {t('desk.stations.add')}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
