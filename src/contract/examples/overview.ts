import type { overviewEndpoints } from '../calls/overview.ts';
import type { Examples } from './example.ts';

export const overviewExamples: Examples<typeof overviewEndpoints> = {
  getOverview: {
    answer: {
      available: '1749.20',
      toPay: { count: 1, no: 'M26112008364512', total: '443.00' },
      questions: { count: 0 },
      problems: { count: 0 },
      pickUps: { count: 0 },
      delivered: { count: 1, no: 'T26111408364597' },
      buying: 2,
      coming: 1,
      stored: { count: 3, freeUntil: '2026-12-18T03:13:40.000Z' },
      goingHome: 1,
      strip: {
        act: { href: '/payment?nos=M26112008364512', text: 'Pay ¥443.00' },
        stages: [{ href: '/my/pending-payments', text: 'To pay', count: 1 }],
        balance: { href: '/my/balance', text: 'Available', amount: '¥1,749.20' },
      },
    },
  },
};
