import type { Output } from '../../../contract/endpoints.ts';
import { PASTE_COLUMNS, type PastedRow } from '../../../contract/ops/orders/pasting.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { lineColumn, resultColumn, SheetCell } from '../sheets/sheet-cells.tsx';
import { SheetCheck } from '../sheets/sheet-check.tsx';
import { columnOptions } from '../sheets/sheet-kind.ts';
import type { DeskTenantView } from '../view.ts';
import { columnNames, sheetKind } from './paste-view.ts';

/** The rows of a pasted table of orders, to correct and accept. */
export function PasteCheck({ view, sheet }: { view: DeskTenantView; sheet: Output<'getSheet'> }) {
  const { t, tenant } = view;
  const { rows } = sheet;
  const names = columnNames(view);
  const wrong = rows
    .filter(({ problems }) => problems.length > 0)
    .map((row) => (
      <li key={row.line}>
        {t('desk.paste.line', { line: row.line })}: <bdi>{row.orderNo}</bdi> {problemsOf(view, row)}
      </li>
    ));
  return (
    <SheetCheck
      view={view}
      kind={sheetKind(view)}
      sheet={sheet}
      options={columnOptions(
        t,
        PASTE_COLUMNS.map((column) => ({ value: column, label: names[column] })),
      )}
      take={{
        call: 'pasteOrders',
        next: `${deskPath(tenant.id, 'orders')}?status=PURCHASED`,
        flash: 'desk.flash.pasted',
        label: t('desk.paste.take', { count: rows.length }),
      }}
      wrong={wrong}
      className="desk-stack"
    >
      <DeskTable
        caption={t('desk.paste.title')}
        columns={columnsOf(view)}
        rows={rows}
        idOf={({ line }) => `${line}`}
        empty={null}
      />
    </SheetCheck>
  );
}

const problemsOf = ({ t }: DeskTenantView, { problems }: PastedRow): string =>
  problems.map((problem) => t(`desk.paste.problem.${problem}`)).join(' ');

function columnsOf(view: DeskTenantView): Column<PastedRow>[] {
  const names = columnNames(view);
  return [
    lineColumn(view.t),
    ...PASTE_COLUMNS.map((column) => ({
      key: column,
      label: names[column],
      cell: (row: PastedRow) => (
        <SheetCell
          row={row}
          field={column}
          name={names[column]}
          text={row[column]}
          className="desk-mono"
        />
      ),
    })),
    resultColumn(view.t, (row) => problemsOf(view, row)),
  ];
}
