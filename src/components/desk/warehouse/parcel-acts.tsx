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

type ActsProps = { view: DeskTenantView; parcel: OpsParcelDetail };

/** What the staff may do with a parcel now, each as a form that opens. The first one is open. */
export function ParcelActs({ view, parcel }: ActsProps) {
  const { t, tenant, pagePath: page } = view;
  const actions = ORDER.filter((action) => parcel.actions.includes(action));
  if (parcel.actions.length === 0) return null;
  const form = (action: keyof typeof CALL_OF, fields: ReactNode) => (
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
        {actions.map((action, index) => (
          <details key={action} open={index === 0}>
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

function Fields({
  view: { t },
  parcel,
  action,
}: ActsProps & { action: keyof typeof CALL_OF }): ReactNode {
  const save = (
    <Button type="submit" variant="primary">
      {t(action === 'correct' ? 'desk.warehouse.save' : `desk.warehouse.act.${action}`)}
    </Button>
  );
  const measures = (required: boolean) =>
    (['weightG', 'lengthMm', 'widthMm', 'heightMm'] as const).map((name) => (
      <TextInput
        key={name}
        id={`${action}-${name}`}
        name={name}
        label={t(`desk.warehouse.${name}`)}
        inputMode="numeric"
        required={required}
        defaultValue={parcel[name] || ''}
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
          {measures(true)}
          <TextInput
            id="arrive-shelf"
            name="shelfCode"
            label={t('desk.warehouse.shelf')}
            defaultValue={parcel.shelfCode}
          />
          {save}
        </>
      );
    case 'check':
      return (
        <>
          <Select
            name="issue"
            label={t('desk.warehouse.issue')}
            options={[
              { value: '', label: '–' },
              ...QC_ISSUES.map((value) => ({
                value,
                label: translateKey(t, `parcel.issue.${value}`),
              })),
            ]}
          />
          <TextInput name="note" label={t('desk.warehouse.note')} />
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
          <TextInput name="shelfCode" label={t('desk.warehouse.shelf')} required />
          {save}
        </>
      );
    case 'correct':
      return (
        <>
          {measures(false)}
          <Select
            name="goodsClass"
            label={t('desk.warehouse.class')}
            defaultValue={parcel.goodsClass}
            options={GOODS_CLASSES.map((value) => ({
              value,
              label: translateKey(t, `goodsClass.${value}`),
            }))}
          />
          <TextInput
            name="domesticTrackingNo"
            label={t('desk.warehouse.trackingNo')}
            defaultValue={parcel.domesticTrackingNo}
          />
          <TextInput name="reason" label={t('desk.warehouse.reason')} required />
          {save}
        </>
      );
    case 'split':
      return <SplitFields t={t} parcel={parcel} save={save} />;
    case 'merge':
      return <MergeFields t={t} save={save} />;
    case 'exception':
      return (
        <>
          <Select
            name="exception"
            label={t('desk.warehouse.exceptionKind')}
            options={PARCEL_EXCEPTIONS.map((value) => ({
              value,
              label: t(`desk.warehouse.exception.${value}`),
            }))}
          />
          <TextInput id="exception-note" name="note" label={t('desk.warehouse.note')} required />
          {save}
        </>
      );
    case 'answer':
      return (
        <>
          <p>{t(`desk.warehouse.answerHint.${parcel.objection?.kind ?? 'RETURN'}`)}</p>
          <TextInput
            id="answer-text"
            name="text"
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
