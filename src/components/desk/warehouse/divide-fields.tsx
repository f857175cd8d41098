import type { ReactNode } from 'react';
import type { OpsParcelDetail } from '../../../contract/ops/warehouse/parcels.ts';
import { type FormState, typedField } from '../../form/field-errors.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type FieldsProps = { t: DeskTenantView['t']; form: FormState; save: ReactNode };

/** The fields for the pieces that go into a parcel of their own. */
export function SplitFields({ t, form, parcel, save }: FieldsProps & { parcel: OpsParcelDetail }) {
  const quantities = form.value('quantities')?.split(',');
  return (
    <>
      <p className="desk-quiet">{t('desk.warehouse.splitHint')}</p>
      {parcel.items.map(({ title, quantity }, index) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          key={index}
          id={`split-${index}`}
          name="quantities"
          label={t('desk.warehouse.pieces', { title, quantity })}
          inputMode="numeric"
          required
          defaultValue={quantities?.[index] ?? '0'}
          error={form.error(`quantities.${index}`)}
        />
      ))}
      {parcel.weightG > 0 && (
        <TextInput
          {...typedField(form, 'weightG')}
          id="split-weight"
          label={t('desk.warehouse.partWeight')}
          inputMode="numeric"
          required
        />
      )}
      <TextInput
        {...typedField(form, 'shelfCode')}
        id="split-shelf"
        label={t('desk.warehouse.shelf')}
      />
      <TextInput
        {...typedField(form, 'reason')}
        id="split-reason"
        label={t('desk.warehouse.reason')}
        required
      />
      {save}
    </>
  );
}

/** The field for the parcel that is merged into this one. */
export function MergeFields({ t, form, save }: FieldsProps) {
  return (
    <>
      <p className="desk-quiet">{t('desk.warehouse.mergeHint')}</p>
      <TextInput
        {...typedField(form, 'code')}
        id="merge-code"
        label={t('desk.warehouse.otherParcel')}
        autoComplete="off"
        required
      />
      <TextInput
        {...typedField(form, 'reason')}
        id="merge-reason"
        label={t('desk.warehouse.reason')}
        required
      />
      {save}
    </>
  );
}
