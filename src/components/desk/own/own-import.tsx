import type { OwnSheet, OwnSheetRow } from '../../../contract/ops/own-products.ts';
import { MAX_OWN_ROWS, MAX_OWN_SHEET } from '../../../contract/values/own-products.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormError } from '../../form/form-error.tsx';
import { FormMessage } from '../../form/form-message.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';
import { ownPath } from './own-paths.ts';

type Sheet = OwnSheet & { text: string };
type SheetProps = { view: DeskTenantView; sheet: Sheet };

const sheetPath = (view: DeskTenantView): string => `${ownPath(view, 'import')}?sheet={id}`;

/** The field for a table from a spreadsheet. The table is kept, so that back and reload show it again. */
export function OwnPasteForm({ view, text }: { view: DeskTenantView; text: string | undefined }) {
  const { t, tenant, flash, pagePath } = view;
  const form = formState(flash, 'keepOwnSheet', ['text']);
  return (
    <CallForm
      call="keepOwnSheet"
      query={{ tenant: tenant.id }}
      next={sheetPath(view)}
      back={pagePath}
      className="desk-card desk-stack desk-wide"
    >
      <FormMessage form={form} />
      <TextArea
        name="text"
        label={t('desk.paste.label')}
        hint={t('desk.own.importHint', { rows: MAX_OWN_ROWS })}
        rows={12}
        maxLength={MAX_OWN_SHEET}
        required
        spellCheck={false}
        className="desk-sheet"
        defaultValue={form.value('text') ?? text}
        error={form.error('text')}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('desk.paste.check')}
        </Button>
      </div>
    </CallForm>
  );
}

/** The rows of a table as they were understood, where they can be corrected, and taken once all are right. */
export function OwnSheetCheck({ view, sheet }: SheetProps) {
  const { t, tenant, flash, pagePath } = view;
  const { rows, bad, total, made, changed } = sheet;
  if (total > MAX_OWN_ROWS) {
    return (
      <Notice tone="danger" live>
        {t('desk.paste.tooMany', { total, max: MAX_OWN_ROWS })}
      </Notice>
    );
  }
  const isRight = bad === 0 && rows.length > 0;
  const table = (
    <DeskTable
      caption={t('desk.own.import')}
      columns={columnsOf(view, sheet)}
      rows={rows}
      idOf={({ line }) => String(line)}
      empty={null}
    />
  );
  if (isRight) {
    return (
      <>
        <FormError flash={flash} call="importOwnProducts" />
        <CallForm
          call="importOwnProducts"
          query={{ tenant: tenant.id }}
          next={`${ownPath(view)}?state=DRAFT`}
          back={pagePath}
          flash="desk.flash.ownImported"
          className="desk-row"
        >
          <HiddenSheet sheet={sheet} />
          <Button type="submit" variant="primary">
            {t('desk.own.take', { made, changed })}
          </Button>
        </CallForm>
        <SheetColumns view={view} sheet={sheet} />
        {table}
      </>
    );
  }
  return (
    <>
      <FormError flash={flash} call="importOwnProducts" />
      <Notice tone="danger" live title={t('desk.paste.bad', { count: bad })}>
        <ul>
          {rows
            .filter(({ problems }) => problems.length > 0)
            .slice(0, 20)
            .map((row) => (
              <li key={row.line}>
                {t('desk.paste.line', { line: row.line })}: {problemsOf(view, row)}
              </li>
            ))}
        </ul>
      </Notice>
      <SheetColumns view={view} sheet={sheet} />
      <CallForm
        call="keepOwnSheet"
        query={{ tenant: tenant.id }}
        next={sheetPath(view)}
        back={pagePath}
        className="desk-stack desk-wide"
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

const problemsOf = ({ t }: DeskTenantView, { problems }: OwnSheetRow): string =>
  problems.map((problem) => t(`desk.own.problem.${problem}`)).join(' ');

/** What each column was taken for, to be changed where the heading does not say it. */
function SheetColumns({ view, sheet }: SheetProps) {
  const { t, tenant, pagePath } = view;
  const { text, columns, known } = sheet;
  const options = [
    ...known.map((column) => ({ value: column, label: column })),
    { value: 'skip', label: t('desk.paste.skip') },
  ];
  return (
    <details className="desk-card">
      <summary>{t('desk.paste.columns')}</summary>
      <CallForm
        call="keepOwnSheet"
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

function columnsOf(view: DeskTenantView, { columns }: Sheet): Column<OwnSheetRow>[] {
  const { t } = view;
  return [
    {
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
    },
    ...columns.map(({ heading, column }, at) => ({
      key: `${at}`,
      label: column === 'skip' ? heading || t('desk.paste.skip') : column,
      cell: (row: OwnSheetRow) => <SheetCell row={row} at={at} name={column} />,
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

/** A cell: a field if something is wrong with the row. */
function SheetCell({ row, at, name }: { row: OwnSheetRow; at: number; name: string }) {
  const text = row.cells[at] ?? '';
  if (row.problems.length === 0) return <bdi className="desk-clip">{text}</bdi>;
  return (
    <input
      name={`mended.${row.line}.cells.${at}`}
      defaultValue={text}
      aria-label={`${row.line}: ${name}`}
      autoComplete="off"
      spellCheck={false}
      className="desk-cell"
    />
  );
}
