import { daysOfSteps } from '../../contract/values/orders/step-days.ts';
import { freightFormat, leadTime } from '../freight/freight-rows.ts';
import type { View } from '../view.ts';
import { stepsToWarehouse } from './expected-dates.ts';

/** How many days it takes from the payment until goods are in our warehouse; empty if the shop says nothing of it. */
export function daysToWarehouse(view: View): string {
  const days = daysOfSteps(view.tenant.stepDays, ['buy', ...stepsToWarehouse(false)]);
  return days ? leadTime(freightFormat(view).texts, days.min, days.max) : '';
}
