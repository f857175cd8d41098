import type { ProblemRow } from '../../../contract/ops/desk/work.ts';
import { WORK_RIGHTS } from '../../../contract/values/desk/piles.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { rowPath } from '../list/opened-from.ts';
import type { DeskTenantView } from '../view.ts';
import { formatAge, toneOf } from '../work/age.ts';
import { WorkActs } from '../work/work-acts.tsx';
import { workPath } from '../work/work-path.ts';
import { workStatus } from '../work/work-status.ts';

type ProblemTableProps = { view: DeskTenantView; rows: readonly ProblemRow[]; now: number };

/** Open problems: since when, who works on each, the next step, and what the shopper knows. */
export function ProblemTable({ view, rows, now }: ProblemTableProps) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.nav.problems')}
      columns={columnsOf(view, now)}
      rows={rows}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.problems.none')} text={t('desk.problems.noneText')} />}
    />
  );
}

function columnsOf(view: DeskTenantView, now: number): Column<ProblemRow>[] {
  const { t, locale, zone, me, may } = view;
  return [
    {
      key: 'number',
      label: t('desk.work.number'),
      cell: (row) => {
        const href = workPath(view, row);
        const number = <span className="desk-mono">{row.number}</span>;
        return href ? <a href={rowPath(view, href)}>{number}</a> : number;
      },
    },
    {
      key: 'kind',
      label: t('desk.problems.kind'),
      cell: (row) => (
        <div className="desk-nowrap">
          {t(`desk.problems.kind.${row.pile}`)}
          {workStatus(t, row) && <div className="desk-quiet">{workStatus(t, row)}</div>}
        </div>
      ),
    },
    {
      key: 'age',
      label: t('desk.work.age'),
      numeric: true,
      cell: ({ pile, since }) => (
        <time
          dateTime={since}
          title={formatDateTime(locale, since, zone)}
          data-tone={toneOf(pile, since, now)}
          className="desk-age"
        >
          {formatAge(t, since, now)}
        </time>
      ),
    },
    {
      key: 'owner',
      label: t('desk.problems.owner'),
      cell: ({ claim }) =>
        claim ? (
          <bdi>{claim.staffId === me.id ? t('desk.work.mine') : claim.name}</bdi>
        ) : (
          <span className="desk-quiet desk-nowrap">{t('desk.problems.nobody')}</span>
        ),
    },
    {
      key: 'next',
      label: t('desk.work.next'),
      cell: ({ nextStep }) => <span className="desk-cell-text">{nextStep}</span>,
    },
    {
      key: 'told',
      label: t('desk.problems.told'),
      cell: ({ told, userId }) =>
        told ? (
          <>
            <bdi className="desk-cell-text">{told.title}</bdi>
            <div className="desk-quiet">{formatDateTime(locale, told.at, zone)}</div>
          </>
        ) : (
          <span className="desk-quiet">{userId ? t('desk.problems.untold') : '–'}</span>
        ),
    },
    {
      key: 'acts',
      label: t('desk.work.acts'),
      cell: (row) =>
        may(WORK_RIGHTS[row.subject][1]) ? <WorkActs view={view} row={row} now={now} /> : null,
    },
  ];
}
