import { orderTypeOf } from '../../../contract/values/order-number.ts';
import { CLOSE_REASONS } from '../../../contract/values/order-statuses.ts';
import { PARCEL_EXCEPTIONS, QC_ISSUES } from '../../../contract/values/parcel-statuses.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { directionOf } from '../../../i18n/locale.ts';
import type { MessageValues } from '../../../i18n/translator.ts';
import type { notifications } from '../../db/schema/users.ts';
import type { Scope } from '../base/scope.ts';

type Recipient = Pick<Scope, 't' | 'locale'>;
type Notice = Pick<typeof notifications.$inferSelect, 'type' | 'parameters'>;

/** Title and text of a notification, in the recipient's language: messages `notification.<type>`. */
export function wordingOf(recipient: Recipient, { type, parameters }: Notice) {
  const values = valuesOf(recipient, parameters);
  const message = (part: 'title' | 'text') =>
    recipient.t(`notification.${type}.${part}`, values).replaceAll(/ {2,}/g, ' ').trim();
  const closeReason =
    type === 'ORDER_CLOSED' && CLOSE_REASONS.find((one) => one === parameters.reason);
  const text = closeReason
    ? `${recipient.t(`closeReason.${closeReason}`)} · ${message('text')}`
    : message('text');
  return { title: message('title'), text };
}

/**
 * The values that messages may use. Every message gets all of them, because a message can't be
 * formatted if one of its values is missing.
 */
function valuesOf({ t, locale }: Recipient, parameters: Notice['parameters']): MessageValues {
  const rightToLeft = directionOf(locale) === 'rtl';
  // Without isolation, left-to-right text is reordered inside right-to-left text.
  const isolated = (text: string) => (rightToLeft && text ? isolate(text) : text);
  const number = (name: string) => parameters[name] ?? '';
  /** A message leaves out the clause that mentions a detail if the detail is `none`. */
  const detail = (name: string) => isolated(parameters[name] ?? '') || 'none';
  const weightG = parameters.weightG ?? '0';
  const issue = QC_ISSUES.find((one) => one === parameters.issue) ?? 'OTHER';
  const exception = PARCEL_EXCEPTIONS.find((one) => one === parameters.text);
  return {
    orderNo: number('orderNo') || number('transitNo') || 'none',
    orderKind: orderTypeOf(number('orderNo')) === 'TRANSIT_ORDER' ? 'TRANSIT' : 'PURCHASE',
    parcelNo: number('parcelNo'),
    transitNo: number('transitNo'),
    depositNo: number('depositNo'),
    withdrawalNo: number('withdrawalNo'),
    amount: isolated(formatCny(locale, parameters.amount ?? '0')),
    weightG,
    weight: formatWeight(locale, Number(weightG)),
    days: Number(parameters.days ?? 0),
    carrier: isolated(parameters.carrier ?? ''),
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
