import { doorTexts } from '../../i18n/door-texts.ts';
import { type MoneyFormat, moneyToday } from '../money/money-format.ts';
import type { View } from '../view.ts';
import type { DoorFormat } from './show-door.ts';

/** The format of estimates to the door in the page's language, at today's rate or that of an order. */
export const doorFormat = (view: View, money: MoneyFormat = moneyToday(view)): DoorFormat => ({
  locale: view.locale,
  money,
  homeCountry: view.tenant.homeCountry,
  texts: doorTexts(view.t),
});
