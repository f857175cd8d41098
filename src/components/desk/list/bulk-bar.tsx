import type { Job } from '../../../contract/ops/desk/jobs.ts';
import {
  BULK_INPUT,
  type BulkAct,
  type BulkList,
  MAX_TICKED,
} from '../../../contract/values/desk/jobs.ts';
import { MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { toLocal } from '../../../i18n/time-zone.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { isOpen, jobProgress, jobTitle } from '../jobs/job-words.ts';
import type { DeskTenantView } from '../view.ts';
import { listAddress } from './address.ts';
import { DeskTicks } from './desk-ticks.tsx';
import { filterText } from './filter-text.ts';

/** The id of the form that gets the ticked rows of a list. */
export const BULK_FORM = 'bulk';

const DAY_MS = 24 * 3_600_000;

type BulkBarProps = {
  view: DeskTenantView;
  list: BulkList;
  /** What the person may do with the objects of the list. */
  acts: readonly BulkAct[];
  /** The query of the list's call, as the screen makes it. */
  query: Readonly<Record<string, string | number | undefined>>;
  total: number;
  /** When the list was shown, in milliseconds since the epoch. "All" are the matching rows that existed then. */
  now: number;
};

/**
 * The form that starts a job for the ticked rows, or for all rows that match the filters; the list then says how the
 * job went. With scripts the form keeps the ticks over several pages, and is hidden while nothing is ticked. Without
 * scripts it sends the ticks of the open page.
 */
export function BulkBar({ view, list, acts, query, total, now }: BulkBarProps) {
  const { t, tenant, me, locale, flash, pagePath } = view;
  if (acts.length === 0) return null;
  const form = formState(flash, 'startBulk', ['until', 'reason']);
  const filter = filterText(query);
  const page = listAddress(pagePath, {
    job: undefined,
    cursor: new URLSearchParams(pagePath.split('?', 2)[1]).get('cursor') ?? undefined,
  });
  const capped = Math.min(total, MAX_COUNTED);
  const count = `${formatNumber(locale, capped)}${total > MAX_COUNTED ? '+' : ''}`;
  return (
    <CallForm
      call="startBulk"
      id={BULK_FORM}
      query={{ tenant: tenant.id }}
      next={`${page}${page.includes('?') ? '&' : '?'}job={id}`}
      back={page}
      className="desk-bulk"
    >
      <FormMessage form={form} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="filter" value={filter} />
      <input type="hidden" name="asOf" value={new Date(now).toISOString()} />
      <DeskTicks
        key={pagePath}
        form={BULK_FORM}
        storageKey={`sampan_ticks ${me.id} ${tenant.id} ${list} ${filter}`}
        most={MAX_TICKED}
        isRefused={form.refused}
        texts={{
          ticked: t('desk.bulk.count', { count: '#' }),
          elsewhere: t('desk.bulk.elsewhere', { count: '#' }),
          clear: t('desk.bulk.untick'),
          tickPage: t('desk.bulk.tickPage'),
          most: t('desk.bulk.most', { count: MAX_TICKED }),
        }}
      />
      <Select
        name="act"
        label={t('desk.bulk.act')}
        defaultValue={form.value('act')}
        options={acts.map((value) => ({ value, label: t(`desk.job.act.${value}`) }))}
      />
      <Inputs view={view} acts={acts} now={now} form={form} />
      <div className="desk-row">
        <Button type="submit" name="which" value="TICKED" variant="primary">
          {t('desk.bulk.ticked')}
        </Button>
        {total > 1 && (
          <Button type="submit" name="which" value="ALL">
            {t('desk.bulk.all', { count })}
          </Button>
        )}
      </div>
    </CallForm>
  );
}

type InputsProps = Pick<BulkBarProps, 'view' | 'acts' | 'now'> & {
  form: ReturnType<typeof formState<'until' | 'reason'>>;
};

/** The fields for the day and the reason, shown while the chosen act needs them. */
function Inputs({ view: { t, zone }, acts, now, form }: InputsProps) {
  const tomorrow = new Date(toLocal(zone, now) + DAY_MS).toISOString().slice(0, 10);
  const needs = (field: 'until' | 'reason') => acts.some((act) => BULK_INPUT[act]?.includes(field));
  return (
    <>
      {needs('until') && (
        <div data-for="SNOOZE">
          <TextInput
            type="date"
            name="until"
            id="bulk-until"
            label={t('desk.work.snoozeUntil')}
            min={tomorrow}
            defaultValue={form.value('until') ?? tomorrow}
            error={form.error('until')}
          />
        </div>
      )}
      {needs('reason') && (
        <div data-for="SNOOZE">
          <TextInput
            name="reason"
            id="bulk-reason"
            label={t('desk.work.snoozeReason')}
            maxLength={200}
            defaultValue={form.value('reason')}
            error={form.error('reason')}
          />
        </div>
      )}
    </>
  );
}

/** Says how the job went that was started from this list. The result for each row is on the page of the job. */
export function JobNotice({ view, job }: { view: DeskTenantView; job: Job | undefined }) {
  const { t, tenant, locale } = view;
  if (!job) return null;
  const tone = isOpen(job) ? 'info' : job.failed > 0 || job.error ? 'warning' : 'success';
  return (
    <Notice tone={tone} live>
      {jobTitle(view, job)}: {jobProgress(view, job)}
      {job.failed > 0 && ` · ${t('desk.job.failed')}: ${formatNumber(locale, job.failed)}`}{' '}
      <a href={deskPath(tenant.id, 'jobs', job.id)}>{t('desk.job.results')}</a>
    </Notice>
  );
}
