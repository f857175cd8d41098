import type { opsViewEndpoints } from '../../ops/desk/views.ts';
import { done, type Examples } from '../example.ts';

const AT = '2026-11-22T08:30:00.000Z';
const SHOPPER_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90';
const TOKEN = '5V2K8Q4D7M1N9W3X6Y0Z5V2K8Q4D7M1N';

export const opsViewExamples: Examples<typeof opsViewEndpoints> = {
  viewAsShopper: {
    input: { params: { id: SHOPPER_ID }, body: { reason: 'Says that the parcel is missing' } },
    answer: { link: `https://shop.example.org/view-as?token=${TOKEN}`, expiresAt: AT },
  },
  openView: {
    input: { body: { token: TOKEN } },
    answer: {
      accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
      userId: SHOPPER_ID,
      shopper: 'Mei Okubo',
      viewer: 'Li Na',
      expiresAt: AT,
    },
  },
  endView: {
    input: { body: { accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' } },
    ...done,
  },
};
