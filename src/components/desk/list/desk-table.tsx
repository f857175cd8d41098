import type { ReactNode } from 'react';
import { rowAnchor } from '../../../site/list-address.ts';
import { visuallyHidden } from '../../../theme/global.css';
import { Tick } from './tick.tsx';

export type Column<Row> = {
  key: string;
  label: string;
  /** Whether cells are aligned at the end, as amounts are. */
  numeric?: boolean;
  cell: (row: Row) => ReactNode;
};

type DeskTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  /** The form whose field `ids` gets the ticked rows, with the name of each tick box. */
  select?: { form: string; labelOf: (row: Row) => string };
  /** Shown instead of a table without rows. */
  empty: ReactNode;
};

/**
 * A list of the desk. A wide table scrolls in its frame; on a phone each row is a card. The first link of a
 * row opens it.
 */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { caption, columns, rows, idOf, select, empty } = props;
  if (rows.length === 0) return empty;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard
    <section className="desk-table desk-cards" aria-label={caption} tabIndex={0}>
      <table>
        <caption className={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {select && <td />}
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={numeric ? 'desk-number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={idOf(row)} id={rowAnchor(idOf(row))} data-row={idOf(row)}>
              {select && (
                <td className="desk-tick">
                  <Tick
                    name="ids"
                    value={idOf(row)}
                    form={select.form}
                    // The browser would tick again what was sent: the tab keeps the ticks (kept-ticks.ts).
                    autoComplete="off"
                    aria-label={select.labelOf(row)}
                  />
                </td>
              )}
              {columns.map(({ key, label, numeric, cell }, index) => (
                <td
                  key={key}
                  className={numeric ? 'desk-number' : undefined}
                  data-label={label}
                  data-first={index === 0 ? '' : undefined}
                >
                  <div className="desk-value">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
