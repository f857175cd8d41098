import { placeholder } from './fill.ts';
import { shippingTexts } from './freight-texts.ts';
import type { Translate } from './translator.ts';

/** Texts of an estimate to the door; `{…}` is filled when it is shown, on the server or in the browser. */
export const doorTexts = (t: Translate) => ({
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
  ...shippingTexts(t),
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
});
export type DoorTexts = ReturnType<typeof doorTexts>;
