import type { Output } from '../../../contract/endpoints.ts';
import type { TicketRow } from '../../../contract/ops/tickets.ts';
import { TICKET_KINDS, TICKET_STATES } from '../../../contract/values/ticket-kinds.ts';
import { formatShortTime } from '../../../i18n/short-time.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { Select } from '../../ui/select.tsx';
import { listAddress } from '../list/address.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { rowPath } from '../list/opened-from.ts';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type TicketListProps = {
  view: DeskTenantView;
  list: Output<'listTickets'>;
  /** The chosen tab and filters. */
  chosen: { state: string; assignee: string; kind: string };
};

/** The tickets of a tenant in a state, those that wait longest first. */
export function TicketList({ view, list, chosen }: TicketListProps) {
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
      <DeskTable
        caption={t('desk.nav.tickets')}
        columns={columnsOf(view)}
        rows={list.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.ticket.none')} text={t('desk.orders.noneText')} />}
      />
      <ListPages view={view} page={list} />
    </>
  );
}

function columnsOf(view: DeskTenantView): Column<TicketRow>[] {
  const { t, tenant, locale, zone } = view;
  const time = (iso: string) => <ShortTime view={view} at={iso} />;
  return [
    {
      key: 'since',
      label: t('desk.ticket.since'),
      cell: ({ waitingSince, snoozedUntil, createdAt }) =>
        snoozedUntil
          ? t('desk.ticket.until', { time: formatShortTime(locale, snoozedUntil, zone) })
          : time(waitingSince ?? createdAt),
    },
    {
      key: 'kind',
      label: t('desk.ticket.kind'),
      cell: ({ kind }) => t(`desk.ticket.kind.${kind}`),
    },
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
