import type { PurchaseParcel } from '../../contract/parcels.ts';
import { formatDateTime, formatNumber, formatWeight } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { isolate } from '../orders/amount-text.ts';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';

type Measures = Pick<PurchaseParcel, 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm'>;

/** What a parcel weighs; undefined until it was weighed. */
export function weightText({ locale }: View, { weightG }: Measures): string | undefined {
  return weightG > 0 ? isolate(formatWeight(locale, weightG)) : undefined;
}

/** Its length, width and height in centimetres; undefined until they were measured. */
export function sizeText({ t, locale }: View, parcel: Measures): string | undefined {
  const { lengthMm, widthMm, heightMm } = parcel;
  if (!lengthMm || !widthMm || !heightMm) return undefined;
  const centimetres = (millimetres: number) => formatNumber(locale, millimetres / 10);
  return isolate(
    t('parcel.size', {
      length: centimetres(lengthMm),
      width: centimetres(widthMm),
      height: centimetres(heightMm),
    }),
  );
}

/** A day of the tenant's calendar. */
export function dayText({ locale, tenant }: View, at: string): string {
  return formatDateTime(locale, at, tenant.timezoneOffset, { dateStyle: 'medium' });
}

/** How long storage stays free, and how pressing that is; undefined for what is not stored. */
export function freeStorage(
  { t }: View,
  { freeDaysLeft: days }: PurchaseParcel,
): { text: string; tone: Tone } | undefined {
  if (days === undefined) return undefined;
  if (days < 0) return { text: t('parcel.freeOver'), tone: 'danger' };
  return { text: t('parcel.freeDays', { days }), tone: days <= 7 ? 'warning' : 'success' };
}

/** What is wrong with a parcel, in a sentence; undefined while nothing is. */
export function problemText({ t }: View, parcel: PurchaseParcel): string | undefined {
  if (parcel.status === 'EXCEPTION' && parcel.exception) {
    return translateKey(t, `parcel.exception.${parcel.exception}`);
  }
  if (parcel.status === 'QC_FAILED' || parcel.qcStatus === 'FAILED') {
    return translateKey(t, `parcel.issue.${parcel.qcIssue ?? 'OTHER'}`);
  }
  return undefined;
}
