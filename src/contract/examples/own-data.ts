import type { ownDataEndpoints } from '../calls/own-data.ts';
import type { Examples } from './example.ts';

export const ownDataExamples: Examples<typeof ownDataEndpoints> = {
  exportMyData: {
    answer: {
      exportedAt: '2026-11-21T03:13:40.000Z',
      tenantId: 'sampan',
      data: {
        profile: [{ id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90', name: 'Mia', email: 'mia@example.org' }],
      },
      cut: [],
    },
  },
  deleteAccount: {
    input: { body: { loginPassword: 'a-long-river-boat-7' } },
    answer: { ok: true },
  },
};
