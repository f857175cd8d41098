import type { noticeEndpoints } from '../calls/notices.ts';
import type { Examples } from './example.ts';

export const noticeExamples: Examples<typeof noticeEndpoints> = {
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
