import type { ColumnOf, ExportedList, ExportFormat } from '../../../contract/values/desk/lists.ts';
import { formatOffset, minutesFromUtc, toLocal, type Zone } from '../../../i18n/time-zone.ts';
import { type DeskTranslate, translateKey } from '../../../i18n/translator.ts';
import { csvRecord, spreadsheetText } from '../../csv/csv.ts';
import type { ListRows } from './list-sources.ts';

/** The value of a cell: a text, an amount or count, or a time in the format of the contract. */
type Cell = { text: string } | { number: string | number } | { time: string | undefined };
type Label = Parameters<DeskTranslate>[0];
type Field<Row> = { label: Label; cell: (row: Row, t: DeskTranslate) => Cell };
type Columns = { [L in ExportedList]: Record<ColumnOf<L>, readonly Field<ListRows[L]>[]> };

const text = (value: string | undefined): Cell => ({ text: value ?? '' });
const number = (value: string | number | undefined): Cell => ({ number: value ?? '' });
const time = (value: string | undefined): Cell => ({ time: value });

/**
 * The file's columns for each column of a list. A column with several lines becomes several columns.
 */
const COLUMNS: Columns = {
  ORDERS: {
    order: [
      { label: 'desk.orders.order', cell: ({ orderNo }) => text(orderNo) },
      {
        label: 'desk.orders.status',
        cell: ({ status }, t) => text(translateKey(t, `desk.orders.pile.${status}`)),
      },
      { label: 'desk.shipments.shopper', cell: ({ shopper }) => text(shopper.name) },
    ],
    goods: [
      {
        label: 'desk.orders.goods',
        cell: ({ items }) =>
          text(items.map(({ title, quantity }) => `${title} × ${quantity}`).join('; ')),
      },
      { label: 'desk.orders.message', cell: ({ message }) => text(message) },
    ],
    seller: [
      { label: 'desk.orders.seller', cell: ({ shopName }) => text(shopName) },
      {
        label: 'desk.orders.platform',
        cell: ({ platform }, t) => text(translateKey(t, `platform.${platform}`)),
      },
      { label: 'desk.export.upstreamNo', cell: ({ upstreamOrderNo }) => text(upstreamOrderNo) },
    ],
    total: [
      { label: 'desk.export.total', cell: ({ total }) => number(total) },
      { label: 'desk.export.cost', cell: ({ cost }) => number(cost) },
    ],
    age: [
      { label: 'desk.work.since', cell: ({ since }) => time(since) },
      { label: 'desk.export.ordered', cell: ({ createdAt }) => time(createdAt) },
    ],
  },
  PARCELS: {
    parcel: [{ label: 'desk.warehouse.parcel', cell: ({ parcelNo }) => text(parcelNo) }],
    status: [
      {
        label: 'desk.warehouse.status',
        cell: ({ status }, t) => text(translateKey(t, `desk.parcelStatus.${status}`)),
      },
    ],
    carrier: [
      { label: 'desk.warehouse.carrier', cell: ({ domesticCarrier }) => text(domesticCarrier) },
      {
        label: 'desk.warehouse.trackingNo',
        cell: ({ domesticTrackingNo }) => text(domesticTrackingNo),
      },
    ],
    goods: [
      {
        label: 'desk.warehouse.goods',
        cell: ({ items }) =>
          text(items.map(({ title, quantity }) => `${title} × ${quantity}`).join('; ')),
      },
    ],
    shopper: [{ label: 'desk.warehouse.shopper', cell: ({ shopperName }) => text(shopperName) }],
    shelf: [{ label: 'desk.warehouse.shelf', cell: ({ shelfCode }) => text(shelfCode) }],
    weight: [{ label: 'desk.shipments.weightG', cell: ({ weightG }) => number(weightG || '') }],
    since: [{ label: 'desk.warehouse.since', cell: ({ since }) => time(since) }],
    ends: [{ label: 'desk.warehouse.storageEnds', cell: (row) => time(row.storageExpiresAt) }],
  },
  SHIPMENTS: {
    orderNo: [{ label: 'desk.shipments.orderNo', cell: ({ orderNo }) => text(orderNo) }],
    status: [
      {
        label: 'desk.shipments.status',
        cell: ({ status }, t) => text(translateKey(t, `transitStatus.${status}`)),
      },
    ],
    since: [{ label: 'desk.shipments.since', cell: ({ statusAt }) => time(statusAt) }],
    shopper: [{ label: 'desk.shipments.shopper', cell: ({ shopperName }) => text(shopperName) }],
    to: [{ label: 'desk.shipments.country', cell: ({ country }) => text(country.toUpperCase()) }],
    by: [{ label: 'desk.shipments.option', cell: ({ optionTitle }) => text(optionTitle) }],
    packed: [
      { label: 'desk.shipments.packed', cell: ({ packedCount }) => number(packedCount) },
      { label: 'desk.shipments.parcels', cell: ({ parcelCount }) => number(parcelCount) },
    ],
    weight: [{ label: 'desk.shipments.weightG', cell: ({ weightG }) => number(weightG || '') }],
    tracking: [
      { label: 'desk.shipments.carrier', cell: ({ carrier }) => text(carrier) },
      { label: 'desk.shipments.trackingNo', cell: ({ trackingNo }) => text(trackingNo) },
    ],
  },
  SHOPPERS: {
    name: [
      { label: 'desk.shopper.name', cell: ({ name }) => text(name) },
      { label: 'desk.export.id', cell: ({ id }) => text(id) },
    ],
    email: [{ label: 'desk.shopper.email', cell: ({ email }) => text(email) }],
    phone: [{ label: 'desk.shopper.phone', cell: ({ phoneNumber }) => text(phoneNumber) }],
    state: [
      {
        label: 'desk.shopper.state',
        cell: ({ state }, t) => text(t(`desk.shopper.state.${state}`)),
      },
    ],
    since: [{ label: 'desk.shopper.since', cell: ({ createdAt }) => time(createdAt) }],
  },
  BANK_LINES: {
    day: [
      { label: 'desk.bank.day', cell: ({ day }) => text(day) },
      { label: 'desk.bank.valueDay', cell: ({ valueDay }) => text(valueDay) },
    ],
    payer: [
      { label: 'desk.bank.payer', cell: ({ name }) => text(name) },
      { label: 'desk.bank.number', cell: ({ account }) => text(account) },
    ],
    text: [{ label: 'desk.bank.text', cell: (row) => text(row.text) }],
    amount: [
      { label: 'desk.bank.amount', cell: ({ amount }) => number(amount) },
      { label: 'desk.bank.currency', cell: ({ currency }) => text(currency) },
    ],
    left: [{ label: 'desk.bank.left', cell: ({ left }) => number(left) }],
    state: [
      {
        label: 'desk.bank.state',
        cell: ({ state, mark }, t) =>
          text(
            [t(`desk.bank.state.${state}`), mark && t(`desk.bank.mark.${mark}`)]
              .filter(Boolean)
              .join(' · '),
          ),
      },
      { label: 'desk.bank.note', cell: ({ note }) => text(note) },
    ],
    account: [{ label: 'desk.bank.account', cell: ({ accountName }) => text(accountName) }],
    reference: [
      { label: 'desk.bank.reference', cell: ({ reference }) => text(reference) },
      { label: 'desk.bank.column.ENTRY', cell: ({ entryRef }) => text(entryRef) },
    ],
  },
  AUDIT: {
    at: [
      { label: 'desk.audit.at', cell: ({ at }) => time(at) },
      { label: 'desk.export.sequence', cell: ({ sequence }) => number(sequence) },
    ],
    actor: [
      { label: 'desk.audit.actor', cell: ({ actorName }) => text(actorName) },
      { label: 'desk.audit.actorId', cell: ({ actorId }) => text(actorId) },
    ],
    call: [
      { label: 'desk.audit.call', cell: ({ call }) => text(call) },
      { label: 'desk.export.outcome', cell: ({ outcome }) => text(outcome) },
    ],
    subject: [
      { label: 'desk.audit.subject', cell: ({ subject }) => text(subject) },
      { label: 'desk.audit.subjectId', cell: ({ subjectId }) => text(subjectId) },
    ],
    details: [
      { label: 'desk.reason', cell: ({ reason }) => text(reason) },
      { label: 'desk.audit.address', cell: ({ address }) => text(address) },
      { label: 'desk.audit.before', cell: ({ before }) => text(JSON.stringify(before)) },
      { label: 'desk.audit.change', cell: ({ change }) => text(JSON.stringify(change)) },
      { label: 'desk.audit.hash', cell: ({ hash }) => text(hash) },
    ],
  },
  LEDGER: {
    line: [
      { label: 'desk.ledger.line', cell: ({ sequence }) => number(sequence) },
      { label: 'desk.ledger.transfer', cell: ({ transferId }) => text(transferId) },
    ],
    at: [{ label: 'desk.ledger.at', cell: ({ at }) => time(at) }],
    account: [
      { label: 'desk.ledger.account', cell: ({ kind }, t) => text(t(`desk.account.${kind}`)) },
      { label: 'desk.ledger.shopper', cell: ({ shopper }) => text(shopper.name) },
      { label: 'desk.ledger.shopperId', cell: ({ shopper }) => text(shopper.id) },
    ],
    type: [
      {
        label: 'desk.ledger.type',
        cell: ({ type }, t) =>
          text(
            type === 'CARRIER_COST'
              ? t('desk.ledger.type.CARRIER_COST')
              : translateKey(t, `transaction.type.${type}`),
          ),
      },
    ],
    subject: [{ label: 'desk.ledger.reference', cell: ({ reference }) => text(reference) }],
    paid: [
      { label: 'desk.ledger.paid', cell: ({ paid }) => number(paid?.amount ?? '') },
      { label: 'desk.ledger.paidCurrency', cell: ({ paid }) => text(paid?.currency ?? '') },
      { label: 'desk.ledger.rate', cell: ({ paid }) => number(paid?.rate ?? '') },
    ],
    amount: [{ label: 'desk.ledger.amountCny', cell: ({ amount }) => number(amount) }],
    balance: [{ label: 'desk.ledger.balanceCny', cell: (row) => number(row.balanceAfter) }],
  },
};

