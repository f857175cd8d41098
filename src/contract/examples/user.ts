import type { Profile, userEndpoints } from '../calls/user.ts';
import { DEMO, done, type Examples } from './example.ts';

const profile: Profile = {
  id: '01KAFQ8ZT3M5X7C9V1B2N4K6J8',
  name: 'Mei Lin',
  email: 'mei.lin@example.org',
  secondEmail: '',
  phoneNumber: '+60123456789',
  language: 'en',
  unreadNotificationCount: 2,
  createdAt: '2026-11-18T09:30:00.000Z',
};

const signedIn = {
  accessToken: 'eyJhbGciOiJIUzI1NiIsImtpZCI6ImsxIn0.eyJhdWQiOiJzYW1wYW4ifQ.c2lnbmF0dXJl',
  expiresAt: '2027-02-18T09:30:00.000Z',
  profile,
};

const { email } = profile;
const verificationCode = '482915';

export const userExamples: Examples<typeof userEndpoints> = {
  getProfile: { answer: profile },
  updateProfile: {
    input: { body: { name: 'Mei Lin', phoneNumber: '+60 12-345 6789', secondEmail: '' } },
    answer: profile,
  },
  changeEmail: {
    input: { body: { loginPassword: DEMO.password, email, verificationCode } },
    answer: profile,
  },
  changePassword: {
    input: { body: { oldPassword: DEMO.password, newPassword: 'a-long-river-boat-7' } },
    ...done,
  },
  updateLanguage: { input: { query: { language: 'en' } }, ...done },
  sendEmailCode: {
    input: { body: { email } },
    answer: {
      resendAfterSeconds: 60,
      expiresInSeconds: 600,
      sentAt: '2026-11-23T02:00:00.000Z',
    },
  },
  verifyEmailCode: { input: { body: { email, verificationCode } }, ...done },
  verifyEmailPromotionCode: { input: { body: { email, promotionCode: 'WELCOME' } }, ...done },
  signup: {
    input: {
      body: {
        name: 'Mei Lin',
        email,
        verificationCode,
        loginPassword: 'a-long-river-boat-7',
        phoneNumber: '+60 12-345 6789',
        promotionCode: 'WELCOME',
      },
    },
    answer: signedIn,
  },
  login: { input: { body: { email: DEMO.email, password: DEMO.password } }, answer: signedIn },
  forgetPassword: {
    input: { body: { email, verificationCode, newPassword: 'a-long-river-boat-7' } },
    ...done,
  },
  checkEmailAvailable: { input: { query: { email } }, answer: { available: true } },
};
