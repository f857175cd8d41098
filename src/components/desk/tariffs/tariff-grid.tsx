import type { CellProblem, TariffDetail } from '../../../contract/ops/shop/tariffs.ts';
import {
  PRICE_MODELS,
  TARIFF_COLUMN_GROUPS,
  type TariffCells,
  type TariffColumn,
  type TariffColumnGroup,
  VOLUME_MODES,
} from '../../../contract/values/money/tariff.ts';
import { Tick } from '../list/tick.tsx';
import type { DeskTenantView } from '../view.ts';
import { DraftForm } from './draft-form.tsx';
import { problemText, tariffPath } from './tariff-view.ts';

/** How many rows a page has. */
export const GRID_ROWS = 50;
/** How many empty rows follow the last one. */
const NEW_ROWS = 2;

type GridProps = {
  view: DeskTenantView;
  tariff: TariffDetail;
  group: TariffColumnGroup;
  /** The code of the only option to show; empty for all. */
  option: string;
  /** From 1. */
  page: number;
};

type NumberedRow = { row: number; cells: TariffCells };

/** The rows of a version, of one option or of all. */
export const rowsShown = ({ table }: TariffDetail, option: string): NumberedRow[] =>
  table
    .map((cells, row) => ({ row, cells }))
    .filter(({ cells }) => option === '' || cells.code === option);

/** The table of a version. In a draft each cell is a field. The form works without scripts. */
export function TariffGrid({ view, tariff, group, option, page }: GridProps) {
  const rows = rowsShown(tariff, option).slice((page - 1) * GRID_ROWS, page * GRID_ROWS);
  const columns = TARIFF_COLUMN_GROUPS[group];
  const mayChange = tariff.actions.includes('change') && view.may('prices.act');
  if (!mayChange) return <GridTable {...{ view, tariff, columns, rows }} />;
  const path = tariffPath(view, tariff.id, {
    view: group,
    option,
    page: page > 1 ? `${page}` : '',
  });
  return (
    <DraftForm view={view} tariff={tariff} path={path}>
      <GridTable {...{ view, tariff, columns, rows }} isForm isExtended={group === 'prices'} />
      <datalist id="tariff-models">
        {PRICE_MODELS.map((model) => (
          <option key={model} value={model} />
        ))}
      </datalist>
      <datalist id="tariff-volumes">
        {VOLUME_MODES.map((mode) => (
          <option key={mode} value={mode} />
        ))}
      </datalist>
    </DraftForm>
  );
}

const LISTS: Partial<Record<TariffColumn, string>> = {
  price: 'tariff-models',
  volume: 'tariff-volumes',
};

/** Columns whose cells are long. */
const WIDE: readonly TariffColumn[] = [
  'countries',
  'price',
  'tiers',
  'goods',
  'surcharges',
  'insurance',
  'express',
  'remote',
];

type TableProps = {
  view: DeskTenantView;
  tariff: TariffDetail;
  columns: readonly TariffColumn[];
  rows: readonly NumberedRow[];
  isForm?: boolean;
  /** Whether empty rows follow, for new ones. */
  isExtended?: boolean;
};

function GridTable({ view, tariff, columns, rows, isForm, isExtended }: TableProps) {
  const { t } = view;
  const problemsIn = Map.groupBy(tariff.problems, ({ row }) => row);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus to be scrolled by keyboard
    <section className="desk-table desk-tariff" aria-label={t('desk.tariff.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('desk.tariff.row')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`desk.tariff.column.${column}`)}
              </th>
            ))}
            {isForm && <th scope="col">{t('desk.tariff.remove')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }, index) => (
            <tr key={row}>
              <th scope="row">
                {row + 1}
                {isForm && <input type="hidden" name={`rows.${index}.row`} value={row} />}
              </th>
              {columns.map((column) => (
                <Cell
                  key={column}
                  {...{ view, column, isForm, index }}
                  label={`${t('desk.tariff.rowNo', { row: row + 1 })}: ${t(`desk.tariff.column.${column}`)}`}
                  text={cells[column] ?? ''}
                  problem={problemsIn.get(row)?.find((problem) => problem.column === column)}
                />
              ))}
              {isForm && (
                <td className="desk-tick">
                  <Tick
                    name={`rows.${index}.remove`}
                    aria-label={t('desk.tariff.removeRow', { row: row + 1 })}
                  />
                </td>
              )}
            </tr>
          ))}
          {isExtended &&
            Array.from({ length: NEW_ROWS }, (_, offset) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty row has no other name than its place
              <tr key={`new-${offset}`}>
                <th scope="row">+</th>
                {columns.map((column) => (
                  <Cell
                    key={column}
                    {...{ view, column, isForm }}
                    index={rows.length + offset}
                    label={`${t('desk.tariff.newRow')} ${offset + 1}: ${t(`desk.tariff.column.${column}`)}`}
                    text=""
                    problem={undefined}
                  />
                ))}
                <td />
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

type CellProps = {
  view: DeskTenantView;
  column: TariffColumn;
  index: number;
  label: string;
  text: string;
  problem: CellProblem | undefined;
  isForm?: boolean | undefined;
};

function Cell({ view: { t }, column, index, label, text, problem, isForm }: CellProps) {
  if (!isForm) {
    return (
      <td>
        <bdi className={WIDE.includes(column) ? 'desk-value desk-wide' : 'desk-value'}>{text}</bdi>
      </td>
    );
  }
  const name = `rows.${index}.${column}`;
  return (
    <td>
      <input
        name={name}
        defaultValue={text}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${name}-problem`}
        list={LISTS[column]}
        autoComplete="off"
        spellCheck={false}
        className={WIDE.includes(column) ? 'desk-cell desk-wide' : 'desk-cell'}
      />
      {problem && (
        <small className="desk-wrong" id={`${name}-problem`}>
          {problemText(t, problem)}
        </small>
      )}
    </td>
  );
}
