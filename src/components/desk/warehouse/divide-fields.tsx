import type { ReactNode } from 'react';
import type { OpsParcelDetail } from '../../../contract/ops/warehouse/parcels.ts';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type T = DeskTenantView['t'];

/** Which pieces go into a parcel of their own. */
export function SplitFields({
  t,
  parcel,
  save,
}: {
  t: T;
  parcel: OpsParcelDetail;
  save: ReactNode;
}) {
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
          defaultValue="0"
        />
      ))}
      {parcel.weightG > 0 && (
        <TextInput
          id="split-weight"
          name="weightG"
          label={t('desk.warehouse.partWeight')}
          inputMode="numeric"
          required
        />
      )}
      <TextInput id="split-shelf" name="shelfCode" label={t('desk.warehouse.shelf')} />
      <TextInput id="split-reason" name="reason" label={t('desk.warehouse.reason')} required />
      {save}
    </>
  );
}

/** Which parcel is put to this one. */
export function MergeFields({ t, save }: { t: T; save: ReactNode }) {
  return (
    <>
      <p className="desk-quiet">{t('desk.warehouse.mergeHint')}</p>
      <TextInput
        id="merge-code"
        name="code"
        label={t('desk.warehouse.otherParcel')}
        autoComplete="off"
        required
      />
      <TextInput id="merge-reason" name="reason" label={t('desk.warehouse.reason')} required />
      {save}
    </>
  );
}
