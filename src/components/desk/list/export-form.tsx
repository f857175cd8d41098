import {
  EXPORT_DAYS,
  EXPORT_FORMATS,
  EXPORT_RIGHTS,
  EXPORTED_AT_ONCE,
  type ExportedList,
} from '../../../contract/values/desk/lists.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState, typedField } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { DeskTenantView } from '../view.ts';
import { filterText } from './filter-text.ts';

type ExportFormProps = {
  view: DeskTenantView;
  list: ExportedList;
  /** The query of the list's call, as the screen makes it. */
  query: Readonly<Record<string, string | number | undefined>>;
  /** The columns that are shown, in their order. */
  columns: readonly string[];
};

/**
 * The form that exports the rows of all pages of a list. A small file is downloaded at once; a larger one is made by a
 * job.
 */
export function ExportForm({ view, list, query, columns }: ExportFormProps) {
  const { t, tenant, may, flash, pagePath } = view;
  if (!may(EXPORT_RIGHTS[list])) return null;
  const form = formState(flash, 'makeExport', ['format']);
  return (
    <details className="desk-snooze" open={form.refused}>
      <summary>{t('desk.export.title')}</summary>
      <CallForm
        call="makeExport"
        query={{ tenant: tenant.id }}
        next={`${deskPath(tenant.id, 'jobs')}/{id}{extension}`}
        back={pagePath}
        className="desk-stack"
      >
        <FormMessage form={form} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="filter" value={filterText(query)} />
        <input type="hidden" name="columns" value={columns.join()} />
        <Select
          {...typedField(form, 'format')}
          label={t('desk.export.format')}
          options={EXPORT_FORMATS.map((value) => ({
            value,
            label: t(`desk.export.format.${value}`),
          }))}
        />
        <p className="desk-quiet">
          {t('desk.export.hint', { rows: EXPORTED_AT_ONCE, days: EXPORT_DAYS })}
        </p>
        <Button type="submit" size="sm">
          {t('desk.export.make')}
        </Button>
      </CallForm>
    </details>
  );
}
