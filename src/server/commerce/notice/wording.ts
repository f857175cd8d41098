import { PARCEL_EXCEPTIONS, QC_ISSUES } from '../../../contract/enums.ts';
import { formatCny, formatWeight } from '../../../i18n/format.ts';
import type { MessageValues } from '../../../i18n/translator.ts';
import type { notifications } from '../../db/schema/users.ts';
import type { Scope } from '../scope.ts';
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
  const values = valuesOf(reader, parameters);
  const read = (part: 'title' | 'text') =>
    reader.t(`notification.${type}.${part}`, values).replaceAll(/ {2,}/g, ' ').trim();
  return { title: read('title'), text: read('text') };
}

function valuesOf({ t, locale }: Reader, parameters: Told['parameters']): MessageValues {
  const given = { ...NOTHING, ...parameters };
  const issue = QC_ISSUES.find((one) => one === given.issue);
  const exception = PARCEL_EXCEPTIONS.find((one) => one === given.text);
  return {
    ...given,
    orderNo: given.orderNo || given.transitNo,
    orderKind: isTransitNo(given.orderNo) ? 'TRANSIT' : 'PURCHASE',
    amount: formatCny(locale, given.amount),
    weight: formatWeight(locale, Number(given.weightG)),
    days: Number(given.days),
    issueName: t(`parcel.issue.${issue ?? 'OTHER'}`),
    ...(exception ? { text: t(`parcel.exception.${exception}`) } : {}),
  };
}
