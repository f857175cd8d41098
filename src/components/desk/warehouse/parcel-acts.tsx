import type { ReactNode } from 'react';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { OpsParcelDetail } from '../../../contract/ops/warehouse/parcels.ts';
import { GOODS_CLASSES } from '../../../contract/values/goods/product-kinds.ts';
import {
  PARCEL_EXCEPTIONS,
  QC_ISSUES,
} from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { OpsParcelAction } from '../../../contract/values/warehouse/scanning.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormError } from '../../form/form-error.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ThenNext } from '../list/walk.tsx';
import type { DeskTenantView } from '../view.ts';
import { MergeFields, SplitFields } from './divide-fields.tsx';

const CALL_OF: Record<Exclude<OpsParcelAction, 'photograph'>, EndpointName> = {
  receive: 'traceParcel',
  arrive: 'parcelArrived',
  check: 'checkParcel',
  correct: 'correctParcel',
  shelve: 'shelveParcel',
  split: 'splitParcel',
  merge: 'mergeParcels',
  exception: 'parcelException',
  returned: 'parcelReturned',
  answer: 'answerObjection',
};
const ORDER = [
  'answer',
  'receive',
  'arrive',
  'check',
  'shelve',
  'correct',
  'split',
  'merge',
  'exception',
  'returned',
] as const;

type Action = keyof typeof CALL_OF;

const MEASURES = ['weightG', 'lengthMm', 'widthMm', 'heightMm'] as const;

/** The fields at which the form of each action shows errors. */
const shownFields = ({ items }: OpsParcelDetail): Record<Action, readonly string[]> => ({
  receive: [],
  arrive: [...MEASURES, 'shelfCode'],
  check: ['issue', 'note'],
  correct: [...MEASURES, 'goodsClass', 'domesticTrackingNo', 'reason'],
  shelve: ['shelfCode'],
  split: [...items.map((_, index) => `quantities.${index}`), 'weightG', 'shelfCode', 'reason'],
  merge: ['code', 'reason'],
  exception: ['exception', 'note'],
  returned: [],
  answer: ['text'],
});

const actForm = ({ flash }: DeskTenantView, parcel: OpsParcelDetail, action: Action) =>
  formState(flash, CALL_OF[action], shownFields(parcel)[action]);

/** Says why an action was refused. It is at the top of the page, because the form may be gone. */
export function ParcelActsError({ view, parcel }: ActsProps) {
  return (
    <>
      <FormError flash={view.flash} call="labelParcel" />
      {ORDER.map((action) => (
        <FormMessage key={action} form={actForm(view, parcel, action)} />
      ))}
    </>
  );
}

type ActsProps = { view: DeskTenantView; parcel: OpsParcelDetail };

/** The possible acts of the staff on a parcel, each as a folded form. The refused form is open, or else the first. */
export function ParcelActs({ view, parcel }: ActsProps) {
  const { t, tenant, pagePath: page } = view;
  const actions = ORDER.filter((action) => parcel.actions.includes(action));
  const refused = actions.find((action) => actForm(view, parcel, action).refused) ?? actions[0];
  if (parcel.actions.length === 0) return null;
  const form = (action: Action, fields: ReactNode) => (
    <CallForm
      call={CALL_OF[action]}
      params={{ id: parcel.id }}
      query={{ tenant: tenant.id }}
      version={parcel.version}
      back={page}
      flash="desk.flash.saved"
    >
      {action !== 'split' && <ThenNext view={view} />}
      {fields}
      {/* Stands after the box: the server reads the first. */}
      <input
        type="hidden"
        name="_next"
        value={
          action === 'split' ? `${deskPath(tenant.id, 'warehouse', 'parcels')}/{parcelNo}` : page
        }
      />
    </CallForm>
  );
  return (
    <section className="desk-card">
      <h2>{t('desk.warehouse.acts')}</h2>
      <div className="desk-acts">
        {actions.map((action) => (
          <details key={action} open={action === refused}>
            <summary>{t(`desk.warehouse.act.${action}`)}</summary>
            {form(action, <Fields view={view} parcel={parcel} action={action} />)}
          </details>
        ))}
      </div>
      {parcel.actions.includes('shelve') && (
        <CallForm
          call="labelParcel"
          params={{ id: parcel.id }}
          query={{ tenant: tenant.id }}
          next={`${deskPath(tenant.id, 'warehouse', 'labels')}?parcel=${parcel.parcelNo}`}
          back={page}
        >
          <Button type="submit">{t('desk.warehouse.act.label')}</Button>
        </CallForm>
      )}
    </section>
  );
}

