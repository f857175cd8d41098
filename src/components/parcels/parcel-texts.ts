import type { PurchaseParcel } from '../../contract/calls/parcels.ts';
import { shownDays } from '../../contract/values/orders/time-left.ts';
import { formatDateTime, formatNumber, formatWeight } from '../../i18n/format.ts';
import { isolate } from '../../i18n/isolate.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Tone } from '../ui/tone.css';
import type { View } from '../view.ts';

type Measures = Pick<PurchaseParcel, 'weightG' | 'lengthMm' | 'widthMm' | 'heightMm'>;

/** The weight of a parcel; undefined before weighing. */
export function weightText({ locale }: View, { weightG }: Measures): string | undefined {
  return weightG > 0 ? isolate(formatWeight(locale, weightG)) : undefined;
}

/** Length, width and height in centimetres; undefined before measuring. */
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

/** A day in the tenant's time zone. */
export function dayText({ locale, tenant }: View, at: string): string {
  return isolate(formatDateTime(locale, at, tenant, { dateStyle: 'medium' }));
}

const DAY_MS = 24 * 3_600_000;
/** From this many days before the end of storage on, the shopper is warned. */
export const WARNING_DAYS = 7;

/** Whether a parcel goes to the shopper's own warehouse, so that only its arrival is known. */
export const goesToUserWarehouse = ({ warehouse }: Pick<PurchaseParcel, 'warehouse'>): boolean =>
  warehouse === undefined;

/** Whether the shopper registered the parcel, so that it belongs to no order. */
export const isAnnounced = ({ orderNo }: Pick<PurchaseParcel, 'orderNo'>): boolean => !orderNo;

/** Name of a parcel's status. */
export function statusName(
  { t }: View,
  parcel: Pick<PurchaseParcel, 'status' | 'warehouse' | 'orderNo' | 'exception'>,
) {
  // A parcel that was found again has no exception any more. Only a parcel that wasn't is written off.
  if (parcel.status === 'RETURNED' && parcel.exception) return t('parcel.writtenOff');
  if (isAnnounced(parcel) && parcel.status === 'AWAITING_SHIPMENT') return t('parcel.announced');
  return goesToUserWarehouse(parcel) && parcel.status === 'DOMESTIC_SIGNED'
    ? t('order.status.DELIVERED_TO_USER_WAREHOUSE')
    : translateKey(t, `parcelStatus.${parcel.status}`);
}

/** Statuses with another explanation for announced parcels, because nothing is refunded for these. */
const ANNOUNCED_STATUSES = ['AWAITING_SHIPMENT', 'RETURNING', 'RETURNED', 'EXCEPTION'];

/**
 * Explanation of a parcel's status. Undefined for a parcel that is still on its way to the shopper's
 * own warehouse.
 */
export function statusText(
  { t, tenant }: View,
  parcel: Pick<PurchaseParcel, 'status' | 'warehouse' | 'orderNo'>,
) {
  if (isAnnounced(parcel) && ANNOUNCED_STATUSES.includes(parcel.status)) {
    return translateKey(t, `parcel.announcedText.${parcel.status}`);
  }
  if (!goesToUserWarehouse(parcel)) {
    // A shop may store parcels without shipping them.
    const isOnlyStored = parcel.status === 'STOCKED_IN' && !tenant.tenantPreference.showTransit;
    return isOnlyStored
      ? t('order.event.STOCKED_IN')
      : translateKey(t, `parcel.statusText.${parcel.status}`);
  }
  return parcel.status === 'DOMESTIC_SIGNED'
    ? t('order.statusText.DELIVERED_TO_USER_WAREHOUSE')
    : undefined;
}

/** Name of an event in a parcel's history. */
export function eventName({ t }: View, parcel: Pick<PurchaseParcel, 'warehouse'>, event: string) {
  return goesToUserWarehouse(parcel) && event === 'SIGNED'
    ? t('order.event.DELIVERED_TO_USER_WAREHOUSE')
    : translateKey(t, `parcel.event.${event}`);
}

/**
 * The remaining storage time of a parcel: the free days, and after them the end of storage. `tone`
 * shows how urgent it is. Undefined if the parcel is not stored.
 */
export function storageLeft(
  view: View,
  parcel: PurchaseParcel,
  now: number,
): { text: string; tone: Tone } | undefined {
  const { t } = view;
  const { status, freeDaysLeft: days, storageFreeUntil, storageExpiresAt } = parcel;
  if (status !== 'STOCKED_IN' || days === undefined) return undefined;
  if (days >= 0) {
    return {
      text: t('parcel.freeDays', {
        days: storageFreeUntil ? shownDays(Date.parse(storageFreeUntil) - now) : days,
      }),
      tone: days <= WARNING_DAYS ? 'warning' : 'success',
    };
  }
  if (!storageExpiresAt) return { text: t('parcel.freeOver'), tone: 'warning' };
  return {
    text: t('parcel.keptUntil', { date: dayText(view, storageExpiresAt) }),
    tone: endsSoon(parcel, now) ? 'danger' : 'warning',
  };
}

/** Says since when the storage has ended. */
export function storageEnded(view: View, { storageExpiresAt }: PurchaseParcel): string {
  const { t } = view;
  if (!storageExpiresAt) return t('parcelStatus.STORAGE_EXPIRED');
  return t('parcel.storageEnded', { date: dayText(view, storageExpiresAt) });
}

/** The fate of a parcel whose storage has ended, in words. */
export const extendOver = ({ t, tenant }: View, { graceDays }: PurchaseParcel): string =>
  t('parcel.extendOver', {
    days: tenant.storage.extensionDays,
    graceDays: graceDays ?? tenant.storage.graceDays,
  });

/** Whether a stored parcel's storage is about to end. */
export function endsSoon({ status, storageExpiresAt }: PurchaseParcel, now: number): boolean {
  if (status !== 'STOCKED_IN' || !storageExpiresAt) return false;
  return Date.parse(storageExpiresAt) - now <= WARNING_DAYS * DAY_MS;
}

/** Names a parcel's problem; undefined without one. */
export function problemText({ t }: View, parcel: PurchaseParcel): string | undefined {
  if (parcel.status === 'EXCEPTION' && parcel.exception) {
    return translateKey(t, `parcel.exception.${parcel.exception}`);
  }
  if (parcel.status === 'QC_FAILED' || parcel.qcStatus === 'FAILED') {
    return translateKey(t, `parcel.issue.${parcel.qcIssue ?? 'OTHER'}`);
  }
  return undefined;
}
