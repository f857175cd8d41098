import type { ChannelClearing, Clearing, OpenMoney } from '../../../contract/ops/money/reports.ts';
import { formatCny, formatNumber } from '../../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { Filters } from '../list/filters.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { DaysFields } from './days-fields.tsx';
import { linesPath, subjectPath } from './money-path.ts';

type ClearingProps = { view: DeskTenantView; clearing: Clearing };

/**
 * Each channel: the sum that it should hold, what shoppers paid, what its provider reports, and what is
 * still open.
 */
export function ClearingPage({ view, clearing }: ClearingProps) {
  const { t } = view;
  const { dateStart, dateEnd } = clearing;
  return (
    <>
      <p className="desk-quiet">{t('desk.clearing.text')}</p>
      <Filters view={view} keep={{}} isFiltered={false}>
        <DaysFields view={view} dateStart={dateStart} dateEnd={dateEnd} />
      </Filters>
      <DeskTable
        caption={t('desk.clearing.title')}
        rows={clearing.channels}
        idOf={({ channelId }) => channelId}
        empty={<DeskEmpty title={t('desk.list.empty')} />}
        columns={channelColumns(view, clearing)}
      />
      <h2>{t('desk.clearing.open')}</h2>
      <OpenTable view={view} clearing={clearing} />
    </>
  );
}

function channelColumns(view: DeskTenantView, { dateStart, dateEnd }: Clearing) {
  const { t, locale, tenant } = view;
  const money = (amount: string) => formatCny(locale, amount);
  const amount = (
    key: 'opening' | 'wentBack' | 'other' | 'closing' | 'fees',
    label: string,
  ): Column<ChannelClearing> => ({
    key,
    label,
    numeric: true,
    cell: (row) => money(row[key]),
  });
  const amountWithCount = (amountText: string, count: number) =>
    count === 0 ? money(amountText) : `${money(amountText)} (${formatNumber(locale, count)})`;
  const columns: Column<ChannelClearing>[] = [
    {
      key: 'channel',
      label: t('desk.clearing.channel'),
      cell: ({ channelId, name }) => (
        <a href={linesPath(tenant.id, { kind: 'CLEARING', channelId, dateStart, dateEnd })}>
          {name || t('desk.clearing.noChannel')}
        </a>
      ),
    },
    amount('opening', t('desk.clearing.opening')),
    {
      key: 'came',
      label: t('desk.clearing.came'),
      numeric: true,
      cell: ({ came, cameCount }) => amountWithCount(came, cameCount),
    },
    {
      key: 'wentOut',
      label: t('desk.clearing.wentOut'),
      numeric: true,
      cell: ({ wentOut, wentOutCount }) => amountWithCount(wentOut, wentOutCount),
    },
    amount('wentBack', t('desk.clearing.wentBack')),
    amount('other', t('desk.clearing.other')),
    amount('closing', t('desk.clearing.closing')),
    {
      key: 'paid',
      label: t('desk.clearing.paid'),
      numeric: true,
      cell: ({ paid }) => <Amounts amounts={paid} />,
    },
    amount('fees', t('desk.clearing.fees')),
    {
      key: 'received',
      label: t('desk.clearing.received'),
      cell: (row) => <Received view={view} channel={row} />,
    },
    {
      key: 'open',
      label: t('desk.clearing.openCount'),
      numeric: true,
      cell: ({ open }) => formatNumber(locale, open),
    },
  ];
  return columns;
}

const Amounts = ({ amounts }: { amounts: ChannelClearing['paid'] }) =>
  amounts.length === 0
    ? '–'
    : amounts.map(({ currency, amount }) => (
        <div key={currency} className="desk-nowrap">
          {amount} {currency}
        </div>
      ));

/** What the provider reports for the same top-ups. */
function Received({ view: { t }, channel }: { view: DeskTenantView; channel: ChannelClearing }) {
  const { received, differs, cameCount } = channel;
  if (received.length === 0) return cameCount > 0 ? t('desk.clearing.byHand') : '–';
  return (
    <>
      <Amounts amounts={received} />
      <Badge tone={differs > 0 ? 'danger' : 'success'}>
        {differs > 0 ? t('desk.clearing.differs', { count: differs }) : t('desk.clearing.agrees')}
      </Badge>
    </>
  );
}

/** Money that is neither booked nor returned, the oldest first. */
function OpenTable({ view, clearing }: ClearingProps) {
  const { t, locale, tenant } = view;
  const nameOf = (id: string) =>
    clearing.channels.find(({ channelId }) => channelId === id)?.name ?? id;
  const columns: Column<OpenMoney>[] = [
    {
      key: 'number',
      label: t('desk.clearing.number'),
      cell: ({ number }) => (
        <a className="desk-mono" href={subjectPath(tenant.id, number)}>
          {number}
        </a>
      ),
    },
    {
      key: 'why',
      label: t('desk.clearing.why'),
      cell: ({ why }) => t(`desk.clearing.why.${why}`),
    },
    {
      key: 'since',
      label: t('desk.clearing.age'),
      cell: ({ since }) => <ShortTime view={view} at={since} />,
    },
    {
      key: 'channel',
      label: t('desk.clearing.channel'),
      cell: ({ channelId }) => nameOf(channelId),
    },
    {
      key: 'amount',
      label: t('desk.clearing.amount'),
      numeric: true,
      cell: ({ amount, currency }) => `${amount} ${currency}`,
    },
    {
      key: 'cny',
      label: t('desk.clearing.amountCny'),
      numeric: true,
      cell: ({ amountCny }) => formatCny(locale, amountCny),
    },
  ];
  return (
    <DeskTable
      caption={t('desk.clearing.open')}
      rows={clearing.open}
      idOf={({ why, number, since }) => `${why}-${number}-${since}`}
      empty={<DeskEmpty title={t('desk.clearing.openNone')} />}
      columns={columns}
    />
  );
}
