import { orderTypeOf } from '../../../contract/values/orders/order-number.ts';
import { CLOSE_REASONS } from '../../../contract/values/orders/order-statuses.ts';
import {
  PARCEL_EXCEPTIONS,
  QC_ISSUES,
} from '../../../contract/values/warehouse/parcel-statuses.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import { isolate } from '../../../i18n/isolate.ts';
import { directionOf } from '../../../i18n/locale.ts';
import type { MessageValues } from '../../../i18n/translator.ts';
import type { notifications } from '../../db/schema/orders/notices.ts';
import type { Scope } from '../base/scope.ts';
import { EARLIER_TERMS } from '../base/storage-terms.ts';

type Recipient = Pick<Scope, 't' | 'locale' | 'tenant'>;
type Notice = Pick<typeof notifications.$inferSelect, 'type' | 'parameters'>;

/**
 * Title and text of a notification in the recipient's language, from the messages
 * `notification.<type>`.
 */
export function wordingOf(recipient: Recipient, { type, parameters }: Notice) {
  const values = valuesOf(recipient, parameters);
  const message = (part: 'title' | 'text') =>
    // An omitted clause may leave two spaces.
    recipient.t(`notification.${type}.${part}`, values).replaceAll(/ {2,}/g, ' ').trim();
  // Texts about two parcels of an order differ only in the parcel's number, which the title names.
  const order =
    parameters.parcelNo &&
    parameters.orderNo &&
    recipient.t('payment.order', { no: parameters.orderNo });
  const closeReason =
    type === 'ORDER_CLOSED' && CLOSE_REASONS.find((reason) => reason === parameters.reason);
  const parts = [closeReason && recipient.t(`closeReason.${closeReason}`), message('text'), order];
  return { title: message('title'), text: parts.filter(Boolean).join(' · ') };
}

/**
 * The values that messages may use. Every message gets all of them, because a message can't be
 * formatted if one of its values is missing.
 */
function valuesOf(
  { t, locale, tenant }: Recipient,
  parameters: Notice['parameters'],
): MessageValues {
  const rightToLeft = directionOf(locale) === 'rtl';
  // Without isolation, left-to-right text is reordered inside right-to-left text.
  const isolated = (text: string) => (rightToLeft && text ? isolate(text) : text);
  const documentNo = (name: string) => parameters[name] ?? '';
  /** If a detail is `none`, the message leaves out the clause that mentions it. */
  const detail = (name: string) => isolated(parameters[name] ?? '') || 'none';
  const weightG = parameters.weightG ?? '0';
  const issue = QC_ISSUES.find((known) => known === parameters.issue) ?? 'OTHER';
  const exception = PARCEL_EXCEPTIONS.find((known) => known === parameters.text);
  return {
    orderNo: documentNo('orderNo') || documentNo('transitNo') || 'none',
    orderKind: orderTypeOf(documentNo('orderNo')) === 'TRANSIT_ORDER' ? 'TRANSIT' : 'PURCHASE',
    parcelNo: documentNo('parcelNo'),
    number: documentNo('number'),
    transitNo: documentNo('transitNo'),
    depositNo: documentNo('depositNo'),
    withdrawalNo: documentNo('withdrawalNo'),
    amount: isolated(formatCny(locale, parameters.amount ?? '0')),
    from: isolated(formatCny(locale, parameters.from ?? '0')),
    /** Whether the shop ships parcels home, or only stores them. */
    ships: tenant.tenantPreference.showTransit ? 'yes' : 'no',
    weightG,
    weight: formatWeight(locale, Number(weightG)),
    days: Number(parameters.days ?? EARLIER_TERMS.graceDays),
    carrier: isolated(parameters.carrier ?? ''),
    trackingNo: detail('trackingNo'),
    code: parameters.code || 'none',
    reason: detail('reason'),
    text: exception ? t(`parcel.exception.${exception}`) : detail('text'),
    issue: parameters.issue || 'none',
    issueName: t(`parcel.issue.${issue}`),
    title: parameters.title ?? '',
    operation: parameters.operation ?? '',
    kind: parameters.kind ?? '',
  };
}
