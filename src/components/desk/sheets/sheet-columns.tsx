import { CallForm } from '../../form/call-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { DeskTenantView } from '../view.ts';
import type { KeptSheet, SheetKind } from './sheet-kind.ts';

type SheetColumnsProps = {
  view: DeskTenantView;
  kind: SheetKind;
  sheet: KeptSheet;
  options: readonly { value: string; label: string }[];
};

/** The recognised meaning of each column; it can be changed if the heading does not tell it. */
export function SheetColumns({ view, kind, sheet: { text, columns }, options }: SheetColumnsProps) {
  const { t, tenant, pagePath } = view;
  return (
    <details className="desk-card">
      <summary>{t('desk.paste.columns')}</summary>
      <CallForm
        call={kind.keep}
        query={{ tenant: tenant.id }}
        next={kind.path}
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
