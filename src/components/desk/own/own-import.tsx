import type { OwnSheet, OwnSheetRow } from '../../../contract/ops/shop/own-products.ts';
import { MAX_OWN_ROWS, MAX_OWN_SHEET } from '../../../contract/values/goods/own-products.ts';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { lineColumn, resultColumn, SheetCell } from '../sheets/sheet-cells.tsx';
import { SheetCheck } from '../sheets/sheet-check.tsx';
import { SheetForm } from '../sheets/sheet-form.tsx';
import { columnOptions, type SheetKind } from '../sheets/sheet-kind.ts';
import type { DeskTenantView } from '../view.ts';
import { ownProductsPath } from './own-paths.ts';

/** The most rows with a problem that are listed above the table. */
const MAX_NAMED = 20;

type Sheet = OwnSheet & { text: string };

const kindOf = (view: DeskTenantView): SheetKind => ({
  keep: 'keepOwnSheet',
  path: `${ownProductsPath(view, 'import')}?sheet={id}`,
  maxRows: MAX_OWN_ROWS,
  maxText: MAX_OWN_SHEET,
});

/** The field for a table of own products. */
export const OwnProductPasteForm = ({
  view,
  text,
}: {
  view: DeskTenantView;
  text: string | undefined;
}) => (
  <SheetForm
    view={view}
    kind={kindOf(view)}
    hint={view.t('desk.own.importHint', { rows: MAX_OWN_ROWS })}
    text={text}
    className="desk-card desk-stack desk-wide"
  />
);

/** The rows of a pasted table of own products, to correct and accept. */
export function OwnProductSheetCheck({ view, sheet }: { view: DeskTenantView; sheet: Sheet }) {
  const { t } = view;
  const { rows, known, made, changed } = sheet;
  const wrong = rows
    .filter(({ problems }) => problems.length > 0)
    .slice(0, MAX_NAMED)
    .map((row) => (
      <li key={row.line}>
        {t('desk.paste.line', { line: row.line })}: {problemsOf(view, row)}
      </li>
    ));
  return (
    <SheetCheck
      view={view}
      kind={kindOf(view)}
      sheet={sheet}
      options={columnOptions(
        t,
        known.map((column) => ({ value: column, label: column })),
      )}
      take={{
        call: 'importOwnProducts',
        next: `${ownProductsPath(view)}?state=DRAFT`,
        flash: 'desk.flash.ownImported',
        label: t('desk.own.take', { made, changed }),
      }}
      wrong={wrong}
      className="desk-stack desk-wide"
    >
      <DeskTable
        caption={t('desk.own.import')}
        columns={columnsOf(view, sheet)}
        rows={rows}
        idOf={({ line }) => String(line)}
        empty={null}
      />
    </SheetCheck>
  );
}

const problemsOf = ({ t }: DeskTenantView, { problems }: OwnSheetRow): string =>
  problems.map((problem) => t(`desk.own.problem.${problem}`)).join(' ');

const columnsOf = (view: DeskTenantView, { columns }: Sheet): Column<OwnSheetRow>[] => [
  lineColumn(view.t),
  ...columns.map(({ heading, column }, at) => ({
    key: `${at}`,
    label: column === 'skip' ? heading || view.t('desk.paste.skip') : column,
    cell: (row: OwnSheetRow) => (
      <SheetCell
        row={row}
        field={`cells.${at}`}
        name={column}
        text={row.cells[at] ?? ''}
        className="desk-clip"
      />
    ),
  })),
  resultColumn(view.t, (row) => problemsOf(view, row)),
];
