import { SUMMARY_VALUES } from '../../../contract/values/people/proposals.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

/** A value of a proposal's summary as a person reads it. */
export function summaryText(t: DeskTranslate, value: string): string {
  const knownValue = SUMMARY_VALUES.find((one) => one === value);
  return knownValue ? t(`desk.approvals.value.${knownValue}`) : value;
}
