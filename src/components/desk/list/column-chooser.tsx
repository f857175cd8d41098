import { DENSITIES, listDisplay, PAGE_SIZES } from '../../../contract/values/desk/list-display.ts';
import { LIST_COLUMNS, LIST_FIELDS, type List } from '../../../contract/values/desk/lists.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { DeskTenantView } from '../view.ts';
import { listAddress } from './address.ts';
import type { Column } from './desk-table.tsx';

type ChooserProps = {
  view: DeskTenantView;
  list: List;
  /** The columns that are shown, in their order. */
  chosen: readonly string[];
  /** All columns that the person may see, with their labels. */
  columns: readonly Pick<Column<never>, 'key' | 'label'>[];
};

/**
 * The form for the columns of a list and their order, the size of its pages and the height of its rows. Its fields go
 * into the address of the list; each of its buttons also sends the ticks. The first column names the row, so it can't
 * be unticked.
 */
export function ColumnChooser({ view, list, chosen, columns }: ChooserProps) {
  const { t, pagePath } = view;
  const [path = '', query = ''] = pagePath.split('?', 2);
  const fields = new URLSearchParams(query);
  const kept = [...LIST_FIELDS[list], 'view'].flatMap((name) => {
    const value = fields.get(name);
    return value ? [[name, value] as const] : [];
  });
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const shown = chosen.filter((key) => labels.has(key));
  const hidden = LIST_COLUMNS[list].filter((key) => labels.has(key) && !shown.includes(key));
  return (
    <details className="desk-fold" open={fields.get('edit') === 'columns'}>
      <summary>{t('desk.columns.title')}</summary>
      <form action={path} className="desk-stack">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="columns" value={LIST_COLUMNS[list][0]} />
        <ul className="desk-pick-columns">
          {[...shown, ...hidden].map((key, index) => {
            const label = labels.get(key) ?? key;
            const isFirst = key === LIST_COLUMNS[list][0];
            const isShown = index < shown.length;
            return (
              <li key={key}>
                <label>
                  <input
                    type="checkbox"
                    name="columns"
                    value={key}
                    defaultChecked={isShown}
                    disabled={isFirst}
                  />
                  {label}
                </label>
                {isShown && !isFirst && (
                  <span>
                    <Mover view={view} label={label} move={`${key}:up`} off={index === 1} />
                    <Mover
                      view={view}
                      label={label}
                      move={`${key}:down`}
                      off={index === shown.length - 1}
                    />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <DisplayChoice t={t} fields={fields} />
        <div className="desk-row">
          <Button type="submit" variant="primary" size="sm">
            {t('desk.columns.show')}
          </Button>
          {fields.has('columns') && (
            <ButtonLink
              size="sm"
              variant="ghost"
              href={listAddress(pagePath, {
                columns: LIST_COLUMNS[list].join(),
                edit: undefined,
                view: fields.get('view') ?? 'none',
              })}
            >
              {t('desk.columns.all')}
            </ButtonLink>
          )}
        </div>
      </form>
    </details>
  );
}

/** The size of a page and the height of the rows. */
function DisplayChoice({ t, fields }: { t: DeskTranslate; fields: URLSearchParams }) {
  const { pageSize, density } = listDisplay(fields);
  return (
    <div className="desk-fields">
      <Select
        name="pageSize"
        label={t('desk.columns.pageSize')}
        defaultValue={String(pageSize)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
      />
      <Select
        name="density"
        label={t('desk.columns.density')}
        defaultValue={density}
        options={DENSITIES.map((value) => ({ value, label: t(`desk.columns.density.${value}`) }))}
      />
    </div>
  );
}

type MoverProps = { view: DeskTenantView; label: string; move: string; off: boolean };

/** A button that exchanges a column with the previous or the next one. */
function Mover({ view: { t }, label, move, off }: MoverProps) {
  const isUp = move.endsWith(':up');
  return (
    <button
      type="submit"
      name="move"
      value={move}
      disabled={off}
      aria-label={t(isUp ? 'desk.columns.before' : 'desk.columns.after', { column: label })}
    >
      {isUp ? '↑' : '↓'}
    </button>
  );
}