/** How the rows of an export are written. */
export type ExportStyle = { t: DeskTranslate; zone: Zone; format: ExportFormat };

function fieldsOf<L extends ExportedList>(
  list: L,
  columns: readonly ColumnOf<L>[],
): Field<ListRows[L]>[] {
  const all = COLUMNS[list] as Record<string, readonly Field<ListRows[L]>[]>;
  return columns.flatMap((column) => all[column] ?? []);
}

const styled = (value: string, { format }: Pick<ExportStyle, 'format'>) =>
  format === 'SPREADSHEET' ? spreadsheetText(value) : value;

/** The first line: the names of the columns, those of times with their zone. */
export function headerLine<L extends ExportedList>(
  list: L,
  columns: readonly ColumnOf<L>[],
  style: ExportStyle,
): string {
  const { t, zone } = style;
  const zoneName = zone.timeZone || formatOffset(minutesFromUtc(zone, 0));
  return csvRecord(
    fieldsOf(list, columns).map(({ label }) =>
      styled(TIMES.includes(label) ? `${t(label)} (${zoneName})` : t(label), style),
    ),
  );
}

/** The labels of columns that hold times. */
const TIMES: readonly Label[] = [
  'desk.work.since',
  'desk.export.ordered',
  'desk.warehouse.since',
  'desk.warehouse.storageEnds',
  'desk.shipments.since',
  'desk.shopper.since',
  'desk.audit.at',
  'desk.ledger.at',
];

/** The line of a row. Amounts are never changed: those below zero must stay numbers. */
export function rowLine<L extends ExportedList>(
  list: L,
  columns: readonly ColumnOf<L>[],
  row: ListRows[L],
  style: ExportStyle,
): string {
  return csvRecord(
    fieldsOf(list, columns).map(({ cell }) => {
      const value = cell(row, style.t);
      if ('number' in value) return String(value.number);
      return 'time' in value ? localTime(value.time, style.zone) : styled(value.text, style);
    }),
  );
}

/** A time as `YYYY-MM-DD HH:mm:ss` in a zone; empty if the time is undefined. */
function localTime(at: string | undefined, zone: Zone): string {
  if (!at) return '';
  return new Date(toLocal(zone, Date.parse(at))).toISOString().slice(0, 19).replace('T', ' ');
}
