import { BULK_FORM, BulkBar, JobNotice } from '../../../../components/desk/list/bulk-bar.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { pageOf } from '../../../../components/desk/list/list-queries.ts';
import { ListTools } from '../../../../components/desk/list/list-tools.tsx';
import { NewRowsBar } from '../../../../components/desk/list/new-rows-bar.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { PileTabs } from '../../../../components/desk/work/pile-tabs.tsx';
import { WorkActsError } from '../../../../components/desk/work/work-acts.tsx';
import { WorkTable, workColumns } from '../../../../components/desk/work/work-table.tsx';
import { WORK_ACTS } from '../../../../contract/values/desk/jobs.ts';
import {
  PILE_FACTS,
  PILES,
  pileRight,
  WORK_RIGHTS,
} from '../../../../contract/values/desk/piles.ts';
import { formatOffset, minutesFromUtc } from '../../../../i18n/time-zone.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { begunJob, openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';

/**
 * The page of a pile of work. The query of the page is that of the call. If the query names no known pile, the first
 * pile is shown.
 */
export default async function DeskWorkPage() {
  const view = deskTenantRequest();
  const { t, zone } = view;
  const opened = await openDeskList('WORK');
  const { fields } = opened;
  const pile = PILES.find((one) => one === fields.get('pile')) ?? PILES[0];
  const right = pileRight(pile);
  if (!view.may(right)) {
    markForbidden();
    return <NoRight view={view} right={right} />;
  }
  const now = Date.now();
  const [list, { piles }, job] = await Promise.all([
    read('listWork', { query: { pile, ...pageOf(fields) } }),
    read('countWork'),
    begunJob(fields),
  ]);
  const name = t(`desk.pile.${pile}`);
  const [, act] = WORK_RIGHTS[PILE_FACTS[pile].subject];
  const form = view.may(act) && list.records.length > 0 ? BULK_FORM : undefined;
  return (
    <>
      <DeskHead t={t} title={name} />
      <div className="desk-head">
        <h1>{name}</h1>
        <span className="desk-quiet">
          {t('desk.work.zone', { zone: formatOffset(minutesFromUtc(zone, now)) })}
        </span>
      </div>
      <p className="desk-quiet">{t(`desk.pile.${pile}.why`)}</p>
      <NewRowsBar view={view} list="WORK" query={{ pile }} now={now} />
      <JobNotice view={view} job={job} />
      <WorkActsError view={view} rows={list.records} />
      <PileTabs view={view} pile={pile} counts={piles} />
      <ListTools
        view={view}
        opened={opened}
        columns={workColumns({ view, pile, rows: list.records, now, form })}
      />
      <WorkTable
        view={view}
        pile={pile}
        opened={opened}
        rows={list.records}
        now={now}
        form={form}
      />
      {form && (
        <BulkBar
          view={view}
          list="WORK"
          acts={WORK_ACTS}
          query={{ pile }}
          total={list.total}
          now={now}
        />
      )}
      <ListPages view={view} page={list} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
