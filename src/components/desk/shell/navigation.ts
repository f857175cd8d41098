import { PILES, PROBLEM_PILES } from '../../../contract/values/desk/piles.ts';
import type { Right } from '../../../contract/values/people/rights.ts';
import type { DeskTranslate } from '../../../i18n/translator.ts';
import { groupOf, type PileGroup } from '../work/pile-groups.ts';

type Section = {
  /** The path of the section below the tenant; empty for the first page. */
  path: string;
  /** The text key of the name of the section. */
  name: Parameters<DeskTranslate>[0];
  /** A person with at least one of these rights sees the section. */
  rights: readonly Right[];
  /** The letter that, after `g`, opens the section. */
  letter: string;
  /** Paths of pages that belong to the section besides those below its own path. */
  also?: readonly string[];
};

/** The sections of the desk, by work. People see those for which they have a right. */
export const SECTIONS: readonly Section[] = [
  { path: '', name: 'desk.nav.today', rights: [], letter: 't' },
  {
    path: 'orders',
    name: 'desk.nav.orders',
    rights: ['orders.see'],
    letter: 'o',
    also: ['sellers'],
  },
  { path: 'warehouse', name: 'desk.nav.warehouse', rights: ['parcels.see'], letter: 'w' },
  {
    path: 'shipments',
    name: 'desk.nav.shipments',
    rights: ['shipments.see'],
    letter: 's',
    also: ['manifests', 'tracking', 'carrier-keys'],
  },
  {
    path: 'problems',
    name: 'desk.nav.problems',
    rights: ['orders.see', 'parcels.see', 'shipments.see'],
    letter: 'p',
  },
  { path: 'customers', name: 'desk.nav.customers', rights: ['shoppers.see'], letter: 'c' },
  { path: 'tickets', name: 'desk.nav.tickets', rights: ['tickets.see'], letter: 'k' },
  { path: 'money', name: 'desk.nav.money', rights: ['money.see'], letter: 'm' },
  { path: 'shop', name: 'desk.nav.shop', rights: ['shop.see', 'prices.see'], letter: 'h' },
  {
    path: 'system',
    name: 'desk.nav.system',
    rights: ['people.see', 'audit.see', 'system.see', 'tenants.act'],
    letter: 'y',
    also: ['people', 'roles', 'keys', 'failed-sign-ins', 'audit', 'jobs', 'tenants'],
  },
];

/** The path of the section to which a page belongs. A list of work belongs to the section of its pile. */
export function sectionPathOf(pagePath: string): string {
  const [path = '', query] = pagePath.split('?', 2);
  const [, , , first = ''] = path.split('/');
  if (first !== 'work') return first;
  const pile = PILES.find((one) => one === new URLSearchParams(query).get('pile')) ?? PILES[0];
  return SECTION_OF_GROUP[groupOf(pile)];
}

const SECTION_OF_GROUP: Readonly<Record<PileGroup, string>> = {
  PURCHASE_ORDER: 'orders',
  PURCHASE_PARCEL: 'warehouse',
  TRANSIT_ORDER: 'shipments',
  DEPOSIT: 'money',
  TICKET: 'tickets',
};

/** The beginnings of the names of the piles whose counts a section shows, by the section's path. */
export const PILES_OF_SECTION: Readonly<Record<string, string>> = {
  orders: 'ORDERS_',
  warehouse: 'PARCELS_',
  shipments: 'SHIPMENTS_',
  problems: PROBLEM_PILES.join(' '),
  tickets: 'TICKETS',
  money: 'DEPOSITS_ BANK_LINES WITHDRAWALS REFUNDS',
};
