import { SUMMARY_VALUES } from '../../../contract/values/people/proposals.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

/** A value of a proposal's summary as a person reads it. */
export function summaryText(t: DeskTranslate, value: string): string {
  const known = SUMMARY_VALUES.find((one) => one === value);
  return known ? t(`desk.approvals.value.${known}`) : value;
}
