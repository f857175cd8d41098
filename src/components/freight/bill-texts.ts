import type { Translate } from '../../i18n/translator.ts';
import type { BillTexts } from './bill-lines.tsx';

/** What the parts of a freight price are called. */
export function billTexts(t: Translate): BillTexts {
  return {
    actual: t('estimate.actual'),
    volumetric: t('estimate.volumetric'),
    billed: t('estimate.billedWeight'),
    total: t('estimate.total'),
  };
}
