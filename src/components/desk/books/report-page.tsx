import type { ReportView } from '../../../contract/ops/money/reports.ts';
import { EXPORT_FORMATS } from '../../../contract/values/desk/lists.ts';
import { REPORTS, ROWS_OF_REPORT } from '../../../contract/values/money/reports.ts';
import { formatCny, formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import type { DeskTenantView } from '../view.ts';
import { DaysFields } from './days-fields.tsx';
import { linesPath } from './money-path.ts';
import { Plot } from './plot.tsx';

type ReportProps = {
  view: DeskTenantView;
  report: ReportView;
  channelId: string;
  /** The channels by which the report can be filtered; empty if the report has no such filter. */
  channels: readonly { id: string; name: string }[];
};
type Row = ReportView['rows'][number];
type ReportColumn = ReportView['columns'][number];

/** Tabs for the reports. They keep the chosen days. */
export function ReportTabs({ view, report }: Pick<ReportProps, 'view' | 'report'>) {
  const { t, tenant } = view;
  const days = new URLSearchParams({ dateStart: report.dateStart, dateEnd: report.dateEnd });
  return (
    <nav className="desk-tabs" aria-label={t('desk.reports.choose')}>
      {REPORTS.map((one) => (
        <a
          key={one}
          href={`${deskPath(tenant.id, 'money', 'reports', one)}?${days}`}
          aria-current={one === report.report ? 'page' : undefined}
        >
          {t(`desk.reports.report.${one}`)}
        </a>
      ))}
    </nav>
  );
}

/** A report: its filters, a plot of each amount, its table with the way to the lines of each sum, and its files. */
export function ReportPage(props: ReportProps) {
  const { view, report, channelId, channels } = props;
  const { t } = view;
  return (
    <>
      <p className="desk-quiet">{t(`desk.reports.text.${report.report}`)}</p>
      <Filters view={view} keep={{}} isFiltered={channelId !== ''}>
        <DaysFields view={view} dateStart={report.dateStart} dateEnd={report.dateEnd} />
        <Select
          name="by"
          label={t('desk.reports.by')}
          defaultValue={report.by}
          options={ROWS_OF_REPORT[report.report].map((value) => ({
            value,
            label: t(`desk.reports.by.${value}`),
          }))}
        />
        {channels.length > 0 && (
          <Select
            name="channelId"
            label={t('desk.reports.channel')}
            defaultValue={channelId}
            options={[
              { value: '', label: t('desk.all') },
              ...channels.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
      </Filters>
      {report.by !== 'CHANNEL' && <Plots view={view} report={report} />}
      <ReportTable {...props} />
      <Files view={view} report={report} channelId={channelId} />
    </>
  );
}

/** A plot of each amount of the report over time. */
function Plots({ view, report }: Pick<ReportProps, 'view' | 'report'>) {
  const { t, locale } = view;
  const [first, last] = [report.rows[0], report.rows.at(-1)];
  if (!first || !last || report.rows.length < 2) return null;
  const plots = report.columns
    .map(({ measure, unit }, index) => ({
      measure,
      unit,
      values: report.rows.map(({ values }) => Number(values[index])),
    }))
    .filter(({ unit, values }) => unit === 'CNY' && values.some((value) => value !== 0));
  return (
    <div className="desk-plots">
      {plots.map(({ measure, values }) => {
        const name = t(`desk.reports.measure.${measure}`);
        const [low, high] = [Math.min(...values), Math.max(...values)].map((value) =>
          formatCny(locale, value.toFixed(2)),
        ) as [string, string];
        const [from, until] = [first.dateStart, last.dateEnd];
        return (
          <figure key={measure}>
            <figcaption>
              <b>{name}</b>
              <span className="desk-quiet">
                {low} – {high}
              </span>
            </figcaption>
            <Plot
              text={t('desk.reports.plot', { measure: name, from, until, low, high })}
              values={values}
            />
            <div className="desk-plot-ends">
              <span>{from}</span>
              <span>{until}</span>
            </div>
          </figure>
        );
      })}
    </div>
  );
}

function ReportTable({ view, report, channelId }: ReportProps) {
  const { t } = view;
  return (
    <DeskTable
      caption={t(`desk.reports.report.${report.report}`)}
      rows={[...report.rows, ...totalRow(report)]}
      idOf={({ dateStart, channelId: channel = '', currency = '' }) =>
        `${dateStart}${channel}${currency}`
      }
      empty={<DeskEmpty title={t('desk.reports.empty')} />}
      columns={[
        {
          key: 'row',
          label: t(report.by === 'CHANNEL' ? 'desk.reports.channel' : 'desk.reports.period'),
          cell: (row) => <RowName view={view} report={report} row={row} />,
        },
        ...report.columns.map(
          (column, index): Column<Row> => ({
            key: column.measure,
            label: t(`desk.reports.measure.${column.measure}`),
            numeric: true,
            cell: (row) => (
              <Figure
                view={view}
                column={column}
                row={row}
                index={index}
                channelId={row.channelId ?? channelId}
              />
            ),
          }),
        ),
      ]}
    />
  );
}

const TOTAL = 'total';

/** The last row, with the sums of the columns that have one. */
function totalRow({ rows, totals }: ReportView): Row[] {
  if (rows.length < 2 || totals.every((total) => total === '')) return [];
  const [first, last] = [rows[0], rows.at(-1)];
  return [
    {
      dateStart: first?.dateStart ?? '',
      dateEnd: last?.dateEnd ?? '',
      currency: TOTAL,
      values: totals,
    },
  ];
}

function RowName({
  view: { t },
  report,
  row,
}: Pick<ReportProps, 'view' | 'report'> & { row: Row }) {
  const { dateStart, dateEnd, channel, currency } = row;
  if (currency === TOTAL) return <b>{t('desk.reports.total')}</b>;
  if (report.by === 'CHANNEL') {
    return [channel || t('desk.clearing.noChannel'), currency].filter(Boolean).join(' · ');
  }
  return dateStart === dateEnd ? dateStart : `${dateStart} – ${dateEnd}`;
}

type FigureProps = {
  view: DeskTenantView;
  column: ReportColumn;
  row: Row;
  index: number;
  channelId: string;
};

/** A figure, with a link to the ledger lines of which it is the sum. */
function Figure({ view, column, row, index, channelId }: FigureProps) {
  const { locale, tenant } = view;
  const value = row.values[index] ?? '';
  const { unit, kind, type } = column;
  // Without any amount there is nothing to calculate a rate from.
  if (value === '' || (unit === 'RATE' && value === '0')) return '–';
  const text =
    unit === 'CNY'
      ? formatCny(locale, value)
      : unit === 'COUNT'
        ? formatNumber(locale, Number(value))
        : unit === 'FOREIGN'
          ? `${value} ${row.currency}`
          : value;
  if (!kind || Number(value) === 0) return text;
  const { dateStart, dateEnd } = row;
  const lines = { kind, type, dateStart, dateEnd, channelId: channelId || undefined };
  return <a href={linesPath(tenant.id, lines)}>{text}</a>;
}

/** The report as a file, with the same filters. */
function Files({ view, report, channelId }: Omit<ReportProps, 'channels'>) {
  const { t, tenant, may } = view;
  if (!may('money.export')) return null;
  const { dateStart, dateEnd, by } = report;
  const path = `${deskPath(tenant.id, 'money', 'reports', report.report)}.csv`;
  return (
    <div className="desk-row">
      <span className="desk-quiet">{t('desk.reports.export')}</span>
      {EXPORT_FORMATS.map((format) => (
        <ButtonLink
          key={format}
          size="sm"
          href={`${path}?${new URLSearchParams({ dateStart, dateEnd, by, channelId, format })}`}
        >
          {t(`desk.reports.file.${format}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
