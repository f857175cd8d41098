import { expect, it } from 'vitest';
import type { Overview } from '../../../src/contract/calls/overview.ts';
import { nextActs } from '../../../src/site/next-acts.ts';

const none = { count: 0 };
const QUIET: Overview = {
  available: '0.00',
  toPay: { count: 0, total: '0.00' },
  questions: none,
  problems: none,
  pickUps: none,
  delivered: none,
  buying: 3,
  coming: 2,
  stored: none,
  goingHome: 1,
};
const ALL = { stored: true, transit: true };

it('is empty while others must act', () => {
  expect(nextActs(QUIET, ALL)).toEqual([]);
});

it('begins with what is lost if it waits', () => {
  const waiting = { count: 2 };
  const busy = {
    ...QUIET,
    toPay: { count: 2, total: '443.00' },
    questions: waiting,
    problems: waiting,
    pickUps: waiting,
    delivered: waiting,
    stored: waiting,
  };
  expect(nextActs(busy, ALL).map(({ name }) => name)).toEqual([
    'pay',
    'answer',
    'decide',
    'pickUp',
    'confirm',
    'send',
  ]);
});

it.each<[Partial<Overview>, string]>([
  [{ toPay: { count: 1, no: 'M1', total: '9.00' } }, '/payment?nos=M1'],
  [{ toPay: { count: 2, total: '9.00' } }, '/my/pending-payments'],
  [{ questions: { count: 1, no: 'P1' } }, '/my/purchase/P1'],
  [{ questions: { count: 2 } }, '/my/purchase?tab=processing'],
  [{ problems: { count: 1, no: 'K1' } }, '/my/in-stock-items/K1'],
  [{ problems: { count: 2 } }, '/my/in-stock-items?tab=problem'],
  [{ delivered: { count: 1, no: 'T1' } }, '/my/transit/T1'],
  [{ pickUps: { count: 2 } }, '/my/transit?tab=arriving'],
])('opens the only one of %j, else the list', (what, href) => {
  expect(nextActs({ ...QUIET, ...what }, ALL).map((act) => act.href)).toEqual([href]);
});

it('names no part that the shop hides', () => {
  const busy = { ...QUIET, problems: { count: 1 }, delivered: { count: 1 }, stored: { count: 1 } };
  expect(nextActs(busy, { stored: false, transit: true }).map(({ name }) => name)).toEqual([
    'confirm',
  ]);
  expect(nextActs(busy, { stored: true, transit: false }).map(({ name }) => name)).toEqual([
    'decide',
  ]);
});
