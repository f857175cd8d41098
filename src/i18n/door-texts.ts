import { placeholder } from './fill.ts';
import type { Translate } from './translator.ts';

/** Texts of an estimate to the door; `{…}` is filled when it is shown, on the server or in the browser. */
export const doorTexts = (t: Translate) => {
  const weight = placeholder('weight');
  return {
    title: t('door.title'),
    later: t('door.later'),
    goods: t('order.goods'),
    domesticFreight: t('order.domesticFreight'),
    serviceFee: t('order.serviceFee'),
    home: t('door.home'),
    services: t('transit.new.extras'),
    total: t('door.total', { country: placeholder('country') }),
    by: t('door.by', { option: placeholder('option') }),
    none: t('door.none', { country: placeholder('country') }),
    days: t('estimate.days', { min: placeholder('min'), max: placeholder('max') }),
    oneDay: t('estimate.oneDay'),
    exactDays: t('estimate.exactDays', { days: placeholder('days') }),
    billed: t('estimate.billed', { weight }),
    billedMinimum: t('estimate.billedMinimum', { weight }),
    tax: t('door.tax', { tax: placeholder('tax'), rate: placeholder('rate') }),
    taxAbove: t('door.taxAbove', {
      tax: placeholder('tax'),
      rate: placeholder('rate'),
      limit: placeholder('limit'),
    }),
    taxIncluded: t('estimate.taxesIncluded'),
    taxNotIncluded: t('door.taxNotIncluded'),
    accuracy: t('door.accuracy', {
      days: placeholder('days'),
      percent: placeholder('percent'),
      count: placeholder('count'),
    }),
    asGoods: t('door.asGoods', { amount: placeholder('amount') }),
  };
};
export type DoorTexts = ReturnType<typeof doorTexts>;
