import { expect, it } from 'vitest';
import { daysOfSteps } from '../../../../../src/contract/values/orders/step-days.ts';

const days = { buy: { min: 0, max: 1 }, arrive: { min: 2, max: 5 } };

it('the days of steps are added', () => {
  expect(daysOfSteps(days, ['buy', 'arrive'])).toEqual({ min: 2, max: 6 });
  expect(daysOfSteps(days, ['arrive'])).toEqual({ min: 2, max: 5 });
});

it('for a step without days in the settings, nothing is promised', () => {
  expect(daysOfSteps(days, ['buy', 'arrive', 'check'])).toBeUndefined();
  expect(daysOfSteps(undefined, ['buy'])).toBeUndefined();
});
