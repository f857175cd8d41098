import { daysOfSteps } from '../../contract/values/orders/step-days.ts';
import { shippingTexts } from '../../i18n/freight-texts.ts';
import { leadTime } from '../freight/freight-rows.ts';
import type { View } from '../view.ts';
import { stepsToWarehouse } from './expected-dates.ts';

/** The days from the payment until goods are in our warehouse, as a text; empty if the shop promises none. */
export function daysToWarehouse(view: View): string {
  const days = daysOfSteps(view.tenant.stepDays, ['buy', ...stepsToWarehouse(false)]);
  return days ? leadTime(shippingTexts(view.t), days.min, days.max) : '';
}
