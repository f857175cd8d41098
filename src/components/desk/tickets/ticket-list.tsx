import type { Output } from '../../../contract/endpoints.ts';
import type { Job } from '../../../contract/ops/desk/jobs.ts';
import type { TicketRow } from '../../../contract/ops/orders/tickets.ts';
import { type BulkAct, TICKET_ACTS } from '../../../contract/values/desk/jobs.ts';
import { TICKET_KINDS, TICKET_STATES } from '../../../contract/values/people/ticket-kinds.ts';
import { formatShortTime } from '../../../i18n/short-time.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Select } from '../../ui/select.tsx';
import { listAddress } from '../list/address.ts';
import { BULK_FORM, BulkBar, JobNotice } from '../list/bulk-bar.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { arranged, ListTools, type OpenedList } from '../list/list-tools.tsx';
import { rowPath } from '../list/opened-from.ts';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type TicketListProps = {
  view: DeskTenantView;
  list: Output<'listTickets'>;
  opened: OpenedList;
  /** The job that was begun here. */
  job: Job | undefined;
  /** In milliseconds since the epoch. */
  now: number;
  /** The chosen tab and filters. */
  chosen: { state: string; assignee: string; kind: string };
};

/** The tickets of a tenant in a state, those that wait longest first. */
export function TicketList({ view, list, opened, job, now, chosen }: TicketListProps) {
  const acts = view.may('tickets.act') && list.records.length > 0 ? ticketActs(chosen.state) : [];
  const columns = columnsOf(view);
  const { t, pagePath } = view;
  const { state, assignee, kind } = chosen;
  return (
    <>
      <nav className="desk-tabs" aria-label={t('desk.ticket.states')}>
        {TICKET_STATES.map((value) => (
          <a
            key={value}
            href={listAddress(pagePath, { state: value })}
            aria-current={value === state ? 'page' : undefined}
          >
            {t(`desk.ticket.state.${value}`)}
          </a>
        ))}
      </nav>
      <ListTools view={view} opened={opened} columns={columns} />
      <Filters view={view} keep={{ state }} isFiltered={assignee !== 'ALL' || kind !== ''}>
        <Select
          name="assignee"
          label={t('desk.ticket.assignee')}
          defaultValue={assignee}
          options={(['ALL', 'ME', 'NONE'] as const).map((value) => ({
            value,
            label: t(`desk.ticket.assignee.${value}`),
          }))}
        />
        <Select
          name="kind"
          label={t('desk.ticket.kind')}
          defaultValue={kind}
          options={[
            { value: '', label: t('desk.list.all') },
            ...TICKET_KINDS.map((value) => ({ value, label: t(`desk.ticket.kind.${value}`) })),
          ]}
        />
      </Filters>
      <JobNotice view={view} job={job} />
      <DeskTable
        caption={t('desk.nav.tickets')}
        columns={arranged(columns, opened)}
        rows={list.records}
        idOf={({ id }) => id}
        {...(acts.length > 0 && {
          select: {
            form: BULK_FORM,
            labelOf: ({ excerpt, id }: TicketRow) =>
              t('desk.bulk.tick', { number: excerpt.slice(0, 40) || id }),
          },
        })}
        empty={<DeskEmpty title={t('desk.ticket.none')} text={t('desk.orders.noneText')} />}
      />
      <BulkBar view={view} list="TICKETS" acts={acts} query={chosen} total={list.total} now={now} />
      <ListPages view={view} page={list} />
    </>
  );
}

/** The bulk acts for tickets in a state. */
const ticketActs = (state: string): readonly BulkAct[] =>
  state === 'CLOSED'
    ? TICKET_ACTS.filter((act) => act === 'TAKE_TICKETS' || act === 'GIVE_BACK_TICKETS')
    : TICKET_ACTS;

function columnsOf(view: DeskTenantView): Column<TicketRow>[] {
  const { t, tenant, locale, zone } = view;
  const time = (iso: string) => <ShortTime view={view} at={iso} />;
  return [
    {
      key: 'text',
      label: t('desk.ticket.text'),
      cell: ({ id, excerpt }) => (
        <a
          className="desk-excerpt"
          href={rowPath(view, deskPath(tenant.id, 'tickets', id))}
          dir="auto"
        >
          {excerpt || id}
        </a>
      ),
    },
    {
      key: 'kind',
      label: t('desk.ticket.kind'),
      cell: ({ kind }) => t(`desk.ticket.kind.${kind}`),
    },
    {
      key: 'since',
      label: t('desk.ticket.since'),
      cell: ({ waitingSince, snoozedUntil, createdAt }) =>
        snoozedUntil
          ? t('desk.ticket.until', { time: formatShortTime(locale, snoozedUntil, zone) })
          : time(waitingSince ?? createdAt),
    },
    {
      key: 'shopper',
      label: t('desk.ticket.shopper'),
      cell: ({ shopperId, shopperName }) =>
        shopperName && (
          <a href={deskPath(tenant.id, 'customers', shopperId)} dir="auto">
            {shopperName}
          </a>
        ),
    },
    {
      key: 'subject',
      label: t('desk.ticket.subject'),
      cell: ({ subjectNo }) => <span className="desk-mono">{subjectNo}</span>,
    },
    {
      key: 'assignee',
      label: t('desk.ticket.assignee'),
      cell: ({ assigneeName }) => assigneeName || <span className="desk-quiet">–</span>,
    },
  ];
}
