import type { DeskTranslate } from '../../../i18n/translator.ts';
import type { Column } from '../list/desk-table.tsx';

/** A row of a table; a row without problems is accepted as it is. */
type SheetRow = { line: number; problems: readonly string[] };

/**
 * The column with the line of a row. If the row can be corrected, a hidden field sends the line with the
 * corrected cells.
 */
export const lineColumn = <R extends SheetRow>(t: DeskTranslate): Column<R> => ({
  key: 'line',
  label: t('desk.paste.lineNo'),
  numeric: true,
  cell: ({ line, problems }) =>
    problems.length === 0 ? (
      line
    ) : (
      <>
        {line}
        <input type="hidden" name={`mended.${line}.line`} value={line} />
      </>
    ),
});

/** The column with the problems of a row, or with a text that the row is right. */
export const resultColumn = <R extends SheetRow>(
  t: DeskTranslate,
  problemsOf: (row: R) => string,
): Column<R> => ({
  key: 'problem',
  label: t('desk.paste.result'),
  cell: (row) =>
    row.problems.length > 0 ? (
      <strong className="desk-wrong">{problemsOf(row)}</strong>
    ) : (
      t('desk.paste.right')
    ),
});

type SheetCellProps = {
  row: SheetRow;
  /** The field of the corrected row. */
  field: string;
  /** The name of the column. */
  name: string;
  text: string;
  /** The class of a text that can't be corrected. */
  className: string;
};

/** A cell of a row: an input field if the row has a problem, else its text. */
export function SheetCell({
  row: { line, problems },
  field,
  name,
  text,
  className,
}: SheetCellProps) {
  if (problems.length === 0) return <bdi className={className}>{text}</bdi>;
  return (
    <input
      name={`mended.${line}.${field}`}
      defaultValue={text}
      aria-label={`${line}: ${name}`}
      autoComplete="off"
      spellCheck={false}
      className="desk-cell"
    />
  );
}
