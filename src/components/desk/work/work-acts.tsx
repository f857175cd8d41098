import type { WorkRow } from '../../../contract/ops/desk/work.ts';
import { toLocal } from '../../../i18n/time-zone.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormError, MissingRowError } from '../../form/form-error.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

const DAY_MS = 24 * 3_600_000;

const Subject = ({ row: { subject, id } }: { row: WorkRow }) => (
  <>
    <input type="hidden" name="subject" value={subject} />
    <input type="hidden" name="id" value={id} />
  </>
);

type WorkActsProps = { view: DeskTenantView; row: WorkRow; now: number };

type WorkActsErrorProps = { view: DeskTenantView; rows: readonly WorkRow[] };

/** The forms to claim an object, give it back, or set it aside until a day. */
export function WorkActs({ view, row, now }: WorkActsProps) {
  const { t, tenant, me, pagePath } = view;
  const form = { query: { tenant: tenant.id }, next: pagePath, back: pagePath };
  const number = row.number || row.id;
  const isMine = row.claim?.staffId === me.id;
  return (
    <div className="desk-row desk-row-acts">
      {isMine ? (
        <CallForm call="releaseWork" {...form} flash="desk.flash.released">
          <Subject row={row} />
          <Button type="submit" size="sm" aria-label={t('desk.work.releaseOf', { number })}>
            {t('desk.work.release')}
          </Button>
        </CallForm>
      ) : (
        <CallForm call="claimWork" {...form} flash="desk.flash.claimed">
          <Subject row={row} />
          {row.claim && <input type="hidden" name="takeOver" value="true" />}
          <Button
            type="submit"
            size="sm"
            aria-label={t(row.claim ? 'desk.work.takeOverOf' : 'desk.work.claimOf', { number })}
          >
            {t(row.claim ? 'desk.work.takeOver' : 'desk.work.claimButton')}
          </Button>
        </CallForm>
      )}
      <Snooze view={view} row={row} now={now} />
    </div>
  );
}

function Snooze({ view, row, now }: WorkActsProps) {
  const { t, tenant, zone, flash, pagePath } = view;
  const form = formState(flash, 'snoozeWork', ['until', 'reason'], row.id);
  const tomorrow = new Date(toLocal(zone, now) + DAY_MS).toISOString().slice(0, 10);
  return (
    <details className="desk-snooze" open={form.refused}>
      <summary aria-label={t('desk.work.snoozeOf', { number: row.number || row.id })}>
        {t('desk.work.snooze')}
      </summary>
      <CallForm
        call="snoozeWork"
        query={{ tenant: tenant.id }}
        next={pagePath}
        back={pagePath}
        flash="desk.flash.snoozed"
      >
        <FormMessage form={form} />
        <Subject row={row} />
        <TextInput
          {...typedField(form, 'until', tomorrow)}
          type="date"
          id={`until-${row.id}`}
          label={t('desk.work.snoozeUntil')}
          min={tomorrow}
          required
        />
        <TextInput
          {...typedField(form, 'reason')}
          id={`reason-${row.id}`}
          label={t('desk.work.snoozeReason')}
          maxLength={200}
          required
        />
        <Button type="submit" size="sm">
          {t('desk.work.snooze')}
        </Button>
      </CallForm>
    </details>
  );
}

/** Why one of the acts was refused, unless a row shows it already. */
export function WorkActsError({ view: { flash }, rows }: WorkActsErrorProps) {
  return (
    <>
      <FormError flash={flash} call="claimWork" />
      <FormError flash={flash} call="releaseWork" />
      <MissingRowError flash={flash} call="snoozeWork" rows={rows} />
    </>
  );
}
