import { PASTE_COLUMNS, type PastedColumn } from '../../../contract/ops/pasting.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { DeskTenantView } from '../view.ts';
import { columnNames, sheetPath } from './paste-view.ts';

type PasteColumnsProps = {
  view: DeskTenantView;
  text: string;
  columns: readonly PastedColumn[];
};

/** What each column was taken for, to be changed where the heading does not say it. */
export function PasteColumns({ view, text, columns }: PasteColumnsProps) {
  const { t, tenant, pagePath } = view;
  const names = columnNames(view);
  const options = [
    ...PASTE_COLUMNS.map((column) => ({ value: column, label: names[column] })),
    { value: 'skip', label: t('desk.paste.skip') },
  ];
  return (
    <details className="desk-card">
      <summary>{t('desk.paste.columns')}</summary>
      <CallForm
        call="keepSheet"
        query={{ tenant: tenant.id }}
        next={sheetPath(view)}
        back={pagePath}
        className="desk-row"
      >
        <input type="hidden" name="text" value={text} />
        {columns.map(({ heading, column }, index) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
            key={index}
            id={`column-${index}`}
            name="columns"
            label={heading || t('desk.paste.column', { number: index + 1 })}
            options={options}
            defaultValue={column}
          />
        ))}
        <Button type="submit">{t('desk.paste.mapped')}</Button>
      </CallForm>
    </details>
  );
}
