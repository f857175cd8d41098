import type { WorkRow } from '../../../contract/ops/desk/work.ts';
import type { Pile } from '../../../contract/values/desk/piles.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { arranged, type OpenedList } from '../list/list-tools.tsx';
import { rowPath } from '../list/opened-from.ts';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { formatAge, toneOf } from './age.ts';
import { WorkActs } from './work-acts.tsx';
import { workPath } from './work-path.ts';
import { workStatus } from './work-status.ts';

type WorkTableProps = {
  view: DeskTenantView;
  pile: Pile;
  opened: Pick<OpenedList, 'columns'>;
  rows: readonly WorkRow[];
  now: number;
  /** The form that gets the ticked rows; undefined if the person may not change these objects. */
  form: string | undefined;
};

type ColumnsProps = Pick<WorkTableProps, 'view' | 'pile' | 'rows' | 'now' | 'form'>;

/** All columns of a list of work; the column of acts only for people who may do them. */
export function workColumns({ view, pile, rows, now, form }: ColumnsProps): Column<WorkRow>[] {
  const { t, me } = view;
  const acts: Column<WorkRow> = {
    key: 'acts',
    label: t('desk.work.acts'),
    cell: (row) => <WorkActs view={view} row={row} now={now} />,
  };
  return [
    {
      key: 'number',
      label: t('desk.work.number'),
      cell: (row) => {
        const href = workPath(view, row);
        const name = <span className="desk-mono">{row.number || row.id}</span>;
        return href ? <a href={rowPath(view, href)}>{name}</a> : name;
      },
    },
    ...(rows.some((row) => workStatus(t, row))
      ? [
          {
            key: 'status',
            label: t('desk.work.status'),
            cell: (row: WorkRow) => workStatus(t, row),
          },
        ]
      : []),
    {
      key: 'since',
      label: t('desk.work.since'),
      cell: ({ since }) => <ShortTime view={view} at={since} />,
    },
    {
      key: 'age',
      label: t('desk.work.age'),
      numeric: true,
      cell: ({ since }) => (
        <span data-tone={toneOf(pile, since, now)} className="desk-age">
          {formatAge(t, since, now)}
        </span>
      ),
    },
    { key: 'next', label: t('desk.work.next'), cell: ({ nextStep }) => nextStep },
    {
      key: 'claim',
      label: t('desk.work.claim'),
      cell: ({ claim }) => (claim?.staffId === me.id ? t('desk.work.mine') : claim?.name),
    },
    ...(form ? [acts] : []),
  ];
}

/** The objects of a pile: since when they have waited, the next step, and who works on them. */
export function WorkTable(props: WorkTableProps) {
  const { view, pile, opened, rows, form } = props;
  const { t } = view;
  return (
    <DeskTable
      caption={t(`desk.pile.${pile}`)}
      columns={arranged(workColumns(props), opened)}
      rows={rows}
      idOf={({ id }) => id}
      {...(form && {
        select: {
          form,
          labelOf: ({ number, id }: WorkRow) => t('desk.bulk.tick', { number: number || id }),
        },
      })}
      empty={<DeskEmpty title={t('desk.work.empty')} text={t('desk.orders.noneText')} />}
    />
  );
}
