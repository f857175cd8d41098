import type { TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import { formatOffset, minutesFromUtc } from '../../../i18n/time-zone.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';
import { problemText, tariffPath, tariffsPath } from './tariff-view.ts';

type ActsProps = { view: DeskTenantView; tariff: TariffDetail };

/**
 * The common properties of the forms for acts on a version: afterwards the list is shown, or after a
 * refusal the version again.
 */
const actForm = ({ view, tariff }: ActsProps) => ({
  params: { id: tariff.id },
  query: { tenant: view.tenant.id },
  version: tariff.version,
  next: tariffsPath(view),
  back: tariffPath(view, tariff.id),
});

/** Says whether a draft can be published, and what prevents it. */
export function TariffCheck({ view: { t }, tariff }: ActsProps) {
  const { problems, unnamed, state } = tariff;
  if (state !== 'DRAFT') return <Notice tone="info">{t('desk.tariff.readOnly')}</Notice>;
  const count = problems.length + unnamed.length;
  if (count === 0) return <Notice tone="success">{t('desk.tariff.right')}</Notice>;
  return (
    <Notice tone="danger" title={t('desk.tariff.mistakes', { count })}>
      <ul>
        {problems.slice(0, 10).map((problem) => (
          <li key={`${problem.row} ${problem.column} ${problem.code}`}>
            {t('desk.tariff.mistake', {
              row: t('desk.tariff.rowNo', { row: problem.row + 1 }),
              column: t(`desk.tariff.column.${problem.column}`),
              problem: problemText(t, problem),
            })}
          </li>
        ))}
        {unnamed.length > 0 && <li>{t('desk.tariff.unnamed', { codes: unnamed.join(', ') })}</li>}
      </ul>
    </Notice>
  );
}

/** The possible acts on a version: publish, publish again, withdraw, delete. */
export function TariffActs({ view, tariff }: ActsProps) {
  const { t } = view;
  const may = (act: TariffDetail['actions'][number]) =>
    tariff.actions.includes(act) &&
    view.may(act === 'change' || act === 'delete' ? 'prices.act' : 'prices.publish');
  return (
    <>
      {may('publish') && <PublishForm view={view} tariff={tariff} />}
      {tariff.actions.includes('publish') && !view.may('prices.publish') && (
        <p className="desk-quiet">{t('desk.tariff.publish.notMay')}</p>
      )}
      {may('rollBack') && (
        <ReasonForm
          {...{ view, tariff }}
          call="rollBackTariff"
          label={t('desk.tariff.rollBack')}
          flash="desk.flash.tariffPublished"
        />
      )}
      {may('withdraw') && (
        <ReasonForm
          {...{ view, tariff }}
          call="withdrawTariff"
          label={t('desk.tariff.withdraw')}
          flash="desk.flash.tariffWithdrawn"
        />
      )}
      {may('delete') && <DeleteForm view={view} tariff={tariff} />}
    </>
  );
}

function PublishForm({ view, tariff }: ActsProps) {
  const { t, flash, zone } = view;
  const form = formState(flash, 'publishTariff', ['validFrom', 'note']);
  return (
    <CallForm
      call="publishTariff"
      className="desk-card desk-stack"
      {...actForm({ view, tariff })}
      flash="desk.flash.tariffPublished"
    >
      <h2>{t('desk.tariff.publish')}</h2>
      <FormMessage form={form} />
      <TextInput
        name="validFrom"
        type="datetime-local"
        label={t('desk.tariff.publish.from')}
        hint={t('desk.tariff.publish.fromHint', {
          zone: formatOffset(minutesFromUtc(zone, Date.now())),
        })}
        defaultValue={form.value('validFrom')}
        error={form.error('validFrom')}
      />
      <TextInput
        name="note"
        label={t('desk.tariff.publish.note')}
        maxLength={300}
        defaultValue={form.value('note')}
        error={form.error('note')}
      />
      <Button type="submit" variant="primary">
        {t('desk.tariff.publish')}
      </Button>
    </CallForm>
  );
}

type ReasonProps = ActsProps & {
  call: 'rollBackTariff' | 'withdrawTariff';
  label: string;
  flash: string;
};

function ReasonForm({ view, tariff, call, label, flash }: ReasonProps) {
  const { t } = view;
  const form = formState(view.flash, call, ['reason']);
  return (
    <CallForm
      call={call}
      className="desk-card desk-stack"
      {...actForm({ view, tariff })}
      flash={flash}
    >
      <FormMessage form={form} />
      <TextInput
        name="reason"
        label={t('desk.tariff.reason')}
        required
        maxLength={300}
        defaultValue={form.value('reason')}
        error={form.error('reason')}
      />
      <Button type="submit" variant="primary">
        {label}
      </Button>
    </CallForm>
  );
}

function DeleteForm({ view, tariff }: ActsProps) {
  const { t, flash } = view;
  return (
    <CallForm
      call="deleteTariffDraft"
      {...actForm({ view, tariff })}
      flash="desk.flash.tariffDeleted"
    >
      <FormMessage form={formState(flash, 'deleteTariffDraft', [])} />
      <Button type="submit">{t('desk.tariff.delete')}</Button>
    </CallForm>
  );
}

/** The link to download the table as CSV, and the form that replaces the table by a CSV file. */
export function TariffFile({ view, tariff }: ActsProps) {
  const { t, tenant, flash } = view;
  const form = formState(flash, 'importTariff', ['text']);
  const mayChange = tariff.actions.includes('change') && view.may('prices.act');
  const path = tariffPath(view, tariff.id, { view: 'file' });
  return (
    <>
      <div className="desk-row">
        {(['rows', 'names'] as const).map((part) => (
          <a key={part} href={`${tariffPath(view, tariff.id)}/${part}.csv`} download>
            {t(`desk.tariff.file.${part}`)}
          </a>
        ))}
      </div>
      {mayChange && (
        <CallForm
          call="importTariff"
          className="desk-card desk-stack"
          params={{ id: tariff.id }}
          query={{ tenant: tenant.id }}
          version={tariff.version}
          next={tariffPath(view, tariff.id)}
          back={path}
          flash="desk.flash.tariffSaved"
        >
          <FormMessage form={form} />
          <TextArea
            name="text"
            label={t('desk.tariff.file.in')}
            hint={t('desk.tariff.file.hint')}
            rows={12}
            required
            spellCheck={false}
            className="desk-sheet"
            defaultValue={form.value('text')}
            error={form.error('text')}
          />
          <Button type="submit" variant="primary">
            {t('desk.tariff.file.replace')}
          </Button>
        </CallForm>
      )}
    </>
  );
}
