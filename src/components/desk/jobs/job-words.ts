import type { Job } from '../../../contract/ops/desk/jobs.ts';
import { MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import { formatNumber } from '../../../i18n/format.ts';
import type { DeskTenantView } from '../view.ts';

/** The title of a job, such as “Export: orders”. */
export const jobTitle = ({ t }: DeskTenantView, { act, list }: Job): string =>
  act ? t(`desk.job.act.${act}`) : t('desk.job.export', { list: t(`desk.list.${list}`) });

/** How many objects of a job are done: `120 / 400`. */
export function jobProgress({ locale }: DeskTenantView, { done, failed, total }: Job): string {
  const shownTotal =
    total > MAX_COUNTED && done <= MAX_COUNTED
      ? `${formatNumber(locale, MAX_COUNTED)}+`
      : formatNumber(locale, total);
  return `${formatNumber(locale, done + failed)} / ${shownTotal}`;
}

export const JOB_TONES = {
  QUEUED: 'info',
  RUNNING: 'info',
  DONE: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
} as const;

/** Whether a job still waits or runs. */
export const isOpen = ({ state }: Job): boolean => state === 'QUEUED' || state === 'RUNNING';
