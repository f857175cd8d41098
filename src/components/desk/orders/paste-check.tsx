import type { Output } from '../../../contract/endpoints.ts';
import {
  MAX_PASTED_ROWS,
  PASTE_COLUMNS,
  type PasteColumn,
  type PastedRow,
} from '../../../contract/ops/pasting.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { FormError } from '../../form/form-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { PasteColumns } from './paste-columns.tsx';
import { columnNames, sheetPath } from './paste-view.ts';

type Sheet = Output<'getSheet'>;
type PasteCheckProps = { view: DeskTenantView; sheet: Sheet };

/** The rows of a pasted table as they were understood, where they can be corrected, and taken once all are right. */
export function PasteCheck({ view, sheet }: PasteCheckProps) {
  const { t, tenant, flash, pagePath } = view;
  const { text, columns, rows, bad, total } = sheet;
  if (total > MAX_PASTED_ROWS) {
    return (
      <Notice tone="danger" live>
        {t('desk.paste.tooMany', { total, max: MAX_PASTED_ROWS })}
      </Notice>
    );
  }
  const isRight = bad === 0 && rows.length > 0;
  const table = (
    <DeskTable
      caption={t('desk.paste.title')}
      columns={columnsOf(view)}
      rows={rows}
      idOf={({ line }) => `${line}`}
      empty={null}
    />
  );
  return (
    <>
      <FormError flash={flash} call="pasteOrders" />
      {isRight ? (
        <CallForm
          call="pasteOrders"
          query={{ tenant: tenant.id }}
          next={`${deskPath(tenant.id, 'orders')}?status=PURCHASED`}
          back={pagePath}
          flash="desk.flash.pasted"
          className="desk-row"
        >
          <HiddenSheet sheet={sheet} />
          <Button type="submit" variant="primary">
            {t('desk.paste.take', { count: rows.length })}
          </Button>
        </CallForm>
      ) : (
        <BadRows view={view} sheet={sheet} />
      )}
      <PasteColumns view={view} text={text} columns={columns} />
      {isRight ? (
        table
      ) : (
        <CallForm
          call="keepSheet"
          query={{ tenant: tenant.id }}
          next={sheetPath(view)}
          back={pagePath}
          className="desk-stack"
        >
          <HiddenSheet sheet={sheet} />
          <div className="desk-row">
            <span className="desk-quiet">{t('desk.paste.mend')}</span>
            <Button type="submit" variant="primary">
              {t('desk.paste.again')}
            </Button>
          </div>
          {table}
        </CallForm>
      )}
    </>
  );
}

const HiddenSheet = ({ sheet: { text, columns } }: { sheet: Sheet }) => (
  <>
    <input type="hidden" name="text" value={text} />
    {columns.map(({ column }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column has no other name than its place
      <input key={index} type="hidden" name="columns" value={column} />
    ))}
  </>
);

function BadRows({ view, sheet: { rows, bad } }: PasteCheckProps) {
  const { t } = view;
  return (
    <Notice tone="danger" live title={t('desk.paste.bad', { count: bad })}>
      <ul>
        {rows
          .filter(({ problems }) => problems.length > 0)
          .map((row) => (
            <li key={row.line}>
              {t('desk.paste.line', { line: row.line })}: <bdi>{row.orderNo}</bdi>{' '}
              {problemsOf(view, row)}
            </li>
          ))}
      </ul>
    </Notice>
  );
}

const problemsOf = ({ t }: DeskTenantView, { problems }: PastedRow): string =>
  problems.map((problem) => t(`desk.paste.problem.${problem}`)).join(' ');

function columnsOf(view: DeskTenantView): Column<PastedRow>[] {
  const { t } = view;
  const names = columnNames(view);
  return [
    {
      key: 'line',
      label: t('desk.paste.lineNo'),
      numeric: true,
      cell: (row) => <Line row={row} />,
    },
    ...PASTE_COLUMNS.map((column) => ({
      key: column,
      label: names[column],
      cell: (row: PastedRow) => <Cell row={row} column={column} name={names[column]} />,
    })),
    {
      key: 'problem',
      label: t('desk.paste.result'),
      cell: (row) =>
        row.problems.length > 0 ? (
          <strong className="desk-wrong">{problemsOf(view, row)}</strong>
        ) : (
          t('desk.paste.right')
        ),
    },
  ];
}

/** The line of a row. Where the row can be corrected, it goes along with the corrected cells. */
function Line({ row: { line, problems } }: { row: PastedRow }) {
  if (problems.length === 0) return line;
  return (
    <>
      {line}
      <input type="hidden" name={`mended.${line}.line`} value={line} />
    </>
  );
}

/** A cell of a row: a field if something is wrong with the row. */
function Cell({ row, column, name }: { row: PastedRow; column: PasteColumn; name: string }) {
  if (row.problems.length === 0) return <bdi className="desk-mono">{row[column]}</bdi>;
  return (
    <input
      name={`mended.${row.line}.${column}`}
      defaultValue={row[column]}
      aria-label={`${row.line}: ${name}`}
      autoComplete="off"
      spellCheck={false}
      className="desk-cell"
    />
  );
}
