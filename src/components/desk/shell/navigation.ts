import { PROBLEM_PILES } from '../../../contract/values/piles.ts';
import type { Right } from '../../../contract/values/rights.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';

type Section = {
  /** Its path below the tenant; empty for the first page. */
  path: string;
  /** Key of its name. */
  name: Parameters<DeskTranslate>[0];
  /** One of them is enough to see the section. */
  rights: readonly Right[];
  /** The letter that opens it, after `g`. */
  letter: string;
  /** Paths of pages that belong to it, besides those below its own. */
  also?: readonly string[];
};

/** The sections of the desk, by work. People see those for which they have a right. */
export const SECTIONS: readonly Section[] = [
  { path: '', name: 'desk.nav.today', rights: [], letter: 't' },
  { path: 'orders', name: 'desk.nav.orders', rights: ['orders.see'], letter: 'o' },
  { path: 'warehouse', name: 'desk.nav.warehouse', rights: ['parcels.see'], letter: 'w' },
  { path: 'shipments', name: 'desk.nav.shipments', rights: ['shipments.see'], letter: 's' },
  {
    path: 'problems',
    name: 'desk.nav.problems',
    rights: ['orders.see', 'parcels.see', 'shipments.see'],
    letter: 'p',
  },
  { path: 'customers', name: 'desk.nav.customers', rights: ['shoppers.see'], letter: 'c' },
  { path: 'tickets', name: 'desk.nav.tickets', rights: ['tickets.see'], letter: 'k' },
  { path: 'money', name: 'desk.nav.money', rights: ['money.see'], letter: 'm' },
  { path: 'shop', name: 'desk.nav.shop', rights: ['shop.see'], letter: 'h' },
  {
    path: 'system',
    name: 'desk.nav.system',
    rights: ['people.see', 'audit.see', 'system.see', 'tenants.act'],
    letter: 'y',
    also: ['people', 'roles', 'keys', 'failed-sign-ins', 'audit', 'jobs', 'tenants'],
  },
];

/** How the names of the piles begin whose counts a section shows, by its path. */
export const PILES_OF_SECTION: Readonly<Record<string, string>> = {
  orders: 'ORDERS_',
  warehouse: 'PARCELS_ SHIPMENTS_',
  shipments: 'SHIPMENTS_',
  problems: PROBLEM_PILES.join(' '),
  tickets: 'TICKETS',
  customers: 'TICKETS',
  money: 'DEPOSITS_ WITHDRAWALS REFUNDS',
};
