import { orderTypeOf } from '../../../contract/values/order-number.ts';
import { CLOSE_REASONS } from '../../../contract/values/order-statuses.ts';
import { PARCEL_EXCEPTIONS, QC_ISSUES } from '../../../contract/values/parcel-statuses.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { directionOf } from '../../../i18n/locale.ts';
import type { MessageValues } from '../../../i18n/translator.ts';
import type { notifications } from '../../db/schema/users.ts';
import type { Scope } from '../base/scope.ts';

type Reader = Pick<Scope, 't' | 'locale'>;
type Notice = Pick<typeof notifications.$inferSelect, 'type' | 'parameters'>;

/** Title and text of a notification, in the reader's language: messages `notification.<type>`. */
export function wordingOf(reader: Reader, { type, parameters }: Notice) {
  const values = valuesOf(reader, parameters);
  const read = (part: 'title' | 'text') =>
    reader.t(`notification.${type}.${part}`, values).replaceAll(/ {2,}/g, ' ').trim();
  const why = type === 'ORDER_CLOSED' && CLOSE_REASONS.find((one) => one === parameters.reason);
  const text = why ? `${reader.t(`closeReason.${why}`)} · ${read('text')}` : read('text');
  return { title: read('title'), text };
}

/**
 * The values that messages may name. A message gets all of them, whatever its type, because one
 * that lacks a value can't be formatted.
 */
function valuesOf({ t, locale }: Reader, parameters: Notice['parameters']): MessageValues {
  const rightToLeft = directionOf(locale) === 'rtl';
  // Numbers and words from left to right would be torn apart between words from right to left.
  const whole = (text: string) => (rightToLeft && text ? isolate(text) : text);
  const number = (name: string) => parameters[name] ?? '';
  /** Messages leave out the clause of a detail that is `none`. */
  const detail = (name: string) => whole(parameters[name] ?? '') || 'none';
  const weightG = parameters.weightG ?? '0';
  const issue = QC_ISSUES.find((one) => one === parameters.issue) ?? 'OTHER';
  const exception = PARCEL_EXCEPTIONS.find((one) => one === parameters.text);
  return {
    orderNo: number('orderNo') || number('transitNo'),
    orderKind: orderTypeOf(number('orderNo')) === 'TRANSIT_ORDER' ? 'TRANSIT' : 'PURCHASE',
    parcelNo: number('parcelNo'),
    transitNo: number('transitNo'),
    depositNo: number('depositNo'),
    withdrawalNo: number('withdrawalNo'),
    amount: whole(formatCny(locale, parameters.amount ?? '0')),
    weightG,
    weight: formatWeight(locale, Number(weightG)),
    days: Number(parameters.days ?? 0),
    carrier: whole(parameters.carrier ?? ''),
    trackingNo: detail('trackingNo'),
    code: parameters.code || 'none',
    reason: detail('reason'),
    text: exception ? t(`parcel.exception.${exception}`) : detail('text'),
    issue: parameters.issue || 'none',
    issueName: t(`parcel.issue.${issue}`),
    title: parameters.title ?? '',
    operation: parameters.operation ?? '',
  };
}
