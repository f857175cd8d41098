import type { Overview } from '../contract/calls/overview.ts';
import type { ShownParts } from './next-acts.ts';

export type StageName = 'toPay' | 'buying' | 'coming' | 'stored' | 'goingHome';
export type Stage = { name: StageName; href: string; count: number | undefined };

/**
 * The stages of orders, from paying to the way home, each with the path of its list. Without an overview
 * the stages have no numbers.
 */
export function myStages(overview: Overview | undefined, shown: ShownParts): Stage[] {
  const stages: (Stage & { isShown: boolean })[] = [
    {
      name: 'toPay',
      href: '/my/pending-payments',
      count: overview?.toPay.count,
      isShown: true,
    },
    {
      name: 'buying',
      href: '/my/purchase?tab=processing',
      count: overview?.buying,
      isShown: true,
    },
    {
      name: 'coming',
      href: '/my/purchase?tab=purchased',
      count: overview?.coming,
      isShown: true,
    },
    {
      name: 'stored',
      href: '/my/in-stock-items',
      count: overview?.stored.count,
      isShown: shown.stored,
    },
    {
      name: 'goingHome',
      href: '/my/transit',
      count: overview?.goingHome,
      isShown: shown.transit,
    },
  ];
  return stages
    .filter(({ isShown }) => isShown)
    .map(({ name, href, count }) => ({ name, href, count }));
}
