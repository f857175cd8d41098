import { MAX_COUNTED } from '../../../contract/values/list.ts';
import type { Pile } from '../../../contract/values/piles.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { toLocal } from '../../../i18n/time-zone.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { DeskTenantView } from '../view.ts';

/** The id of the form that gets the ticked objects of a pile. */
export const BULK_WORK_FORM = 'bulk-work';

const DAY_MS = 24 * 3_600_000;
const ACTS = ['CLAIM_WORK', 'RELEASE_WORK', 'SNOOZE_WORK'] as const;

type BulkWorkProps = { view: DeskTenantView; pile: Pile; total: number; now: number };

/** Claims, gives back or sets aside the ticked objects of a pile, or all of them. */
export function BulkWork({ view, pile, total, now }: BulkWorkProps) {
  const { t, tenant, zone, locale, pagePath } = view;
  const tomorrow = new Date(toLocal(zone, now) + DAY_MS).toISOString().slice(0, 10);
  const count =
    total > MAX_COUNTED ? `${formatNumber(locale, MAX_COUNTED)}+` : formatNumber(locale, total);
  return (
    <details className="desk-snooze">
      <summary>{t('desk.bulk.many')}</summary>
      <CallForm
        call="startBulk"
        id={BULK_WORK_FORM}
        query={{ tenant: tenant.id }}
        next={`${deskPath(tenant.id, 'jobs')}/{id}`}
        back={pagePath}
        className="desk-stack"
      >
        <input type="hidden" name="filter" value={`pile=${pile}`} />
        <input type="hidden" name="asOf" value={new Date(now).toISOString()} />
        <Select
          name="act"
          label={t('desk.bulk.act')}
          options={ACTS.map((value) => ({ value, label: t(`desk.job.act.${value}`) }))}
        />
        <TextInput
          type="date"
          name="until"
          id="bulk-until"
          label={t('desk.work.snoozeUntil')}
          min={tomorrow}
          defaultValue={tomorrow}
        />
        <TextInput
          name="reason"
          id="bulk-reason"
          label={t('desk.work.snoozeReason')}
          hint={t('desk.bulk.snoozeOnly')}
          maxLength={200}
        />
        <div className="desk-row">
          <Button type="submit" name="which" value="TICKED" variant="primary">
            {t('desk.bulk.ticked')}
          </Button>
          <Button type="submit" name="which" value="ALL">
            {t('desk.bulk.all', { count })}
          </Button>
        </div>
      </CallForm>
    </details>
  );
}
