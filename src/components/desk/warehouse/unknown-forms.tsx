import type { UnknownParcel } from '../../../contract/ops/warehouse/stock.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

type RowProps = { view: DeskTenantView; parcel: UnknownParcel };

/** The common properties of the page's forms. */
function formOf({ tenant, pagePath }: DeskTenantView) {
  const path = deskPath(tenant.id, 'warehouse', 'unknown');
  return { query: { tenant: tenant.id }, next: path, back: pagePath } as const;
}

/** The form that records what an unknown parcel is: an expected parcel, or goods of an order. */
export function ClaimForm({ view, parcel: { id, version } }: RowProps) {
  const { t } = view;
  const form = formState(view.flash, 'claimUnknownParcel', ['number'], id);
  return (
    <details open={form.refused}>
      <summary>{t('desk.unknown.claim')}</summary>
      <CallForm
        {...formOf(view)}
        call="claimUnknownParcel"
        params={{ id }}
        version={version}
        flash="desk.flash.claimed"
      >
        <FormMessage form={form} />
        <TextInput
          id={`number-${id}`}
          {...typedField(form, 'number')}
          label={t('desk.unknown.number')}
          hint={t('desk.unknown.claimHint')}
          required
        />
        <Button type="submit" variant="primary">
          {t('desk.unknown.claim')}
        </Button>
      </CallForm>
    </details>
  );
}

/** The form that disposes of a parcel that nobody claimed. */
export function DisposeForm({ view, parcel: { id, version } }: RowProps) {
  const { t } = view;
  const form = formState(view.flash, 'disposeUnknownParcel', ['reason'], id);
  return (
    <details open={form.refused}>
      <summary>{t('desk.unknown.dispose')}</summary>
      <CallForm
        {...formOf(view)}
        call="disposeUnknownParcel"
        params={{ id }}
        version={version}
        flash="desk.flash.saved"
      >
        <FormMessage form={form} />
        <TextInput
          id={`reason-${id}`}
          {...typedField(form, 'reason')}
          label={t('desk.warehouse.reason')}
          required
        />
        <Button type="submit">{t('desk.unknown.dispose')}</Button>
      </CallForm>
    </details>
  );
}

/** The form that books a parcel that nobody expected. */
export function ReportForm({ view }: { view: DeskTenantView }) {
  const { t, flash } = view;
  const form = formState(flash, 'reportUnknownParcel', [
    'trackingNo',
    'carrier',
    'shelfCode',
    'weightG',
    'note',
  ]);
  return (
    <section className="desk-card">
      <h2>{t('desk.unknown.report')}</h2>
      <CallForm
        {...formOf(view)}
        call="reportUnknownParcel"
        flash="desk.flash.booked"
        className="desk-stack"
      >
        <FormMessage form={form} />
        <TextInput {...typedField(form, 'trackingNo')} label={t('desk.warehouse.trackingNo')} />
        <TextInput {...typedField(form, 'carrier')} label={t('desk.warehouse.carrier')} />
        <TextInput {...typedField(form, 'shelfCode')} label={t('desk.warehouse.shelf')} />
        <TextInput
          {...typedField(form, 'weightG')}
          label={t('desk.warehouse.weightG')}
          inputMode="numeric"
        />
        <TextInput {...typedField(form, 'note')} label={t('desk.warehouse.note')} />
        <div className="desk-row">
          <Button type="submit" variant="primary">
            {t('desk.unknown.report')}
          </Button>
        </div>
      </CallForm>
    </section>
  );
}
