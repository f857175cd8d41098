import type { Feedback, feedbackEndpoints } from '../calls/feedback.ts';
import { type Examples, pageWith } from './example.ts';
import { orderRef } from './payments.ts';

export const feedback: Feedback = {
  id: '01KAFRCT8W0Y2A4C6E8G0J2M4P',
  kind: 'QUESTION',
  text: 'When do you pack on Fridays?',
  orderNo: orderRef.orderNo,
  answer: '',
  createdAt: '2026-11-22T10:00:00.000Z',
};

const { kind, text, orderNo } = feedback;

export const feedbackExamples: Examples<typeof feedbackEndpoints> = {
  listFeedback: { input: { query: { pageSize: 5 } }, answer: pageWith(feedback) },
  sendFeedback: { input: { body: { kind, text, orderNo } }, answer: feedback },
};
