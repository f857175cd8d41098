import type { noticeEndpoints } from '../calls/notices.ts';
import type { Examples } from './example.ts';

const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/dTfN3xk2',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const done = { answer: { ok: true } } as const;

export const noticeExamples: Examples<typeof noticeEndpoints> = {
  getNoticeSettings: {
    answer: {
      mail: ['ORDERS', 'PARCELS', 'STORAGE', 'SHIPMENTS', 'MONEY', 'REPLIES'],
      push: ['STORAGE', 'SHIPMENTS'],
      browsers: 1,
      here: true,
      publicKey: browser.p256dh,
    },
  },
  setNoticeSettings: { input: { body: { mail: ['MONEY'], push: ['SHIPMENTS'] } }, ...done },
  subscribeToPush: { input: { body: browser }, ...done },
  unsubscribeFromPush: { input: { body: { endpoint: browser.endpoint } }, ...done },
  listNoticeDigests: {
    answer: {
      records: [
        {
          orderNo: 'P26111408364512',
          unread: true,
          notices: [
            {
              id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90',
              type: 'PARCEL_STOCKED_IN',
              title: 'Parcel K26111708364501 is in our warehouse',
              text: 'It weighs 6.54 kg.',
              link: '/my/in-stock-items/K26111708364501',
              read: false,
              createdAt: '2026-11-18T03:13:40.000Z',
              also: [{ number: 'K26111708364502', link: '/my/in-stock-items/K26111708364502' }],
            },
          ],
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
      totalPage: 1,
      unread: 1,
    },
  },
};
