import {
  PILE_FACTS,
  PILES,
  type Pile,
  type WorkSubject,
} from '../../../contract/values/desk/piles.ts';

/** The kinds of objects by which piles are grouped. */
export const PILE_GROUPS = [
  'PURCHASE_ORDER',
  'PURCHASE_PARCEL',
  'TRANSIT_ORDER',
  'DEPOSIT',
  'TICKET',
] as const satisfies readonly WorkSubject[];
export type PileGroup = (typeof PILE_GROUPS)[number];

const MONEY: readonly WorkSubject[] = ['DEPOSIT', 'WITHDRAWAL', 'REFUND', 'BANK_LINE'];

/** The group of a pile, by the kind of its objects. All kinds about money are one group. */
export function groupOf(pile: Pile): PileGroup {
  const { subject } = PILE_FACTS[pile];
  if (subject === 'UNKNOWN_PARCEL' || subject === 'SERVICE_REQUEST') return 'PURCHASE_PARCEL';
  return MONEY.includes(subject) ? 'DEPOSIT' : (subject as PileGroup);
}

/** The piles of a group. */
export const pilesOfGroup = (group: PileGroup): Pile[] =>
  PILES.filter((pile) => groupOf(pile) === group);
