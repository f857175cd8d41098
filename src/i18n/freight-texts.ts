import { placeholder } from './fill.ts';
import type { Translate } from './translator.ts';

/** Texts of how long shipping takes and which weight it bills, for freight prices and estimates to the door. */
export const shippingTexts = (t: Translate) => {
  const weight = placeholder('weight');
  return {
    days: t('estimate.days', { min: placeholder('min'), max: placeholder('max') }),
    oneDay: t('estimate.oneDay'),
    exactDays: t('estimate.exactDays', { days: placeholder('days') }),
    billed: t('estimate.billed', { weight }),
    billedMinimum: t('estimate.billedMinimum', { weight }),
  };
};

/** Texts of freight prices; `{…}` is filled when they are shown, on the server or in the browser. */
export const freightTexts = (t: Translate) => {
  const weight = placeholder('weight');
  return {
    ...shippingTexts(t),
    billedByVolume: t('estimate.billedByVolume', { weight }),
    firstWeight: t('estimate.firstWeight', { first: placeholder('first') }),
    furtherWeight: t('estimate.furtherWeight', {
      first: placeholder('first'),
      steps: placeholder('steps'),
      step: placeholder('step'),
    }),
    upTo: t('estimate.upTo', { weight }),
    atLeast: t('estimate.atLeast', { weight }),
    tracked: t('estimate.tracked'),
    insurable: t('estimate.insurable'),
    taxesIncluded: t('estimate.taxesIncluded'),
    pickup: t('estimate.pickup'),
  };
};
export type FreightTexts = ReturnType<typeof freightTexts>;

/** The names of the parts of a freight price. */
export const billTexts = (t: Translate) => ({
  actual: t('estimate.actual'),
  volumetric: t('estimate.volumetric'),
  billed: t('estimate.billedWeight'),
  total: t('estimate.total'),
});
export type BillTexts = ReturnType<typeof billTexts>;

/** Texts of the freight options and of a failed request for them. */
export const freightOptionTexts = (t: Translate) => ({
  none: t('estimate.none'),
  failed: t('estimate.failed'),
  cheapest: t('estimate.cheapest'),
  fastest: t('estimate.fastest'),
  ...billTexts(t),
});
export type FreightOptionTexts = ReturnType<typeof freightOptionTexts>;
