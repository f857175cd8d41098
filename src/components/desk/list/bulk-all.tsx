import type { BulkAct } from '../../../contract/values/jobs.ts';
import { MAX_COUNTED } from '../../../contract/values/list.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button } from '../../ui/button.tsx';
import type { DeskTenantView } from '../view.ts';
import { filterText } from './export-form.tsx';

type BulkAllProps = {
  view: DeskTenantView;
  act: BulkAct;
  /** The query of the list's call, as the screen makes it. */
  query: Readonly<Record<string, string | number | undefined>>;
  total: number;
  /** When the list was shown, in milliseconds since the epoch: what came later is left out. */
  now: number;
};

/** Does an act with all that match, over all pages; the server remembers which those were. */
export function BulkAll({ view, act, query, total, now }: BulkAllProps) {
  const { t, tenant, locale, flash, pagePath } = view;
  const count =
    total > MAX_COUNTED ? `${formatNumber(locale, MAX_COUNTED)}+` : formatNumber(locale, total);
  return (
    <CallForm
      call="startBulk"
      query={{ tenant: tenant.id }}
      next={`${deskPath(tenant.id, 'jobs')}/{id}`}
      back={pagePath}
      className="desk-row"
    >
      <FormError flash={flash} call="startBulk" />
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="which" value="ALL" />
      <input type="hidden" name="filter" value={filterText(query)} />
      <input type="hidden" name="asOf" value={new Date(now).toISOString()} />
      <Button type="submit">{t(`desk.bulk.all.${act}`, { count })}</Button>
    </CallForm>
  );
}
