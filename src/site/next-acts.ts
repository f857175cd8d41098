import type { Overview } from '../contract/calls/overview.ts';

type ActName = 'pay' | 'answer' | 'decide' | 'pickUp' | 'confirm' | 'send';

/** An act that waits for the shopper, the number of objects that wait for it, and the path of the page for it. */
export type NextAct = { name: ActName; count: number; href: string };

/** The parts of the shop that a tenant may hide. */
export type ShownParts = { stored: boolean; transit: boolean };

/**
 * The acts that wait for the shopper, the most urgent first: those with which something is lost if they
 * wait (unpaid orders are closed, sellers sell out), then the others. An act leads to its only object or,
 * if there are several, to their list.
 */
export function nextActs(overview: Overview, shown: ShownParts): NextAct[] {
  const { toPay, questions, problems, pickUps, delivered, stored } = overview;
  const acts: (NextAct & { isShown: boolean })[] = [
    {
      name: 'pay',
      count: toPay.count,
      href: toPay.no ? `/payment?nos=${toPay.no}` : '/my/pending-payments',
      isShown: true,
    },
    {
      name: 'answer',
      count: questions.count,
      href: hrefOf('/my/purchase', questions.no, 'processing'),
      isShown: true,
    },
    {
      name: 'decide',
      count: problems.count,
      href: hrefOf('/my/in-stock-items', problems.no, 'problem'),
      isShown: shown.stored,
    },
    {
      name: 'pickUp',
      count: pickUps.count,
      href: hrefOf('/my/transit', pickUps.no, 'arriving'),
      isShown: shown.transit,
    },
    {
      name: 'confirm',
      count: delivered.count,
      href: hrefOf('/my/transit', delivered.no, 'arriving'),
      isShown: shown.transit,
    },
    {
      name: 'send',
      count: stored.count,
      href: '/my/in-stock-items',
      isShown: shown.stored && shown.transit,
    },
  ];
  return acts
    .filter(({ count, isShown }) => isShown && count > 0)
    .map(({ name, count, href }) => ({ name, count, href }));
}

const hrefOf = (path: string, no: string | undefined, tab: string) =>
  no ? `${path}/${no}` : `${path}?tab=${tab}`;
