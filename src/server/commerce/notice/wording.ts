import { CLOSE_REASONS, PARCEL_EXCEPTIONS, QC_ISSUES } from '../../../contract/values/enums.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { directionOf } from '../../../i18n/locale.ts';
import type { MessageValues } from '../../../i18n/translator.ts';
import type { notifications } from '../../db/schema/users.ts';
import type { Scope } from '../base/scope.ts';
import { isTransitNo } from './notify.ts';

type Reader = Pick<Scope, 't' | 'locale'>;
type Told = Pick<typeof notifications.$inferSelect, 'type' | 'parameters'>;

/** What messages may name, so that one stored without it still reads as a sentence. */
const NOTHING = {
  orderNo: '',
  parcelNo: '',
  transitNo: '',
  depositNo: '',
  withdrawalNo: '',
  title: '',
  operation: '',
  carrier: '',
  amount: '0',
  weightG: '0',
  days: '0',
  trackingNo: 'none',
  code: 'none',
  text: 'none',
  reason: 'none',
  issue: 'none',
};

/** A notification in the reader's words. */
export function wordingOf(reader: Reader, { type, parameters }: Told) {
  if (type === 'DELIVERED' && !parameters.transitNo) return atOwnWarehouse(reader, parameters);
  const values = valuesOf(reader, parameters);
  const read = (part: 'title' | 'text') =>
    reader.t(`notification.${type}.${part}`, values).replaceAll(/ {2,}/g, ' ').trim();
  const why = type === 'ORDER_CLOSED' && CLOSE_REASONS.find((one) => one === parameters.reason);
  const text = why ? `${reader.t(`closeReason.${why}`)} · ${read('text')}` : read('text');
  return { title: read('title'), text };
}

/** Goods at the shopper's own warehouse, in the words of their order's page. */
function atOwnWarehouse({ t }: Reader, { orderNo = '' }: Told['parameters']) {
  return {
    title: t('order.statusText.DELIVERED_TO_USER_WAREHOUSE'),
    text: t('payment.order', { no: orderNo }),
  };
}

function valuesOf({ t, locale }: Reader, parameters: Told['parameters']): MessageValues {
  const given = { ...NOTHING, ...parameters };
  const issue = QC_ISSUES.find((one) => one === given.issue);
  const exception = PARCEL_EXCEPTIONS.find((one) => one === given.text);
  // Words and sums from left to right would be torn apart between words from right to left.
  const kept = (value: string) =>
    directionOf(locale) === 'rtl' && value && value !== 'none' ? isolate(value) : value;
  return {
    ...given,
    carrier: kept(given.carrier),
    trackingNo: kept(given.trackingNo),
    reason: kept(given.reason),
    orderNo: given.orderNo || given.transitNo,
    orderKind: isTransitNo(given.orderNo) ? 'TRANSIT' : 'PURCHASE',
    amount: kept(formatCny(locale, given.amount)),
    weight: formatWeight(locale, Number(given.weightG)),
    days: Number(given.days),
    issueName: t(`parcel.issue.${issue ?? 'OTHER'}`),
    text: exception ? t(`parcel.exception.${exception}`) : kept(given.text),
  };
}
