import type { sessionEndpoints } from '../calls/sessions.ts';
import { done, type Examples } from './example.ts';

const session = {
  id: '01KAQ3R8M0T5V7X9Z1B3D5F7H9',
  device: 'Firefox · Android',
  network: '203.0.113.*',
  createdAt: '2026-11-20T08:30:00.000Z',
  lastUsedAt: '2026-11-23T07:15:00.000Z',
  current: true,
};

export const sessionExamples: Examples<typeof sessionEndpoints> = {
  listSessions: { answer: [session] },
  endSession: { input: { params: { id: session.id } }, ...done },
  logout: done,
  logoutEverywhere: done,
};