function Fields({ view, parcel, action }: ActsProps & { action: Action }): ReactNode {
  const { t } = view;
  const form = actForm(view, parcel, action);
  const save = (
    <Button type="submit" variant="primary">
      {t(action === 'correct' ? 'desk.warehouse.save' : `desk.warehouse.act.${action}`)}
    </Button>
  );
  const measures = ({ required }: { required: boolean }) =>
    MEASURES.map((name) => (
      <TextInput
        {...typedField(form, name)}
        key={name}
        id={`${action}-${name}`}
        label={t(`desk.warehouse.${name}`)}
        inputMode="numeric"
        required={required}
        defaultValue={form.value(name) ?? (parcel[name] || '')}
      />
    ));
  switch (action) {
    case 'receive':
      return (
        <>
          <input type="hidden" name="status" value="SIGN" />
          {save}
        </>
      );
    case 'arrive':
      return (
        <>
          {measures({ required: true })}
          <TextInput
            {...typedField(form, 'shelfCode', parcel.shelfCode)}
            id="arrive-shelf"
            label={t('desk.warehouse.shelf')}
          />
          {save}
        </>
      );
    case 'check':
      return (
        <>
          <Select
            {...typedField(form, 'issue')}
            label={t('desk.warehouse.issue')}
            options={[
              { value: '', label: '–' },
              ...QC_ISSUES.map((value) => ({
                value,
                label: translateKey(t, `parcel.issue.${value}`),
              })),
            ]}
          />
          <TextInput {...typedField(form, 'note')} label={t('desk.warehouse.note')} />
          <div className="desk-row">
            <Button type="submit" variant="primary" name="passed" value="true">
              {t('desk.warehouse.passed')}
            </Button>
            <Button type="submit" name="passed" value="false">
              {t('desk.warehouse.failedAct')}
            </Button>
          </div>
        </>
      );
    case 'shelve':
      return (
        <>
          <TextInput
            {...typedField(form, 'shelfCode')}
            label={t('desk.warehouse.shelf')}
            required
          />
          {save}
        </>
      );
    case 'correct':
      return (
        <>
          {measures({ required: false })}
          <Select
            {...typedField(form, 'goodsClass', parcel.goodsClass)}
            label={t('desk.warehouse.class')}
            options={GOODS_CLASSES.map((value) => ({
              value,
              label: translateKey(t, `goodsClass.${value}`),
            }))}
          />
          <TextInput
            {...typedField(form, 'domesticTrackingNo', parcel.domesticTrackingNo)}
            label={t('desk.warehouse.trackingNo')}
          />
          <TextInput {...typedField(form, 'reason')} label={t('desk.warehouse.reason')} required />
          {save}
        </>
      );
    case 'split':
      return <SplitFields t={t} form={form} parcel={parcel} save={save} />;
    case 'merge':
      return <MergeFields t={t} form={form} save={save} />;
    case 'exception':
      return (
        <>
          <Select
            {...typedField(form, 'exception')}
            label={t('desk.warehouse.exceptionKind')}
            options={PARCEL_EXCEPTIONS.map((value) => ({
              value,
              label: t(`desk.warehouse.exception.${value}`),
            }))}
          />
          <TextInput
            id="exception-note"
            {...typedField(form, 'note')}
            label={t('desk.warehouse.note')}
            required
          />
          {save}
        </>
      );
    case 'answer':
      return (
        <>
          <p>{t(`desk.warehouse.answerHint.${parcel.objection?.kind ?? 'RETURN'}`)}</p>
          <TextInput
            id="answer-text"
            {...typedField(form, 'text')}
            label={t('desk.warehouse.answerText')}
            maxLength={300}
          />
          <div className="desk-row">
            <Button type="submit" variant="primary" name="agreed" value="true">
              {t('desk.warehouse.agree')}
            </Button>
            <Button type="submit" name="agreed" value="false">
              {t('desk.warehouse.refuse')}
            </Button>
          </div>
        </>
      );
    case 'returned':
      return (
        <>
          <p>{t('desk.warehouse.returnedHint')}</p>
          {save}
        </>
      );
  }
}
